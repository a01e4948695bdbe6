import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, forgetPerson } from './forget.ts';
import { OTHERS, REGISTER } from './register.ts';

afterEach(() => vi.unstubAllGlobals());

const ours = Object.keys(REGISTER);
const keysOf = (owner: string) => ours.filter((key) => key.startsWith(`regen.${owner}.`));

it('has an owner and a version in each key of ours', () => {
  expect(ours.filter((key) => !/^regen\.(person|draft|tab)\.[a-zA-Z]+\.\d+$/.test(key))).toEqual([]);
});

describe('what is forgotten', () => {
  it('at the end of a session: all of local storage but the device', () => {
    const local = createMemoryStorage();
    const keys = [...Object.keys(OTHERS), ...keysOf('person'), 'left by an older version'];
    for (const key of keys) local.setItem(key, 'kept');
    forgetPerson(local);
    expect(keys.filter((key) => local.getItem(key) !== null)).toEqual(['regen.deviceId']);
  });

  it('after signing out: the drafts of who has left, and nothing else of the tab', () => {
    const text = (owner: string) => JSON.stringify({ owner });
    const tab: Record<string, string> = {};
    for (const key of [...keysOf('draft'), ...keysOf('tab')]) tab[key] = text('usr_1');
    const [first, second] = ['regen.draft.address.1:adr_1', 'regen.draft.address.1:adr_2'];
    Object.assign(tab, { [first]: text('usr_1'), [second]: text('usr_2') });
    tab['regen.draft.login.1'] = text('guest');
    tab['regen.draft.contact.1'] = '{';
    Object.defineProperties(tab, {
      getItem: { value: (key: string) => tab[key] ?? null },
      removeItem: { value: (key: string) => delete tab[key] },
    });
    vi.stubGlobal('sessionStorage', tab);
    forgetDrafts('usr_1');
    const kept = [...keysOf('tab'), second, 'regen.draft.contact.1', 'regen.draft.login.1'];
    expect(Object.keys(tab).toSorted()).toEqual(kept.toSorted());
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => forgetDrafts('usr_1')).not.toThrow();
  });
});
