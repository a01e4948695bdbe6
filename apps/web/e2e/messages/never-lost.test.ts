// Nothing that somebody writes is lost or doubled, whatever happens on its way.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/visitor.ts';
import { box, bubble, newPair, openAsClient, textsOf } from './support.ts';

const unconnected = { allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] };
const SEND = '**/messageCenter/send';

async function write(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await box(page).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await bubble(page, text).waitFor();
  }
}

describe('a message', () => {
  it('that is written offline is sent once, in its order, when there is a connection again', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, phone, unconnected);
    await page.context().setOffline(true);
    await write(page, 'first', 'second', 'third');
    await bubble(page, 'third').getByText('Sending').waitFor();
    await page.context().setOffline(false);
    await bubble(page, 'third').getByText('Sent').waitFor();
    expect(await textsOf(pair)).toEqual(['first', 'second', 'third']);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox/.test(key))))
      .toEqual([]);
  });

  it('survives a reload before it could be sent, and is not sent by two tabs', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, desktop, unconnected);
    await page.context().route(SEND, (route) => route.abort());
    await write(page, 'before', 'after');
    await page.reload();
    await bubble(page, 'after').getByText('Sending').waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await bubble(other, 'after').getByText('Sending').waitFor();
    await page.context().unroute(SEND);
    await Promise.all([page, other].map((each) => each.evaluate(() => dispatchEvent(new Event('online')))));
    await bubble(page, 'after').getByText('Sent').waitFor();
    await bubble(other, 'after').getByText('Sent').waitFor();
    expect(await bubble(other, 'before').count()).toBe(1);
    expect(await textsOf(pair)).toEqual(['before', 'after']);
  });

  it('whose answer is lost is stored once', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, phone, unconnected);
    let calls = 0;
    await page.context().route(SEND, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await write(page, 'once');
    await bubble(page, 'once').getByText('Sent').waitFor();
    // The live connection may bring it before it is sent again.
    await expect.poll(() => calls).toBe(2);
    expect(await textsOf(pair)).toEqual(['once']);
    expect(await bubble(page, 'once').count()).toBe(1);
  });

  it('that was refused says why, and is sent again or deleted', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, phone, { allowed: [/status of 403/] });
    const refusal = { code: 'not_connected', message: 'The two accounts are not linked.', requestId: 'req_1' };
    await page.context().route(SEND, (route) => route.fulfill({ status: 403, json: refusal }));
    await write(page, 'refused', 'unwanted');
    await bubble(page, 'unwanted').getByText('You’re no longer connected').waitFor();
    await page.reload();
    await bubble(page, 'unwanted').getByRole('button', { name: 'Delete' }).tap();
    await bubble(page, 'unwanted').waitFor({ state: 'detached' });
    await page.context().unroute(SEND);
    await bubble(page, 'refused').getByRole('button', { name: 'Try again' }).tap();
    await bubble(page, 'refused').getByText('Sent').waitFor();
    expect(await textsOf(pair)).toEqual(['refused']);
  });

  it('that is being written survives a reload, in its conversation', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, desktop);
    await box(page).fill('Not yet finished');
    await page.getByRole('link', { name: /Regen Care/ }).click();
    await expect.poll(() => box(page, 'Regen Care').inputValue()).toBe('');
    await page.reload();
    await page.goBack();
    await expect.poll(() => box(page).inputValue()).toBe('Not yet finished');
  });
});
