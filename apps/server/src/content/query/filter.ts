import type { IndexedRecord } from '../index/space-index.ts';
import type { FieldType } from '../records/types.ts';
import { matches, wordsOf } from './full-text.ts';
import { badValue, InvalidQuery } from './invalid-query.ts';
import { areaOf, isPlace, placeOf } from './location.ts';
import type { Path } from './path.ts';
import type { View } from './view.ts';

export type Filter = (view: View, record: IndexedRecord) => boolean;

const EQUALITY = ['eq', 'ne', 'in', 'nin', 'all', 'exists'];
const RANGE = ['lt', 'lte', 'gt', 'gte'];

/** The operators that can be applied to a value of each type. */
const OPERATORS: Readonly<Record<FieldType, readonly string[]>> = {
  Symbol: [...EQUALITY, ...RANGE, 'match'],
  Text: [...EQUALITY, ...RANGE, 'match'],
  RichText: ['exists', 'match'],
  Integer: [...EQUALITY, ...RANGE],
  Number: [...EQUALITY, ...RANGE],
  Date: [...EQUALITY, ...RANGE],
  Boolean: EQUALITY,
  Object: ['exists'],
  Location: ['exists', 'near', 'within'],
  Link: ['exists'],
  Array: ['exists'],
};

const KNOWN: ReadonlySet<string> = new Set([...EQUALITY, ...RANGE, 'match', 'near', 'within']);

type Comparable = string | number | boolean;

/** What a text of the query stands for, for a value of the type. */
function operandOf(path: string, type: FieldType, text: string): Comparable {
  switch (type) {
    case 'Integer':
    case 'Number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      if (!Number.isFinite(value)) throw badValue(path, text, 'The value must be a number');
      return value;
    }
    case 'Date': {
      const value = Date.parse(text);
      if (Number.isNaN(value)) throw badValue(path, text, 'The value must be a date');
      return value;
    }
    case 'Boolean':
      if (text !== 'true' && text !== 'false') throw badValue(path, text, 'The value must be true or false');
      return text === 'true';
    default:
      return text;
  }
}

/** A stored value, comparable with an operand of its type. */
export function comparable(type: FieldType, value: unknown): Comparable | null {
  if (type === 'Date') return typeof value === 'string' ? Date.parse(value) : null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function isFlag(path: string, text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw badValue(path, text, 'The value must be true or false');
}

function rangeOf(operator: string, operand: Comparable): (value: Comparable | null) => boolean {
  return (value) => {
    if (value === null || typeof value !== typeof operand) return false;
    switch (operator) {
      case 'lt':
        return value < operand;
      case 'lte':
        return value <= operand;
      case 'gt':
        return value > operand;
      default:
        return value >= operand;
    }
  };
}

type Test = (values: readonly unknown[]) => boolean;

/** Tests with values of the type as operands. */
function comparison(name: string, operator: string, type: FieldType, text: string): Test {
  const read = (value: unknown): Comparable | null => comparable(type, value);
  if (RANGE.includes(operator)) {
    const isInside = rangeOf(operator, operandOf(name, type, text));
    return (values) => values.some((value) => isInside(read(value)));
  }
  const listed = operator === 'eq' || operator === 'ne' ? [text] : text.split(',');
  const operands = new Set(listed.map((one) => operandOf(name, type, one.trim() === '' ? one : one.trim())));
  const has = (value: unknown): boolean => {
    const one = read(value);
    return one !== null && operands.has(one);
  };
  if (operator === 'ne' || operator === 'nin') return (values) => !values.some(has);
  if (operator === 'all') {
    return (values) => {
      const present = new Set(values.map(read));
      return [...operands].every((one) => present.has(one));
    };
  }
  return (values) => values.some(has);
}

function testOf(name: string, operator: string, type: FieldType, text: string): Test {
  switch (operator) {
    case 'exists': {
      const isWanted = isFlag(name, text);
      return (values) => values.length > 0 === isWanted;
    }
    case 'match': {
      const words = wordsOf(text);
      return (values) => values.some((value) => matches(value, words));
    }
    case 'within': {
      const isInside = areaOf(name, text);
      return (values) => values.some((value) => isPlace(value) && isInside(value));
    }
    case 'near':
      placeOf(name, text);
      return (values) => values.some(isPlace);
    default:
      return comparison(name, operator, type, text);
  }
}

/** Throws `InvalidQuery` for an operator that is unknown or cannot be applied to the type. */
export function filterOf(name: string, operator: string, path: Path, text: string): Filter {
  if (!KNOWN.has(operator) || !OPERATORS[path.type].includes(operator)) {
    throw new InvalidQuery({
      name: 'unknownOperator',
      path: name.split('.'),
      value: operator,
      details: `The operator "${operator}" cannot be applied to a ${path.type}`,
    });
  }
  const test = testOf(name, operator, path.type, text);
  return (view, record) => test(path.values(view, record));
}
