/** A random UUID, also where the store is reached without encryption, which `randomUUID` is not for. */
export function newUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4, variant 1.
  const digits = `${hex.slice(0, 12)}4${hex.slice(13, 16)}${'89ab'[(bytes[8] ?? 0) % 4]}${hex.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
