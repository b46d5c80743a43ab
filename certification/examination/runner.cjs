'use strict';

require('../../checks/native-match-indices.cjs');
require('../../register.cjs');
require('./runner');
