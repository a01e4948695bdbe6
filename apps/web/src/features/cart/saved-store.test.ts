import { createMemoryStorage } from '@regen/sdk/session';
import { describe, expect, it } from 'vitest';
import { createSavedStore, takeOver } from './saved-store.ts';

const serum = { sku: '1401', name: 'C15 Bright Serum', quantity: 2 };
const toner = { sku: '1403', name: 'Niacinamide 10', quantity: 1 };

describe('what is saved for later', () => {
  it('is stored newest first, replaced and removed', () => {
    const storage = createMemoryStorage();
    const saved = createSavedStore('usr_1', storage);
    let calls = 0;
    const stop = saved.subscribe(() => {
      calls += 1;
    });
    saved.put(serum);
    saved.put(toner);
    expect(createSavedStore('usr_1', storage).current()).toEqual([toner, serum]);
    saved.put({ ...serum, quantity: 5 });
    expect(saved.current()).toEqual([{ ...serum, quantity: 5 }, toner]);
    expect(saved.current()).toBe(saved.current());
    saved.put({ ...serum, quantity: 0 });
    saved.put({ ...toner, quantity: 0 });
    expect(saved.current()).toEqual([]);
    expect(storage.getItem('regen.saved.usr_1')).toBeNull();
    expect(calls).toBe(5);
    stop();
    saved.put(serum);
    expect(calls).toBe(5);
  });

  it('belongs to one person', () => {
    const storage = createMemoryStorage();
    createSavedStore('usr_1', storage).put(serum);
    expect(createSavedStore('usr_2', storage).current()).toEqual([]);
    expect(createSavedStore('guest', storage).current()).toEqual([]);
  });

  it('comes along when a visitor signs in', () => {
    const storage = createMemoryStorage();
    const [guest, own] = [createSavedStore('guest', storage), createSavedStore('usr_1', storage)];
    own.put(serum);
    guest.put({ ...serum, quantity: 3 });
    guest.put(toner);
    takeOver(guest, own);
    expect(own.current()).toEqual([toner, { ...serum, quantity: 5 }]);
    expect(guest.current()).toEqual([]);
  });

  it('leaves out what is not of its own making', () => {
    const storage = createMemoryStorage();
    for (const text of ['{', 'null', '7', '{"sku":"1"}']) {
      storage.setItem('regen.saved.guest', text);
      expect(createSavedStore('guest', storage).current()).toEqual([]);
    }
    storage.setItem('regen.saved.guest', JSON.stringify([serum, { sku: 1 }, { ...toner, quantity: -1 }, null]));
    expect(createSavedStore('guest', storage).current()).toEqual([serum]);
  });
});
