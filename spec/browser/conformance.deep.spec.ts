/** The package's own browser view before its own conformance kit, in a page. */
import { testConformance } from './support/kit.js';
import { inChromium } from './support/stage.js';

testConformance(inChromium(), 'spec/browser/pages/browser-view-checks.html');
