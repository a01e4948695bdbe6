import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, forgetFormer, forgetPerson } from './forget.ts';
import { REGISTER } from './register.ts';

afterEach(() => vi.unstubAllGlobals());

const all = Object.keys(REGISTER);
const keysOf = (owner: string) => all.filter((key) => key.startsWith(`regen.${owner}.`));

it('has an owner and a version in each key of ours', () => {
  const others = all.filter((key) => !/^regen\.(person|draft|tab)\.[a-zA-Z]+\.\d+$/.test(key));
  expect(others).toEqual(['regen.deviceId', 'regen.probe', 'regen.session', 'tsr-scroll-restoration-v1_3']);
});

/** As a browser has it: the keys are its properties. */
function storageOf(): Record<string, string> {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    removeItem: { value: (key: string) => delete values[key] },
  });
}

describe('what is forgotten', () => {
  it('at the end of a session: all of local storage but the device', () => {
    const local = createMemoryStorage();
    const keys = ['regen.deviceId', 'regen.session', ...keysOf('person'), 'left by an older version'];
    for (const key of keys) local.setItem(key, 'kept');
    forgetPerson(local);
    expect(keys.filter((key) => local.getItem(key) !== null)).toEqual(['regen.deviceId']);
  });

  it('after signing out: the drafts of who has left, and nothing else of the tab', () => {
    const text = (owner: string) => JSON.stringify({ owner });
    const tab = storageOf();
    for (const key of [...keysOf('draft'), ...keysOf('tab')]) tab[key] = text('usr_1');
    const [first, second] = ['regen.draft.address.1:adr_1', 'regen.draft.address.1:adr_2'];
    Object.assign(tab, { [first]: text('usr_1'), [second]: text('usr_2') });
    tab['regen.draft.login.1'] = text('guest');
    tab['regen.draft.contact.1'] = '{';
    vi.stubGlobal('sessionStorage', tab);
    forgetDrafts('usr_1');
    const kept = [...keysOf('tab'), second, 'regen.draft.contact.1', 'regen.draft.login.1'];
    expect(Object.keys(tab).toSorted()).toEqual(kept.toSorted());
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => forgetDrafts('usr_1')).not.toThrow();
  });

  it('when somebody else takes the place of a person in another tab: what was theirs, and not the new session', () => {
    const [local, tab] = [storageOf(), storageOf()];
    for (const key of ['regen.deviceId', 'regen.session', ...keysOf('person')]) local[key] = '"kept"';
    const draft = 'regen.draft.contact.1';
    tab[draft] = JSON.stringify({ owner: 'usr_1' });
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', tab);
    forgetFormer('usr_1');
    expect([Object.keys(local), Object.keys(tab)]).toEqual([['regen.deviceId', 'regen.session'], []]);
  });
});
