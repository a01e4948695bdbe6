import { join } from 'node:path';
import { isNoSubstitutionTemplateLiteral, isStringLiteral } from 'typescript/unstable/ast';
import { PROJECT_ROOT } from '../../config.ts';
import { openScope } from './module-scope.ts';
import { codeOf } from './program.ts';
import type { Program, StatementCall } from './program.ts';
import { StatementValues, Unknowable } from './statement-values.ts';
import type { Samples } from './statement-values.ts';

/** One text that a call sends. */
export interface Text {
  call: StatementCall;
  text: string;
}

/** They run when they are loaded. */
const PROGRAM = /(^main|-cli|worker)\.ts$/;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string')
    return value.text;
  throw new Unknowable('it is neither a text nor a text with a name');
}

async function valuesOf(call: StatementCall, program: Program, samples: Samples): Promise<unknown[]> {
  const { statement, path } = call;
  if (call.call === null)
    throw new Unknowable(`\`${codeOf(statement)}\` is passed on, so what it sends is known at run time only`);
  if (isStringLiteral(statement) || isNoSubstitutionTemplateLiteral(statement)) return [statement.text];
  if (PROGRAM.test(path)) throw new Unknowable('it is made by a program, which can only be run');
  const evaluate = await openScope(join(PROJECT_ROOT, 'apps/server/src', path));
  return new StatementValues(program, evaluate, samples).of(statement);
}

/** Every text that calls send. `onUnknowable` gets the calls whose texts aren't known before they run. */
export async function readTexts(
  calls: readonly StatementCall[],
  program: Program,
  samples: Samples,
  onUnknowable: (call: StatementCall, reason: string) => void,
): Promise<Text[]> {
  const texts: Text[] = [];
  for (const call of calls) {
    try {
      const found = new Set((await valuesOf(call, program, samples)).map(textOf));
      texts.push(...[...found].map((text) => ({ call, text })));
    } catch (error) {
      if (!(error instanceof Unknowable)) throw error;
      onUnknowable(call, error.message);
    }
  }
  return texts;
}

const ANALYZED = /^(select|with|insert|update|delete|merge|values)\b/i;
const CURSOR = /^declare (\w+) .*?cursor for\s+/is;
const FETCH = /^fetch .* from (\w+)$/is;

export const isFetch = ({ text }: Text): boolean => FETCH.test(text.trim());

/** The part that PostgreSQL analyzes: without the cursor, and for `fetch` its cursor's query. Null for commands such as `begin`. */
export function analyzedPart(one: Text, all: readonly Text[]): string | null {
  const text = one.text.trim();
  const [, cursor] = FETCH.exec(text) ?? [];
  if (cursor !== undefined) {
    const declared = all.find(
      ({ call, text: other }) => call.path === one.call.path && CURSOR.exec(other)?.[1] === cursor,
    );
    return declared ? analyzedPart(declared, all) : null;
  }
  const part = text.replace(CURSOR, '');
  return ANALYZED.test(part) ? part : null;
}
