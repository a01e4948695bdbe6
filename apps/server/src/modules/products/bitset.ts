/** A set of product positions, one bit each. 100,000 products are 12.5 kB, and an intersection is 3,125 additions. */
export type Bitset = Uint32Array<ArrayBuffer>;

export function emptySet(size: number): Bitset {
  return new Uint32Array(Math.ceil(size / 32));
}

export function addTo(set: Bitset, position: number): void {
  const word = position >>> 5;
  set[word] = (set[word] ?? 0) | (1 << (position & 31));
}

export function has(set: Bitset, position: number): boolean {
  return (((set[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}

/** What is in every set; the first is copied, none is changed. */
export function intersection(first: Bitset, rest: readonly Bitset[]): Bitset {
  const out = first.slice();
  for (const other of rest) for (let at = 0; at < out.length; at += 1) out[at] = (out[at] ?? 0) & (other[at] ?? 0);
  return out;
}

/** What is in any set. */
export function union(size: number, sets: readonly Bitset[]): Bitset {
  const out = emptySet(size);
  for (const other of sets) for (let at = 0; at < out.length; at += 1) out[at] = (out[at] ?? 0) | (other[at] ?? 0);
  return out;
}

function bitsIn(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(set: Bitset): number {
  let count = 0;
  for (let at = 0; at < set.length; at += 1) count += bitsIn(set[at] ?? 0);
  return count;
}

/** The size of the intersection, without making it. */
export function sizeOfBoth(a: Bitset, b: Bitset): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 1) count += bitsIn((a[at] ?? 0) & (b[at] ?? 0));
  return count;
}
