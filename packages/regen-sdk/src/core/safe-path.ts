const PARAMETER = /\{([^{}]+)\}/g;

/**
 * Fills a path template. Each value is percent-encoded and must stay one segment: `.` and `..` would be resolved away by
 * every URL parser (and lead to another operation), an empty one would change the route.
 */
export function fillPath(template: string, take: (name: string) => unknown): string {
  return template.replace(PARAMETER, (_match, name: string) => {
    const value = take(name);
    const text =
      typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? String(value) : '';
    if (text === '' || text === '.' || text === '..') {
      throw new TypeError(`${template} needs a non-empty text for "${name}", other than "." and "..".`);
    }
    return encodeURIComponent(text);
  });
}
