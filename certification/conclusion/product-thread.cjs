'use strict';

require('../../register.cjs');
require('./product-thread');
