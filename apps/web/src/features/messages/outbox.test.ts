import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type Outbox } from './outbox.ts';
import { newBrowser, type Browser } from './testing/storages.ts';
import type { WaitingMessage } from './waiting-message.ts';

let browser: Browser;
beforeEach(() => void (browser = newBrowser()));
afterEach(() => vi.unstubAllGlobals());

const PLACE = 'regen.person.outbox.1:';
const message = (text: string) => ({ accountId: 'acc_other', text, files: [], cards: [] });
const texts = (outbox: Outbox) => outbox.list().map(({ text }) => text);
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A tab of the browser, in which somebody is signed in. */
function tab({ owner = 'usr_1', isOwnerHere = () => true }: { owner?: string; isOwnerHere?: () => boolean } = {}) {
  const gone: WaitingMessage[] = [];
  const outbox = createOutbox({ owner, isOwnerHere, onGone: (all) => gone.push(...all), now: () => 7 });
  outbox.open();
  return { outbox, gone };
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
  expect(Object.keys(browser.local).filter((key) => key.startsWith(PLACE))).toHaveLength(1);
});

it('shows what is stored before it is opened', () => {
  tab().outbox.add(message('a'));
  const outbox = createOutbox({ owner: 'usr_1', isOwnerHere: () => true, onGone: () => undefined });
  expect([texts(outbox), outbox.list() === outbox.list()]).toEqual([['a'], true]);
  outbox.open();
  expect(texts(outbox)).toEqual(['a']);
});

describe('what another tab has sent or deleted', () => {
  /** A tab that has written, and is closed, and another one. */
  function writtenBefore() {
    const [first, second] = [browser.newTab(), browser.newTab()];
    first();
    const { outbox } = tab();
    const { clientId } = outbox.add(message('a'));
    outbox.add(message('b'));
    outbox.close();
    second();
    return { clientId, back: first, other: tab().outbox };
  }

  it('does not come back from the copy of the tab that wrote it', () => {
    const { clientId, back, other } = writtenBefore();
    expect(texts(other)).toEqual(['a', 'b']);
    other.remove(clientId);
    other.close();
    back();
    expect(texts(tab().outbox)).toEqual(['b']);
    expect(Object.keys(browser.local)).not.toContain(`${PLACE}${clientId}`);
  });

  it('does not come back when it is retried, or refused, before the other tab is heard', () => {
    const { outbox } = tab();
    const [retried, refused] = ['a', 'b'].map((text) => outbox.add(message(text)).clientId);
    outbox.setFailure(retried ?? '', 'No.');
    for (const id of [retried, refused]) delete browser.local[`${PLACE}${id}`];
    outbox.setFailure(retried ?? '', null);
    outbox.setFailure(refused ?? '', 'No.');
    expect(texts(outbox)).toEqual([]);
    expect(Object.keys(browser.local).filter((key) => key.startsWith(PLACE))).toEqual([]);
  });

  it('is gone here as well if local storage did not take its last version', async () => {
    const { outbox, gone } = tab();
    const { clientId } = outbox.add(message('a'));
    const { setItem } = browser.local;
    fill();
    outbox.setFailure(clientId, 'No.');
    Object.defineProperty(browser.local, 'setItem', { value: setItem });
    tab().outbox.remove(clientId);
    await settled();
    expect([texts(outbox), gone.map(({ text }) => text)]).toEqual([[], ['a']]);
  });

  it('is told apart from what a session took with it', () => {
    const { back, other } = writtenBefore();
    other.close();
    browser.clear();
    // Signed in again, and written in the other tab first.
    const again = tab().outbox;
    again.add(message('c'));
    again.close();
    back();
    expect(texts(tab().outbox).toSorted()).toEqual(['a', 'b', 'c']);
  });
});

it('leaves nothing behind after sign-out', () => {
  let isHere = true;
  const { outbox } = tab({ isOwnerHere: () => isHere });
  const { clientId } = outbox.add(message('a'));
  isHere = false;
  browser.clear();
  sessionStorage.removeItem('regen.draft.outbox.1');
  outbox.setFailure(clientId, 'No.');
  outbox.remove(clientId);
  expect([Object.keys(browser.local), Object.keys(sessionStorage)]).toEqual([[], []]);
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
  browser.local[`${PLACE}x`] = '{"owner":"usr_1","value":{"text":1}}';
  browser.local[`${PLACE}y`] = 'broken';
  expect(texts(tab().outbox)).toEqual(['a']);
});
