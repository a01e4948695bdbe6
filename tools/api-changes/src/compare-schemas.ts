// Long because it is a list of rules: what each keyword of a schema means for senders and readers.
import type { Contract } from '@regen/contract';
import { isDeepStrictEqual } from 'node:util';
import { levelOf, type Change, type Direction, type Shift } from './change.ts';
import { follow, isNode, nodeIn, textsIn, type Node } from './nodes.ts';

type Found = Omit<Change, 'operation'>;

interface Side {
  readonly contract: Contract;
  readonly schema: unknown;
}

const WORDS = ['description', 'title', 'examples', 'example'];
/** Bounds that allow less the higher they are. */
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Bounds that allow less the lower they are. */
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const COMPARED = new Set([
  ...WORDS,
  ...LOWER_BOUNDS,
  ...UPPER_BOUNDS,
  'type',
  'const',
  'enum',
  'pattern',
  'format',
  'uniqueItems',
  'multipleOf',
  'contentMediaType',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  '$ref',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'propertyNames',
  'dependentRequired',
]);

const show = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const list = (values: readonly unknown[]): string => values.map(show).join(', ');
const same = isDeepStrictEqual;

/** Parts that all hold are one schema. */
function flatten(contract: Contract, value: unknown): Node {
  const schema = follow(contract, value);
  const parts = schema['allOf'];
  if (!Array.isArray(parts)) return schema;
  const { allOf: _, ...own } = schema;
  return parts
    .map((part) => flatten(contract, part))
    .reduce<Node>(
      (whole, part) => ({
        ...part,
        ...whole,
        ...(part['properties'] || whole['properties']
          ? { properties: { ...nodeIn(part, 'properties'), ...nodeIn(whole, 'properties') } }
          : {}),
        ...(part['required'] || whole['required']
          ? { required: [...new Set([...textsIn(whole, 'required'), ...textsIn(part, 'required')])] }
          : {}),
      }),
      own,
    );
}

/** The types that a schema allows, or null for any. */
function typesOf(schema: Node): Set<string> | null {
  const type = schema['type'];
  if (typeof type === 'string') return new Set([type]);
  return Array.isArray(type) ? new Set(type.map(String)) : null;
}

/** The values that a schema lists, or null for any. */
function valuesOf(schema: Node): readonly unknown[] | null {
  if ('const' in schema) return [schema['const']];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

/** What may take its place: the members of `anyOf` and `oneOf`, `null` among them separately. */
function variantsOf(contract: Contract, schema: Node): { key: string; schema: unknown }[] | null {
  const members = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(members)) return null;
  return members.map((member: unknown) => ({ key: variantKey(contract, member), schema: member }));
}

/** How a variant is recognized again: its name, the constant that distinguishes it from the others, or its types. */
function variantKey(contract: Contract, member: unknown): string {
  if (isNode(member) && typeof member['$ref'] === 'string') return member['$ref'];
  const schema = flatten(contract, member);
  const constants = Object.entries(nodeIn(schema, 'properties')).flatMap(([name, property]) => {
    const { const: value } = flatten(contract, property) as { const?: unknown };
    return value === undefined ? [] : [`${name}=${String(value)}`];
  });
  if (constants.length > 0) return constants.join();
  return valuesOf(schema)?.join() ?? [...(typesOf(schema) ?? ['any'])].join();
}

