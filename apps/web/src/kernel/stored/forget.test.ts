import { createMemoryStorage } from '@regen/sdk/session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, forgetOthers, forgetPerson, hasDraftOfPerson } from './forget.ts';
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

  it('after sign-out: the drafts of that person, and nothing else of the tab', () => {
    const text = (owner: string) => JSON.stringify({ owner });
    const tab = storageOf();
    for (const key of [...keysOf('draft'), ...keysOf('tab')]) tab[key] = text('usr_1');
    const [first, second] = ['regen.draft.address.1:adr_1', 'regen.draft.address.1:adr_2'];
    Object.assign(tab, { [first]: text('usr_1'), [second]: text('usr_2') });
    tab['regen.draft.login.1'] = text('guest');
    tab['regen.draft.details.1'] = '{';
    vi.stubGlobal('sessionStorage', tab);
    forgetDrafts('usr_1');
    const kept = [...keysOf('tab'), second, 'regen.draft.details.1', 'regen.draft.login.1'];
    expect(Object.keys(tab).toSorted()).toEqual(kept.toSorted());
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => forgetDrafts('usr_1')).not.toThrow();
  });

  it('when somebody signs in: what another person left, and neither their own things nor a visitor’s', () => {
    const [local, tab] = [storageOf(), storageOf()];
    const text = (owner: string) => JSON.stringify({ owner, value: [] });
    const [saved, viewed] = ['regen.person.saved.1', 'regen.person.viewed.1'];
    Object.assign(local, { 'regen.deviceId': '"id"', 'regen.session': text('usr_2'), [saved]: text('usr_2') });
    Object.assign(local, { [viewed]: text('usr_1'), 'regen.person.compared.1': '["1401"]' });
    const [contact, apply, login] = ['regen.draft.details.1', 'regen.draft.apply.1', 'regen.draft.login.1'];
    Object.assign(tab, { [contact]: text('usr_1'), [apply]: text('usr_2'), [login]: text('guest') });
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('sessionStorage', tab);
    forgetOthers('usr_2');
    expect(Object.keys(local)).toEqual(['regen.deviceId', 'regen.session', saved, 'regen.person.compared.1']);
    expect(Object.keys(tab)).toEqual([apply, login]);
  });
});

it('tells what a person typed before their session ended from what visitors type', () => {
  const tab = storageOf();
  vi.stubGlobal('sessionStorage', tab);
  tab['regen.draft.login.1'] = JSON.stringify({ owner: 'guest', values: {} });
  tab['regen.tab.welcome.1'] = JSON.stringify({ owner: 'usr_1' });
  expect(hasDraftOfPerson()).toBe(false);
  tab['regen.draft.message.1:acc_1'] = JSON.stringify({ owner: 'usr_1', values: { text: 'Hello' } });
  expect(hasDraftOfPerson()).toBe(true);
  vi.stubGlobal('sessionStorage', undefined);
  expect(hasDraftOfPerson()).toBe(false);
});
