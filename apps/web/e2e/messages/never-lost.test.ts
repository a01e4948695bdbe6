// Nothing that somebody writes is lost or doubled, whatever happens on its way.
import { describe, expect, it } from 'vitest';
import { desktop, phone } from '../support/visitor.ts';
import { box, bubble, newPair, openAsClient, REFUSAL, refused, SEND, stored, textsOf, write } from './support.ts';

const unconnected = { allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] };
describe('a message', () => {
  it('that is written offline is sent once, in its order, when there is a connection again', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, phone, unconnected);
    await page.context().setOffline(true);
    await write(page, 'first', 'second', 'third');
    await bubble(page, 'third').getByText('Sending').waitFor();
    await page.context().setOffline(false);
    await stored(page, 'third').waitFor();
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
    await stored(page, 'after').waitFor();
    await stored(other, 'after').waitFor();
    // What was sent by the other tab arrives by the live connection.
    await expect.poll(() => bubble(other, 'before').count()).toBe(1);
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
    await stored(page, 'once').waitFor();
    // The live connection may bring it before it is sent again.
    await expect.poll(() => calls).toBe(2);
    expect(await textsOf(pair)).toEqual(['once']);
    expect(await bubble(page, 'once').count()).toBe(1);
  });

  it('that was refused says why, and is sent again or deleted', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, phone, { allowed: [/status of 403/] });
    await page.context().route(SEND, (route) => route.fulfill(REFUSAL));
    await write(page, 'refused', 'unwanted');
    await bubble(page, 'unwanted').getByText('You’re no longer connected').waitFor();
    await page.reload();
    await bubble(page, 'unwanted').getByRole('button', { name: 'Delete' }).tap();
    await bubble(page, 'unwanted').waitFor({ state: 'detached' });
    await page.context().unroute(SEND);
    await bubble(page, 'refused').getByRole('button', { name: 'Try again' }).tap();
    await stored(page, 'refused').waitFor();
    expect(await textsOf(pair)).toEqual(['refused']);
  });

  it('that another tab has sent or deleted does not come back', async () => {
    const pair = await newPair();
    const page = await openAsClient(pair, desktop, { allowed: [/status of 403/] });
    await page.context().route(SEND, (route) => route.fulfill(REFUSAL));
    await write(page, 'sent there', 'deleted there');
    await refused(page, 'sent there').waitFor();
    await refused(page, 'deleted there').waitFor();
    const address = page.url();
    const other = await page.context().newPage();
    await other.goto(address);
    await refused(other, 'deleted there').waitFor();
    await page.goto('about:blank');
    await page.context().unroute(SEND);
    await bubble(other, 'deleted there').getByRole('button', { name: 'Delete' }).click();
    await bubble(other, 'deleted there').waitFor({ state: 'detached' });
    await bubble(other, 'sent there').getByRole('button', { name: 'Try again' }).click();
    await stored(other, 'sent there').waitFor();
    await page.goto(address);
    await stored(page, 'sent there').waitFor();
    expect(await bubble(page, 'deleted there').count()).toBe(0);
    expect(await bubble(page, 'sent there').count()).toBe(1);
    expect(await textsOf(pair)).toEqual(['sent there']);
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
