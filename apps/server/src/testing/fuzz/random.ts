/** A source of choices that gives the same ones for the same seed. */
export interface Random {
  /** From 0 up to, not including, `limit`. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  /** True once in `times`. */
  once(times: number): boolean;
}

/** Mulberry32: small, and good enough to choose what to break. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick<T>(values: readonly T[]) {
      if (values.length === 0) throw new Error('There is nothing to choose from.');
      return values[below(values.length)] as T;
    },
    once: (times) => below(times) === 0,
  };
}
