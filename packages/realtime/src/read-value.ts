/**
 * What a value has to be, short enough to be loaded: the name of a type, with `?` where it may be null; `=` and the words that it may be;
 * the least and the greatest integer; a list of something; null or something; or an object, of which every property is required.
 */
export type Check = string | List | Checks;
type List =
  | readonly [least: number, greatest?: number]
  | readonly [item: Check]
  | readonly [nothing: null, some: Check];
interface Checks {
  readonly [name: string]: Check;
}

function isText(check: string, value: unknown): boolean {
  if (check.endsWith('?')) return value === null || isText(check.slice(0, -1), value);
  if (typeof value !== 'string') return typeof value === check;
  if (check.startsWith('=')) return check.slice(1).split(' ').includes(value);
  return check === 'string' || (check === 'time' && !Number.isNaN(Date.parse(value)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isList(check: Check): check is List {
  return Array.isArray(check);
}

/**
 * A copy of a parsed value with what its check knows, so that a newer server may send more.
 * @throws TypeError where something is missing or different.
 */
export function readValue(check: Check, value: unknown): unknown {
  if (typeof check === 'string') {
    if (isText(check, value)) return value;
  } else if (!isList(check)) {
    if (isObject(value))
      return Object.fromEntries(Object.entries(check).map(([name, part]) => [name, readValue(part, value[name])]));
  } else {
    const [item, other = Infinity] = check;
    if (item === null) return value === null ? value : readValue(other as Check, value);
    if (typeof item === 'number') {
      if (Number.isInteger(value) && Number(value) >= item && Number(value) <= Number(other)) return value;
    } else if (Array.isArray(value)) return value.map((each) => readValue(item, each));
  }
  throw new TypeError();
}

/**
 * A copy of one of several kinds of object, which its tag tells apart.
 * @throws TypeError where it's none of them.
 */
export function readTagged(
  kinds: Readonly<Record<string, Check>>,
  tag: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  const kind = isObject(value) && value[tag];
  // Nothing is of the type `none`.
  const check = (typeof kind === 'string' && Object.hasOwn(kinds, kind) && kinds[kind]) || 'none';
  return { [tag]: kind, ...(readValue(check, value) as object) };
}
