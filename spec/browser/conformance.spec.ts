/** The package's own browser view before its own conformance kit, in a page. */
import { testConformance } from './support/kit.js';
import { inChromium } from './support/stage.js';

const PAGE = 'spec/browser/pages/browser-view-checks.html';

testConformance(inChromium(), PAGE, ['not reported: a hidden tableau card']);
