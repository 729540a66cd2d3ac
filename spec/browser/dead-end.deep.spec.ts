/** The notice at a dead end stays, and offers the way back. */
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { atTheHouses, gameOf } from './support/house-page.js';
import { movesOf } from './support/table.js';

const stage = atTheHouses();

const suit = (letter: string): string => `A23456789TJQK`.replace(/./g, `$&${letter} `).trim();

/** The jack of spades goes up after the first draw. After the second one, it lies under the queen for good. */
const LAYOUT = `f1: ${suit('s').slice(0, 29)}; f2: ${suit('h')}; f3: ${suit('d')}; f4: ${suit('c').slice(0, 17)}; \
t1: Ks; t2: 7c Kc; t3: Qc; t4: Jc; t5: Tc; t6: 9c; t7: 8c; stock: Qs Js`;

async function atDeadEnd(truth: 'on' | 'off'): Promise<Page> {
  const page = await stage.open(gameOf('ulg,+draw+1,+redeals+0', LAYOUT), { set: { up: 'off', truth } });
  await page.keyboard.press('d');
  await page.keyboard.press('d');
  await page.locator('.dead-end').waitFor();
  return page;
}

test('the notice says that no useful moves are left, and goes back to the last winnable move', async () => {
  const page = await atDeadEnd('off');
  const notice = page.locator('.dead-end');
  await notice.getByText('Back to move 1').waitFor();
  const told = await notice.locator('p').textContent();
  const buttons = await notice.locator('button:not(.close)').allTextContents();
  expect([told, buttons]).toEqual([
    'No useful moves left. Go back or start a new game.',
    ['Back to move 1', 'Undo', 'New game'],
  ]);
  await notice.getByText('Back to move 1').click();
  expect([await movesOf(page), await notice.isVisible()]).toEqual(['1 move', false]);
});

test('the × closes the notice, and the sign of a lost game shows it again', async () => {
  const page = await atDeadEnd('on');
  const notice = page.locator('.dead-end');
  await notice.locator('.close').click();
  await notice.waitFor({ state: 'hidden' });
  await page.locator('.truth[data-truth=lost]').click();
  await notice.getByText('Undo').click();
  expect([await movesOf(page), await notice.isVisible()]).toEqual(['1 move', false]);
});
