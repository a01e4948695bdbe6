import type { CallExpression } from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';
import type { Type } from 'typescript/unstable/sync';
import type { Program } from './program.ts';

/** What a value is when the program runs. */
export type Kind =
  | 'null'
  | 'undefined'
  | 'string'
  | 'number'
  | 'boolean'
  | 'bigint'
  | 'Date'
  | 'Buffer'
  | 'array'
  | 'object'
  | 'any';

/** A TypeScript type, as far as rows need it. */
export interface Shape {
  kinds: ReadonlySet<Kind>;
  /** The type of an array's items. */
  element: Shape | null;
  /** The texts of a union of literals; null if any text fits. */
  texts: ReadonlySet<string> | null;
  /** Whether a `Date`, `Buffer` or `bigint` is somewhere inside, which JSON cannot hold. */
  isBeyondJson(): boolean;
  /** As the compiler writes it. */
  text: string;
}

export interface RowShape {
  columns: ReadonlyMap<string, Shape>;
  /** The type of all other columns, in a row that is read by computed names. */
  others: Shape | null;
  /** Columns that tell the members of a union apart: never null in these rows, but null in those of other members. */
  present: readonly string[];
}

const PRIMITIVES: readonly (readonly [flags: number, kind: Kind])[] = [
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
  [TypeFlags.StringLike | TypeFlags.StringLiteral | TypeFlags.TemplateLiteral, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter, 'any'],
];

const CLASSES: ReadonlyMap<string, Kind> = new Map([
  ['Date', 'Date'],
  ['Buffer', 'Buffer'],
  ['Uint8Array', 'Buffer'],
]);
const BEYOND_JSON = new Set<Kind>(['Date', 'Buffer', 'bigint']);
/** Deeper than any record in JSON. */
const DEEPEST = 8;

/** Reads the row types of calls. */
export class RowTypes {
  readonly #program: Program;
  readonly #shapes = new Map<number, Shape>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** The row type of a call, with each member if it is a union; none if its rows have no type, so no column can be read. */
  of(call: CallExpression): RowShape[] {
    const [argument] = call.typeArguments ?? [];
    const type = argument && this.#program.checker.getTypeFromTypeNode(argument);
    if (!type || type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter)) return [];
    const members = this.#parts(type).map((member) => ({
      columns: this.#columns(member),
      others: this.#others(member),
    }));
    const absent = new Set(members.flatMap(({ columns }) => [...columns].filter(isOnlyNull).map(([name]) => name)));
    return (
      members
        // If an outer join found nothing, its other columns aren't read.
        .filter(({ columns }) => members.length === 1 || ![...columns].some(isOnlyNull))
        .map((member) => ({ ...member, present: [...absent].filter((name) => !canBeNull(member.columns.get(name))) }))
    );
  }

  #columns(type: Type): Map<string, Shape> {
    const { checker } = this.#program;
    return new Map(
      checker.getPropertiesOfType(type).flatMap((property): [string, Shape][] => {
        const of = checker.getTypeOfSymbol(property);
        return of ? [[property.name, this.shape(of)]] : [];
      }),
    );
  }

  #others(type: Type): Shape | null {
    const [index] = this.#program.checker.getIndexInfosOfType(type);
    return index ? this.shape(index.valueType) : null;
  }

  shape(type: Type): Shape {
    const known = this.#shapes.get(type.id);
    if (known) return known;
    const parts = this.#parts(type);
    const elements = parts.filter((part) => this.#isList(part)).flatMap((list) => this.#elements(list));
    const shape: Shape = {
      kinds: new Set(parts.map((part) => this.#kind(part))),
      element: elements.length > 0 ? merged(elements.map((element) => this.shape(element))) : null,
      texts: this.#texts(parts),
      isBeyondJson: () => this.#isBeyondJson(type, 0),
      text: this.#program.checker.typeToString(type),
    };
    this.#shapes.set(type.id, shape);
    return shape;
  }

  #parts(type: Type): readonly Type[] {
    return type.isUnionType() ? (type.getTypes() ?? []) : [type];
  }

  #texts(parts: readonly Type[]): ReadonlySet<string> | null {
    const texts = parts.filter((part) => this.#kind(part) === 'string');
    const literals = texts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
    return texts.length > 0 && literals.length === texts.length ? new Set(literals) : null;
  }

  #isList(type: Type): boolean {
    const { checker } = this.#program;
    return checker.isArrayType(type) || checker.isTupleType(type);
  }

  #elements(type: Type): readonly Type[] {
    return type.isTypeReference() ? this.#program.checker.getTypeArguments(type) : [];
  }

  #kind(type: Type): Kind {
    // A branded string is a string.
    const whole = type.isIntersectionType() ? (type.getTypes() ?? []) : [type];
    for (const { flags } of whole) {
      const found = PRIMITIVES.find(([known]) => flags & known);
      if (found) return found[1];
    }
    if (this.#isList(type)) return 'array';
    return CLASSES.get(type.getSymbol()?.name ?? '') ?? 'object';
  }

  #isBeyondJson(type: Type, depth: number): boolean {
    if (depth > DEEPEST) return false;
    return this.#parts(type).some((part) => {
      const kind = this.#kind(part);
      if (BEYOND_JSON.has(kind)) return true;
      if (kind === 'array') return this.#elements(part).some((element) => this.#isBeyondJson(element, depth + 1));
      if (kind !== 'object') return false;
      return this.#program.checker.getPropertiesOfType(part).some((property) => {
        const of = this.#program.checker.getTypeOfSymbol(property);
        return of !== undefined && this.#isBeyondJson(of, depth + 1);
      });
    });
  }
}

const isOnlyNull = ([, { kinds }]: [string, Shape]): boolean => kinds.size === 1 && kinds.has('null');

/** Whether a type says that a value may be null. */
export const canBeNull = (shape: Shape | undefined): boolean =>
  shape === undefined || shape.kinds.has('null') || shape.kinds.has('any');

function merged(shapes: readonly Shape[]): Shape {
  const [first] = shapes;
  if (first && shapes.length === 1) return first;
  const elements = shapes.flatMap(({ element }) => element ?? []);
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...kinds])),
    element: elements.length > 0 ? merged(elements) : null,
    texts: shapes.every(({ texts }) => texts) ? new Set(shapes.flatMap(({ texts }) => [...(texts ?? [])])) : null,
    isBeyondJson: () => shapes.some((shape) => shape.isBeyondJson()),
    text: [...new Set(shapes.map(({ text }) => text))].join(' | '),
  };
}
