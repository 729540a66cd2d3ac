/** Our browser view passes our conformance kit in WebKit. */
import { testConformance } from '../browser/support/kit.js';
import { inWebKit } from './support/stage.js';

const stage = inWebKit();

testConformance({ open: (program) => stage.open(program) }, 'spec/browser/pages/browser-view-checks.html');