/** Compares one place of a request or a response, and everything below it. */
export function compareSchemas(before: Side, after: Side, direction: Direction, at: string): Found[] {
  const seen = new Set<string>();

  function compare(oldValue: unknown, newValue: unknown, place: string): Found[] {
    if (isNode(oldValue) && isNode(newValue) && '$ref' in oldValue && '$ref' in newValue) {
      // A schema that contains itself is compared once on its way.
      const pair = `${String(oldValue['$ref'])} ${String(newValue['$ref'])}`;
      if (seen.has(pair)) return [];
      seen.add(pair);
      const found = compareFlat(oldValue, newValue, place);
      seen.delete(pair);
      return found;
    }
    return compareFlat(oldValue, newValue, place);
  }

  const say = (shift: Shift, text: string): Found => ({ level: levelOf(direction, shift), text });

  function compareFlat(oldValue: unknown, newValue: unknown, place: string): Found[] {
    const [old, now] = [flatten(before.contract, oldValue), flatten(after.contract, newValue)];
    const oldVariants = variantsOf(before.contract, old);
    const newVariants = variantsOf(after.contract, now);
    const found = [...compareWords(old, now, place), ...compareUnknown(old, now, place)];
    if (oldVariants || newVariants) {
      return [
        ...found,
        ...compareVariants(
          oldVariants ?? [{ key: variantKey(before.contract, oldValue), schema: oldValue }],
          newVariants ?? [{ key: variantKey(after.contract, newValue), schema: newValue }],
          place,
        ),
      ];
    }
    const types = compareTypes(old, now, place);
    // Of another type nothing else can be compared.
    if (types.some(({ isWhole }) => isWhole)) return [...found, ...types.map(({ level, text }) => ({ level, text }))];
    return [
      ...found,
      ...types.map(({ level, text }) => ({ level, text })),
      ...compareValues(old, now, place),
      ...compareBounds(old, now, place),
      ...compareDefaults(old, now, place),
      ...compareProperties(old, now, place),
      ...compareItems(old, now, place),
    ];
  }

  function compareWords(old: Node, now: Node, place: string): Found[] {
    const found: Found[] = [];
    const changed = WORDS.filter((word) => !same(old[word], now[word]));
    if (changed.length > 0) found.push(say('words', `${place} is described in other words (${changed.join(', ')})`));
    if (!old['deprecated'] && now['deprecated']) found.push({ level: 'minor', text: `${place} is deprecated` });
    if (old['deprecated'] && !now['deprecated']) found.push(say('words', `${place} is not deprecated any more`));
    return found;
  }

  function compareUnknown(old: Node, now: Node, place: string): Found[] {
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    const strange = [...keys].filter((key) => !COMPARED.has(key) && !key.startsWith('x-') && !same(old[key], now[key]));
    const others = [
      'not',
      'propertyNames',
      'dependentRequired',
      'contentMediaType',
      'multipleOf',
      'readOnly',
      'writeOnly',
    ];
    const changed = [...strange, ...others.filter((key) => !same(old[key], now[key]))];
    return changed.map((key) => say('other', `${place}: \`${key}\` changed`));
  }

  function compareTypes(old: Node, now: Node, place: string): (Found & { isWhole: boolean })[] {
    const [was, is] = [typesOf(old), typesOf(now)];
    if (same(was, is)) return [];
    if (!was || !is) {
      return [
        {
          ...say(is ? 'narrower' : 'wider', `${place} ${is ? `must be ${list([...is])}` : 'may be anything'}`),
          isWhole: false,
        },
      ];
    }
    const gone = [...was].filter((type) => !is.has(type));
    const come = [...is].filter((type) => !was.has(type));
    // Every integer is a number.
    if (same(gone, ['integer']) && same(come, ['number'])) {
      return [{ ...say('wider', `${place} may have a fraction`), isWhole: false }];
    }
    if (same(gone, ['number']) && same(come, ['integer'])) {
      return [{ ...say('narrower', `${place} is a whole number`), isWhole: false }];
    }
    if (gone.length > 0 && come.length > 0) {
      return [{ ...say('other', `${place} is ${list([...is])} instead of ${list([...was])}`), isWhole: true }];
    }
    const nullOnly = same(gone, ['null']) || same(come, ['null']);
    if (gone.length > 0) {
      return [
        {
          ...say('narrower', `${place} ${nullOnly ? 'is never null' : `is not ${list(gone)} any more`}`),
          isWhole: false,
        },
      ];
    }
    return [{ ...say('wider', `${place} may be ${nullOnly ? 'null' : list(come)}`), isWhole: false }];
  }

  function compareValues(old: Node, now: Node, place: string): Found[] {
    const [was, is] = [valuesOf(old), valuesOf(now)];
    if (same(was, is)) return [];
    if (!was) return [say('narrower', `${place} must be one of ${list(is ?? [])}`)];
    if (!is) return [say('wider', `${place} is not limited to ${list(was)} any more`)];
    const gone = was.filter((value) => !is.some((other) => same(value, other)));
    const come = is.filter((value) => !was.some((other) => same(value, other)));
    return [
      ...(gone.length > 0 ? [say('narrower', `${place} is not ${list(gone)} any more`)] : []),
      ...(come.length > 0 ? [say('wider', `${place} may be ${list(come)}`)] : []),
    ];
  }

  function compareBounds(old: Node, now: Node, place: string): Found[] {
    const found: Found[] = [];
    const bound = (name: string, isTighter: (was: number, is: number) => boolean) => {
      const [was, is] = [old[name], now[name]] as [number | undefined, number | undefined];
      if (was === is) return;
      const shift = was === undefined || (is !== undefined && isTighter(was, is)) ? 'tighter' : 'looser';
      found.push(
        say(shift, `${place}: \`${name}\` is ${is ?? 'gone'}${was === undefined ? '' : ` instead of ${was}`}`),
      );
    };
    for (const name of LOWER_BOUNDS) bound(name, (was, is) => is > was);
    for (const name of UPPER_BOUNDS) bound(name, (was, is) => is < was);
    for (const name of ['pattern', 'format'] as const) {
      const [was, is] = [old[name], now[name]];
      if (was === is) continue;
      const shift = was === undefined ? 'tighter' : is === undefined ? 'looser' : 'other';
      found.push(say(shift, `${place}: \`${name}\` is ${is === undefined ? 'gone' : show(is)}`));
    }
    if (Boolean(old['uniqueItems']) !== Boolean(now['uniqueItems'])) {
      found.push(
        say(
          now['uniqueItems'] ? 'tighter' : 'looser',
          `${place} may ${now['uniqueItems'] ? 'not ' : ''}repeat an item`,
        ),
      );
    }
    return found;
  }

  function compareDefaults(old: Node, now: Node, place: string): Found[] {
    if (direction === 'response' || same(old['default'], now['default'])) return [];
    if (!('default' in old)) return [say('looser', `${place} is ${show(now['default'])} when it is left out`)];
    const instead =
      'default' in now ? `${show(now['default'])} instead of ${show(old['default'])}` : 'nothing any more';
    return [say('other', `${place}: left out it stands for ${instead}`)];
  }

  function compareProperties(old: Node, now: Node, place: string): Found[] {
    const [was, is] = [nodeIn(old, 'properties'), nodeIn(now, 'properties')];
    const [wasRequired, isRequired] = [new Set(textsIn(old, 'required')), new Set(textsIn(now, 'required'))];
    const found: Found[] = [];
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const path = `${place}.${name}`;
      if (!(name in is)) found.push({ level: 'major', text: `${path} is gone` });
      else if (!(name in was)) {
        const isBreaking = direction === 'request' && isRequired.has(name);
        found.push({
          level: isBreaking ? 'major' : 'minor',
          text: `${path} is new${isRequired.has(name) ? ' and required' : ''}`,
        });
      } else {
        if (wasRequired.has(name) !== isRequired.has(name)) {
          const text = isRequired.has(name)
            ? direction === 'request'
              ? 'is required'
              : 'is always there'
            : direction === 'request'
              ? 'may be left out'
              : 'may be missing';
          found.push(say(isRequired.has(name) ? 'narrower' : 'wider', `${path} ${text}`));
        }
        found.push(...compare(was[name], is[name], path));
      }
    }
    return [...found, ...compareOthers(old['additionalProperties'], now['additionalProperties'], place)];
  }

  /** Fields that no name is given for. */
  function compareOthers(was: unknown, is: unknown, place: string): Found[] {
    const text = `${place}: fields of other names`;
    const [wasOpen, isOpen] = [was !== false, is !== false];
    if (wasOpen !== isOpen)
      return [say(isOpen ? 'wider' : 'narrower', `${text} ${isOpen ? 'may' : 'must not'} be there`)];
    if (isNode(was) && isNode(is)) return compare(was, is, `${place}.*`);
    if (isNode(was) === isNode(is)) return [];
    return [say(isNode(is) ? 'narrower' : 'wider', `${text} ${isNode(is) ? 'have a type' : 'may be anything'}`)];
  }

  function compareItems(old: Node, now: Node, place: string): Found[] {
    if (old['items'] === undefined && now['items'] === undefined) return [];
    return compare(old['items'] ?? {}, now['items'] ?? {}, `${place}[]`);
  }

  function compareVariants(
    was: { key: string; schema: unknown }[],
    is: { key: string; schema: unknown }[],
    place: string,
  ): Found[] {
    const name = (key: string) => show(key.replace(/^.*\//, ''));
    const found: Found[] = [];
    const left = [...is];
    for (const variant of was) {
      const at = left.findIndex(({ key }) => key === variant.key);
      const [match] = at < 0 ? [] : left.splice(at, 1);
      if (match) found.push(...compare(variant.schema, match.schema, place));
      else if (variant.key === 'null') found.push(say('narrower', `${place} is never null`));
      else found.push(say('narrower', `${place} is not ${name(variant.key)} any more`));
    }
    return [
      ...found,
      ...left.map(({ key }) => say('wider', key === 'null' ? `${place} may be null` : `${place} may be ${name(key)}`)),
    ];
  }

  return compare(before.schema, after.schema, at);
}
