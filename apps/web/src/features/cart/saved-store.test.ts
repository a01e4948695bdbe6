import { createMemoryStorage } from '@regen/sdk/session';
import { describe, expect, it } from 'vitest';
import { savedLines, savedStore } from './saved-store.ts';

const serum = { sku: '1401', name: 'C15 Bright Serum', quantity: 2 };
const toner = { sku: '1403', name: 'Niacinamide 10', quantity: 1 };

function bench() {
  const storage = createMemoryStorage();
  return { storage, of: (owner: string) => savedStore(owner, savedLines.in(storage)) };
}

describe('what is saved for later', () => {
  it('is stored newest first, replaced and removed', () => {
    const { storage, of } = bench();
    const saved = of('usr_1');
    saved.put(serum);
    saved.put(toner);
    expect(of('usr_1').current()).toEqual([toner, serum]);
    saved.put({ ...serum, quantity: 5 });
    expect(saved.current()).toEqual([{ ...serum, quantity: 5 }, toner]);
    saved.put({ ...serum, quantity: 0 });
    saved.put({ ...toner, quantity: 0 });
    expect(saved.current()).toEqual([]);
    expect(storage.getItem('regen.person.saved.1')).toBeNull();
  });

  it('has a limit', () => {
    const saved = bench().of('usr_1');
    for (let sku = 1; sku <= 101; sku += 1) saved.put({ ...serum, sku: String(sku) });
    expect(saved.current()).toHaveLength(100);
    expect(saved.current()[0]?.sku).toBe('101');
  });

  it('belongs to one person', () => {
    const { of } = bench();
    of('usr_1').put(serum);
    expect(of('usr_2').current()).toEqual([]);
    expect(of('guest').current()).toEqual([]);
  });

  it('comes along when a visitor signs in, and then is theirs', () => {
    const { of } = bench();
    of('guest').put({ ...serum, quantity: 3 });
    expect(of('usr_1').current()).toEqual([{ ...serum, quantity: 3 }]);
    of('usr_1').put(toner);
    expect(of('usr_1').current()).toEqual([toner, { ...serum, quantity: 3 }]);
    expect(of('guest').current()).toEqual([]);
  });

  it('leaves out what is not of its own making', () => {
    const { storage, of } = bench();
    for (const text of ['{', 'null', '7', '{"sku":"1"}']) {
      storage.setItem('regen.person.saved.1', text);
      expect(of('guest').current()).toEqual([]);
    }
    const value = [serum, { sku: 1 }, { ...toner, quantity: -1 }, { ...toner, quantity: 1.5 }, null];
    storage.setItem('regen.person.saved.1', JSON.stringify({ owner: 'guest', value }));
    expect(of('guest').current()).toEqual([serum]);
  });
});
