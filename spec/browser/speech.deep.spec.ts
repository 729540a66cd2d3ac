/** Tests the announcements of a game in the live region. */
import { expect, test } from '@jest/globals';
import { inChromium } from './support/stage.js';

const TABLE = 'spec/browser/pages/tables.html?deal=java:11';

const stage = inChromium();

/** Each key, followed by its announcement. */
const TRANSCRIPT = `
n       New game; on the tableau two of diamonds, queen of clubs, four of spades, four of hearts, eight of diamonds, five of clubs, jack of hearts; 0 moves
4
Enter   Four of hearts in hand
6
Enter   Four of hearts to tableau 6; six of clubs turned up; 1 move
1
a       No foundation takes this card yet.
Enter   Two of diamonds in hand
7
Enter   On the tableau, red goes on black and black on red.
Escape
1       Tableau 1, two of diamonds
Enter   Two of diamonds in hand
Escape  Put back
6
ArrowUp
Enter   Five of clubs and 1 more in hand
f
Enter   You can't put that on foundation 1.
7
Enter   Jack of hearts in hand
Space   Put back. Seven of clubs, nine of spades, four of diamonds on the waste; 2 moves
w
Enter   Four of diamonds in hand
a       No foundation takes this card yet.
6
ArrowUp
Enter   Five of clubs and 1 more in hand
a       Put back. No foundation takes this card yet.
1
Enter   Two of diamonds in hand
u       Put back. Undone; the waste is empty; 1 move
u       Undone; four of hearts to tableau 4; six of clubs turned down; 0 moves
u       There's no move to undo.
`;

test('announces a session', async () => {
  const page = await stage.open(TABLE);
  await page.keyboard.press('Tab');
  const said = (): Promise<string> => page.getByRole('status').innerText();
  const lines: string[] = [];
  let before = await said();
  for (const line of TRANSCRIPT.trim().split('\n')) {
    const [key = ''] = line.split(' ');
    await page.keyboard.press(key);
    const after = await said();
    lines.push(`${key.padEnd(8)}${after === before ? '' : after}`.trimEnd());
    before = after;
  }
  expect(`\n${lines.join('\n')}\n`).toBe(TRANSCRIPT);
});
