/**
 * What a value has to be, short enough to be loaded: the name of a type, with `?` where it may be null; `=` and the words that it may be;
 * the least and the greatest integer; a list of something; null or something; or an object, of which every property is required.
 */
export type Check = string | Range | readonly [item: Check] | readonly [nothing: null, some: Check] | Checks;
type Range = readonly [least: number, greatest?: number];
interface Checks {
  readonly [name: string]: Check;
}

function isText(check: string, value: unknown): boolean {
  if (check.endsWith('?')) return value === null || isText(check.slice(0, -1), value);
  if (typeof value !== 'string') return typeof value === check;
  if (check.startsWith('=')) return check.slice(1).split(' ').includes(value);
  return check === 'string' || (check === 'time' && !Number.isNaN(Date.parse(value)));
}

function isWithin([least, greatest = Infinity]: Range, value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= greatest;
}

function isRange(check: readonly unknown[]): check is Range {
  return typeof check[0] === 'number';
}

function isList(check: Check): check is Range | readonly [Check] | readonly [null, Check] {
  return Array.isArray(check);
}

function wrong(): never {
  throw new TypeError('Not as described.');
}

/**
 * A copy of a parsed value with what its check knows, so that a newer server may send more.
 * @throws TypeError where something is missing or different.
 */
export function readValue(check: Check, value: unknown): unknown {
  if (typeof check === 'string') return isText(check, value) ? value : wrong();
  if (!isList(check)) {
    const given = typeof value === 'object' && value !== null ? value : wrong();
    const names = Object.entries(check).map(([name, part]) => [name, readValue(part, Reflect.get(given, name))]);
    return Object.fromEntries(names) as unknown;
  }
  if (isRange(check)) return isWithin(check, value) ? value : wrong();
  const [item, some = ''] = check;
  if (item === null) return value === null ? null : readValue(some, value);
  return Array.isArray(value) ? value.map((each) => readValue(item, each)) : wrong();
}
