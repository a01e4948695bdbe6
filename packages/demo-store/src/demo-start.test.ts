import { DEMO_SELLER } from '@regen/domain/demo-seller';
import { describe, expect, it } from 'vitest';
import { addDemo } from './demo-start.ts';

const nothing = () => undefined;

const added = (env: Record<string, string>, isLocal: boolean) =>
  addDemo({
    env,
    isLocal,
    hasDevPages: true,
    progress: { report: nothing },
    say: nothing,
    refuse(sentence) {
      throw new Error(sentence);
    },
  });

describe('the demo', () => {
  it.each<[SEED: string, isLocal: boolean, isAdded: boolean]>([
    ['', true, true],
    ['', false, false],
    ['true', false, true],
    ['1', false, true],
    ['false', true, false],
    ['0', true, false],
  ])('with SEED "%s", local: %s, is added: %s', (SEED, isLocal, isAdded) => {
    expect(added({ SEED }, isLocal).fill !== undefined).toBe(isAdded);
  });

  it('is refused with an invalid SEED', () => {
    expect(() => added({ SEED: 'maybe' }, true)).toThrow('The setting SEED "maybe" is not valid: it must be true');
  });

  it('sells as a demo company, unless others can reach the store or a seller is configured', () => {
    expect(added({ SELLER_NAME: '' }, true).fill?.seller).toEqual(DEMO_SELLER);
    expect(added({ SELLER_NAME: 'Lumen Skin, LLC' }, true).fill?.seller).toBeUndefined();
    expect(added({ SEED: 'true' }, false).fill?.seller).toBeUndefined();
    expect(added({ SEED: 'false' }, true).fill?.seller).toBeUndefined();
  });
});
