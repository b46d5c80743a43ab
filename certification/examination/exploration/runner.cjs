'use strict';

require('../../../register.cjs');
require('./runner');
