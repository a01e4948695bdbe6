/** The largest `integer` of the database: no cart comes this far, so a larger version is as wrong as this one. */
const LARGEST = 2_147_483_647;

/** The version in an `If-Match` such as `"7"` or `W/"7"`; null when there is none. */
export function parseIfMatch(header: string | undefined): number | null {
  if (header === undefined) return null;
  const digits = /^(?:W\/)?"?(\d+)"?$/.exec(header.trim())?.[1];
  return digits === undefined ? null : Math.min(Number(digits), LARGEST);
}

/** A version as `ETag`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}
