import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import { newBrowser } from './testing/storages.ts';
import type { WaitingMessage } from './waiting-message.ts';

let browser: ReturnType<typeof newBrowser>;
beforeEach(() => void (browser = newBrowser()));
afterEach(() => vi.unstubAllGlobals());

const message = (text: string) => ({ accountId: 'acc_other', text, files: [], cards: [] });
const texts = (outbox: Outbox) => outbox.list().map(({ text }) => text);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A tab of the browser, in which somebody is signed in. */
function tab({ owner = 'usr_1', isOwnerHere = () => true }: { owner?: string; isOwnerHere?: () => boolean } = {}) {
  const gone: WaitingMessage[] = [];
  return { outbox: createOutbox({ owner, isOwnerHere, onGone: (all) => gone.push(...all), now: () => 7 }), gone };
}

it('holds what was written in its order, for the person alone, over a reload', () => {
  const { outbox } = tab();
  for (const text of ['a', 'b', 'c']) outbox.add(message(text));
  expect(texts(outbox)).toEqual(['a', 'b', 'c']);
  outbox.close();
  expect(texts(tab().outbox)).toEqual(['a', 'b', 'c']);
  expect(texts(tab({ owner: 'usr_2' }).outbox)).toEqual([]);
});

it('lets other tabs know what was written, sent, refused and deleted', async () => {
  const [one, other] = [tab(), tab()];
  const [first, second] = ['a', 'b'].map((text) => one.outbox.add(message(text)));
  await settled();
  expect(texts(other.outbox)).toEqual(['a', 'b']);
  one.outbox.setFailure(second?.clientId ?? '', 'No.');
  await settled();
  expect(other.outbox.list()[1]?.failure).toBe('No.');
  other.outbox.remove(first?.clientId ?? '');
  await settled();
  expect([texts(one.outbox), one.gone.map(({ text }) => text), other.gone]).toEqual([['b'], ['a'], []]);
});

it('outlasts a session that expires, which empties local storage', async () => {
  let isHere = true;
  const { outbox, gone } = tab({ isOwnerHere: () => isHere });
  outbox.add(message('kept'));
  isHere = false;
  browser.clear();
  await settled();
  expect([texts(outbox), gone]).toEqual([['kept'], []]);
  outbox.close();
  expect(texts(tab().outbox)).toEqual(['kept']);
  expect(Object.keys(browser.local)).toHaveLength(1);
});

const fill = () =>
  Object.defineProperty(browser.local, 'setItem', {
    value: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });

it('keeps for this page what local storage does not take', () => {
  const { outbox } = tab();
  fill();
  outbox.add(message('full'));
  expect(texts(outbox)).toEqual(['full']);
  outbox.refresh();
  expect(texts(outbox)).toEqual(['full']);
});

it('remembers that a message was refused when local storage does not take the reason', () => {
  const { outbox } = tab();
  const { clientId } = outbox.add(message('a'));
  fill();
  outbox.setFailure(clientId, 'No.');
  outbox.refresh();
  expect(outbox.list().map(({ failure }) => failure)).toEqual(['No.']);
});

it('passes over what it cannot read', () => {
  const { outbox } = tab();
  outbox.add(message('a'));
  outbox.close();
  const place = 'regen.person.outbox.1:';
  browser.local[`${place}x`] = '{"owner":"usr_1","value":{"text":1}}';
  browser.local[`${place}y`] = 'broken';
  expect(texts(tab().outbox)).toEqual(['a']);
});
