import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSame, readDraft, restore, writeDraft } from './form-draft.ts';

const place = { key: 'regen.draft.details.1' } as const;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is given back to who typed it, and to nobody else', () => {
    writeDraft(place, 'usr_ana', { line1: '7 Quiet Lane' });
    expect(readDraft(place, 'usr_ana')).toEqual({ line1: '7 Quiet Lane' });
    expect(readDraft(place, 'usr_dana')).toBeNull();
    expect(readDraft(place, 'guest')).toBeNull();
  });

  it('goes along when a guest signs in', () => {
    writeDraft(place, 'guest', { line1: '7 Quiet Lane' });
    expect(readDraft(place, 'usr_ana')).toEqual({ line1: '7 Quiet Lane' });
  });

  it('is forgotten once it is saved', () => {
    writeDraft(place, 'usr_ana', { line1: '7 Quiet Lane' });
    writeDraft(place, 'usr_ana', null);
    expect(readDraft(place, 'usr_ana')).toBeNull();
  });

  it('of one form of a kind is not that of another one', () => {
    const [first, second] = [
      { key: 'regen.draft.address.1', part: 'adr_1' },
      { key: 'regen.draft.address.1' },
    ] as const;
    writeDraft(first, 'usr_ana', { line1: '7 Quiet Lane' });
    expect(readDraft(second, 'usr_ana')).toBeNull();
    expect([...kept.keys()]).toEqual(['regen.draft.address.1:adr_1']);
  });

  it('is nothing when it is not of our shape', () => {
    for (const text of ['', 'null', '[]', '{"line1":"7 Quiet Lane"}', '{"owner":"usr_ana"}']) {
      kept.set(place.key, text);
      expect(readDraft(place, 'usr_ana')).toBeNull();
    }
  });
});

describe('restoring', () => {
  const defaults = { phone: '', isOn: false, billing: { city: 'Denver' } };

  it('takes what fits the form and leaves the rest', () => {
    const { values, isRestored } = restore(defaults, { phone: '801', isOn: 'yes', other: 1 });
    expect(values).toEqual({ ...defaults, phone: '801' });
    expect(isRestored).toBe(true);
  });

  it('detects a draft without changes', () => {
    expect(restore(defaults, { phone: '', billing: { city: 'Denver' } }).isRestored).toBe(false);
    expect(restore(defaults, null).isRestored).toBe(false);
  });

  it('compares groups of fields by what is in them', () => {
    expect(isSame({ city: 'Denver' }, { city: 'Denver' })).toBe(true);
    expect(isSame({ city: 'Denver' }, { city: 'Boulder' })).toBe(false);
    expect(isSame('1', 1)).toBe(false);
  });
});
