/** The keys' names in browsers, and their codes in WebDriver. */

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODES: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  Control: '\uE009',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

interface KeyAction {
  readonly type: 'keyDown' | 'keyUp';
  readonly value: string;
}

/** `a`, `Enter`, `Control+z`: presses all keys in order, then releases them in reverse. */
export function keyActions(keys: string): KeyAction[] {
  const values = keys.split('+').map((key) => CODES[key] ?? key);
  return [
    ...values.map((value) => ({ type: 'keyDown', value }) as const),
    ...values.reverse().map((value) => ({ type: 'keyUp', value }) as const),
  ];
}
