/** A quote inside a JSON string is escaped, so that no user's text can look like this. */
const PLACE = /"currentPage":(\d+),"totalPages":(\d+)/;

/** `Link` to the next page of a list, from the body that is sent; null on the last page. */
export function nextPageLink(url: string, payload: string | Buffer): string | null {
  const start = payload.indexOf('"currentPage":');
  const end = start + 80;
  const text = typeof payload === 'string' ? payload.slice(start, end) : payload.toString('latin1', start, end);
  const [, current, total] = (start < 0 ? null : PLACE.exec(text)) ?? [];
  if (current === undefined || Number(current) >= Number(total)) return null;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  searchParams.set('page', String(Number(current) + 1));
  return `<${pathname}?${searchParams.toString()}>; rel="next"`;
}
