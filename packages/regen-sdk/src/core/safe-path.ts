const PARAMETER = /\{([^{}]+)\}/g;

/** The names of the parameters of a path template. */
export function pathNames(template: string): string[] {
  return [...template.matchAll(PARAMETER)].map(([, name]) => name as string);
}

/**
 * Segments that would change the path: one that every URL parser resolves away reaches another operation or leaves the base path, and
 * parsers drop tabs and line breaks first.
 */
const ASTRAY = /^(?!\/)|[\t\n\r]|^[^?#]*[/\\](\.|%2e){1,2}([/\\?#]|$)/i;

/** Refuses a path without a template that would be read as another one. */
export function checkPath(path: string): void {
  if (ASTRAY.test(path)) throw new TypeError(`${path} needs a slash at first, and segments other than "." and "..".`);
}

/**
 * Fills a path template; openapi-fetch gives it the base URL with it. Each value is percent-encoded and must stay one segment:
 * `.` and `..` would be resolved away by every URL parser (and lead to another operation), an empty one would change the route.
 */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(PARAMETER, (_match, name: string) => {
    const value = params[name];
    const text =
      typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`${template} needs a non-empty text for "${name}", other than "." and "..".`);
    }
    return encodeURIComponent(text);
  });
}
