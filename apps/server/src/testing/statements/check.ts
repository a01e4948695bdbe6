import type pg from 'pg';
import { isArrayLiteralExpression, isSpreadElement } from 'typescript/unstable/ast';
import type { Expression } from 'typescript/unstable/ast';
import { accepts, rowProblems } from './compare.ts';
import type { Column } from './compare.ts';
import { describeAll, Refused } from './describe.ts';
import type { Described } from './describe.ts';
import type { Exceptions } from './exceptions.ts';
import type { Nullness } from './functions.ts';
import { nodeIn, textIn } from './node-tree.ts';
import { NullnessOf } from './nullness.ts';
import type { Given } from './nullness.ts';
import { codeOf, findCalls } from './program.ts';
import type { Program, StatementCall } from './program.ts';
import { columnsOf } from './query-tree.ts';
import { RowTypes } from './row-type.ts';
import type { Shape } from './row-type.ts';
import { readLists, readSchema, readTypes } from './schema-catalog.ts';
import type { Samples } from './statement-values.ts';
import { analyzedPart, isFetch, readTexts } from './texts.ts';
import type { WireType } from './wire-type.ts';

export interface Report {
  /** Calls that send a statement. */
  calls: number;
  /** Different statements that PostgreSQL has analyzed; one call may have several. */
  statements: number;
  /** Texts that are commands, such as `begin`, without columns or parameters. */
  commands: number;
  /** Columns that were compared with a row type. */
  columns: number;
  /** As `apps/server/src/db/sweep.ts:45:38: the statement …: what to do.` */
  problems: string[];
}

export interface CheckOptions {
  program: Program;
  /** Of a migrated database; statements are prepared on it. */
  client: pg.Client;
  samples: Samples;
  exceptions: Exceptions;
  /** Which files to check. */
  only?: (path: string) => boolean;
}

/** Checks every statement against the schema, and its row type and values against what PostgreSQL reports for it. */
export async function checkStatements(options: CheckOptions): Promise<Report> {
  const { program, client, samples, only = () => true } = options;
  const problems = new Set<string>();
  const exceptions = new OpenExceptions(options.exceptions, only);
  const say = ({ place }: StatementCall, what: string) => void problems.add(`${place}: the statement ${what}.`);
  const calls = findCalls(program).filter(({ path }) => only(path));
  const texts = await readTexts(calls, program, samples, (call, reason) => {
    if (!exceptions.hasStatement(call))
      say(call, `can't be checked: ${reason}. Make it of constants, or add it to exceptions.ts with the reason`);
  });
  const parts = texts.map((text) => ({ text, part: analyzedPart(text, texts) }));
  const analyzed = new Set(parts.flatMap(({ part }) => part ?? []));
  const compare = await Comparison.open(program, client);
  const described = await describeAll(client, analyzed);
  for (const { text, part } of parts) {
    const found = part === null ? undefined : described.get(part);
    const { call } = text;
    if (found instanceof Refused) {
      if (!exceptions.hasStatement(call)) say(call, `is refused by PostgreSQL: ${found.message}`);
    } else if (found) {
      const values = isFetch(text) ? [] : compare.values(call, found);
      const rows = compare.rows(call, found, (column) => exceptions.hasColumn(call, column));
      for (const problem of [...values, ...rows]) say(call, problem);
    }
  }
  const commands = parts.filter(({ part }) => part === null).length;
  const unused = exceptions.unused().map((entry) => `exceptions.ts: ${entry} is checked, or gone: remove the entry.`);
  const { columns } = compare;
  return { calls: calls.length, statements: analyzed.size, commands, columns, problems: [...problems, ...unused] };
}

class OpenExceptions {
  readonly #all: Exceptions;
  readonly #used = new Set<unknown>();

  constructor({ statements, columns }: Exceptions, only: (path: string) => boolean) {
    this.#all = {
      statements: statements.filter(({ path }) => only(path)),
      columns: columns.filter(({ path }) => only(path)),
    };
  }

  hasStatement({ path, statement }: StatementCall): boolean {
    const code = codeOf(statement);
    return this.#use(this.#all.statements.find((one) => one.path === path && code.startsWith(one.statement)));
  }

  hasColumn({ path }: StatementCall, column: string): boolean {
    return this.#use(this.#all.columns.find((one) => one.path === path && one.column === column));
  }

  #use(entry: unknown): boolean {
    if (entry !== undefined) this.#used.add(entry);
    return entry !== undefined;
  }

  unused(): string[] {
    const isUnused = (entry: unknown) => !this.#used.has(entry);
    return [
      ...this.#all.statements.filter(isUnused).map(({ path, statement }) => `\`${statement}\` of ${path}`),
      ...this.#all.columns.filter(isUnused).map(({ path, column }) => `"${column}" of ${path}`),
    ];
  }
}

