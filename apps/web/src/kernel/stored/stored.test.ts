import { createMemoryStorage, type KeyValueStorage } from '@regen/sdk/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listOf, owned } from './owned.ts';
import { followStorage, stored } from './stored.ts';

let local: KeyValueStorage;
let tab: KeyValueStorage;
beforeEach(() => {
  [local, tab] = [createMemoryStorage(), createMemoryStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
});
afterEach(() => vi.unstubAllGlobals());

const readWord = (value: unknown) => (typeof value === 'string' ? value : null);
const words = listOf(readWord);

describe('what is stored', () => {
  it('lies where its owner says, and is removed by null', () => {
    const compared = stored('regen.person.compared.1', words);
    const press = stored('regen.tab.welcome.1', readWord);
    expect([compared.read(), press.read()]).toEqual([null, null]);
    compared.write(['1401']);
    press.write('1403');
    expect([local.getItem('regen.person.compared.1'), tab.getItem('regen.tab.welcome.1')]).toEqual([
      '["1401"]',
      '"1403"',
    ]);
    expect([compared.read(), press.read()]).toEqual([['1401'], '1403']);
    compared.write(null);
    expect(local.getItem('regen.person.compared.1')).toBeNull();
  });

  it('is nothing unless it fits the schema, be it a function or one of zod', () => {
    const typed = stored('regen.draft.checkout.1', z.object({ owner: z.string() }));
    for (const text of ['', '{', 'null', '7', '[]', '{"owner":1}']) {
      tab.setItem('regen.draft.checkout.1', text);
      expect(typed.read()).toBeNull();
    }
    tab.setItem('regen.draft.checkout.1', '{"owner":"guest","more":1}');
    expect(typed.read()).toEqual({ owner: 'guest' });

    const viewed = stored('regen.person.viewed.1', owned(words));
    for (const text of ['null', '[]', '{"owner":"guest"}', '{"value":[]}', '{"owner":"guest","value":{}}']) {
      local.setItem('regen.person.viewed.1', text);
      expect(viewed.read()).toBeNull();
    }
    local.setItem('regen.person.viewed.1', '{"owner":"guest","value":["1401",7,null]}');
    expect(viewed.read()).toEqual({ owner: 'guest', value: ['1401'] });
  });

  it('is nothing where the browser forbids it, and stays as it was where the storage is full', () => {
    const compared = stored('regen.person.compared.1', words);
    const full = () => {
      throw new Error('full');
    };
    compared.write(['1401']);
    vi.stubGlobal('localStorage', { ...local, setItem: full });
    compared.write(['1403']);
    expect(compared.read()).toEqual(['1401']);
    vi.stubGlobal('localStorage', undefined);
    compared.write(['1403']);
    expect([compared.text(), compared.read()]).toEqual([null, null]);
  });

  it('notifies its own tab of a change, as browsers notify the others, until it unsubscribes', () => {
    const page = new EventTarget();
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      vi.stubGlobal(name, page[name].bind(page));
    }
    const listener = vi.fn<() => void>();
    const stop = followStorage(listener);
    stored('regen.person.compared.1', words).write(['1401']);
    page.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    stored('regen.person.compared.1', words).write(null);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
