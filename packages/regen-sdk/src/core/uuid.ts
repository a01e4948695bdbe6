/** A random version 4 UUID. `crypto.randomUUID` exists on secure origins only, and a shop is also tried out over plain http. */
export function uuid(): string {
  return crypto.randomUUID?.() ?? plainUuid();
}

/** A UUID of any version. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** Each `0`, `1` and `8` of the pattern takes its random bits; the `8` keeps its top bit, which is the variant. */
export function plainUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const random = (crypto.getRandomValues(new Uint8Array(1))[0] as number) & (15 >> (Number(digit) / 4));
    return (Number(digit) ^ random).toString(16);
  });
}