/** What the sources and the schema say. */
interface Known {
  program: Program;
  types: ReadonlyMap<string, WireType>;
  texts: ReadonlyMap<string, readonly string[]>;
  nullness: NullnessOf;
}

/** Calls together with what PostgreSQL reports for their statements. */
class Comparison {
  readonly #program: Program;
  readonly #rowTypes: RowTypes;
  readonly #types: ReadonlyMap<string, WireType>;
  readonly #texts: ReadonlyMap<string, readonly string[]>;
  readonly #nullness: NullnessOf;
  columns = 0;

  private constructor({ program, types, texts, nullness }: Known) {
    this.#program = program;
    this.#rowTypes = new RowTypes(program);
    this.#types = types;
    this.#texts = texts;
    this.#nullness = nullness;
  }

  static async open(program: Program, client: pg.Client): Promise<Comparison> {
    const nullness = new NullnessOf(await readSchema(client));
    return new Comparison({ program, types: await readTypes(client), texts: await readLists(client), nullness });
  }

  readonly #wireOf = (type: string): WireType => {
    const wire = this.#types.get(type);
    if (!wire) throw new Error(`PostgreSQL has no type ${type}.`);
    return wire;
  };

  rows({ call }: StatementCall, described: Described, isTrusted: (column: string) => boolean): string[] {
    if (call === null) return [];
    const given = (listed(call.arguments[1]) ?? []).map((value) => this.#given(value));
    return this.#rowTypes.of(call).flatMap((row) => {
      const columns = this.#columnsOf(described, given, row.present);
      this.columns += columns.length;
      return rowProblems(row, columns, isTrusted);
    });
  }

  #given(value: Expression): Given {
    const type = this.#program.checker.getTypeAtLocation(value);
    const shape = type && this.#rowTypes.shape(type);
    const nullness = (of: Shape | null | undefined): Nullness =>
      !of || of.kinds.has('any') ? 'unknown' : isMissing(of) ? 'yes' : 'no';
    return { nullness: nullness(shape), items: nullness(shape?.element) };
  }

  #columnsOf({ query, types }: Described, given: readonly Given[], present: readonly string[]): Column[] {
    const nulls = this.#nullness.columns(query, given, present);
    return columnsOf(query).map((entry, at) => {
      const value = nodeIn(entry, 'expr');
      const type = types[at] ?? '';
      return {
        name: textIn(entry, 'resname'),
        type,
        wire: this.#wireOf(type),
        nullness: nulls[at] ?? 'unknown',
        texts: this.#texts.get(`${textIn(entry, 'resorigtbl')}.${textIn(entry, 'resorigcol')}`) ?? [],
        isNull: value !== undefined && textIn(value, 'constisnull') === 'true',
      };
    });
  }

  /** Checks the values that a call passes, if they are written as a list. */
  values({ call }: StatementCall, { parameters }: Described): string[] {
    const values = call && listed(call.arguments[1]);
    if (!values) return [];
    if (values.length !== parameters.length)
      return [`has ${parameters.length} parameters, but gets ${values.length} values: pass one for each`];
    return values.flatMap((value, at) => {
      const type = parameters[at] ?? '';
      const given = this.#program.checker.getTypeAtLocation(value);
      const shape = given && this.#rowTypes.shape(given);
      if (!shape || accepts(type, this.#wireOf, shape)) return [];
      return [`takes ${type} as $${at + 1}, but gets ${shape.text}: convert the value, or cast in SQL`];
    });
  }
}

const isMissing = ({ kinds }: Shape): boolean => kinds.has('null') || kinds.has('undefined');

function listed(values: Expression | undefined): readonly Expression[] | null {
  if (values === undefined) return [];
  if (!isArrayLiteralExpression(values) || values.elements.some(isSpreadElement)) return null;
  return [...values.elements];
}
