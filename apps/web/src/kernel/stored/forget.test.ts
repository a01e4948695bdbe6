import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, forgetPerson } from './forget.ts';
import { ownerOfKey, PURPOSES, REGISTER, type Owner } from './register.ts';

afterEach(() => vi.unstubAllGlobals());

const keysOf = (...owners: readonly Owner[]) =>
  Object.entries(REGISTER)
    .filter(([, owner]) => owners.includes(owner))
    .map(([key]) => key);

describe('the register', () => {
  it('says of each key whose it is and what it is for, and has a version of each of ours', () => {
    expect(Object.keys(PURPOSES).toSorted()).toEqual(Object.keys(REGISTER).toSorted());
    const others = ['regen.deviceId', 'regen.probe', 'regen.session', 'tsr-scroll-restoration-v1_3'];
    expect(Object.keys(REGISTER).filter((key) => !/^regen\.[a-zA-Z]+\.\d+$/.test(key))).toEqual(others);
    expect(ownerOfKey('regen.address.1:adr_1')).toBe('draft');
    expect(ownerOfKey('regen.address.10')).toBeUndefined();
  });
});

describe('what is forgotten', () => {
  it('at the end of a session: all of local storage but what belongs to the device', () => {
    const local = createMemoryStorage();
    const keys = [...keysOf('device', 'person'), 'left by an older version'];
    for (const key of keys) local.setItem(key, 'kept');
    forgetPerson(local);
    expect(keys.filter((key) => local.getItem(key) !== null)).toEqual(keysOf('device'));
    forgetPerson(local);
    expect(local.getItem('regen.deviceId')).toBe('kept');
  });

  it('after signing out: the drafts of who has left, and nothing else of the tab', () => {
    const text = (owner: string) => JSON.stringify({ owner });
    const tab: Record<string, string> = {};
    for (const key of keysOf('draft', 'tab')) tab[key] = text('usr_1');
    Object.assign(tab, { 'regen.address.1:adr_1': text('usr_1'), 'regen.address.1:adr_2': text('usr_2') });
    tab['regen.login.1'] = text('guest');
    tab['regen.contact.1'] = '{';
    Object.defineProperties(tab, {
      getItem: { value: (key: string) => tab[key] ?? null },
      removeItem: { value: (key: string) => delete tab[key] },
    });
    vi.stubGlobal('sessionStorage', tab);
    forgetDrafts('usr_1');
    const kept = [...keysOf('tab'), 'regen.address.1:adr_2', 'regen.contact.1', 'regen.login.1'];
    expect(Object.keys(tab).toSorted()).toEqual(kept.toSorted());
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => forgetDrafts('usr_1')).not.toThrow();
  });
});
