import { operations } from '@regen/contract';
import type { Contract, Operation } from '@regen/contract';

/** The catalog of error codes as a constant of `@regen/contract`, so that an unknown code does not compile. */
export function emitErrorCatalog({ 'x-errors': catalog = {} }: Contract): string {
  const rows = Object.entries(catalog).map(([code, entry]) => `  ${code}: ${JSON.stringify(entry)},`);
  return [
    '/** Every code that the server answers with. */',
    'export const ERRORS = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

/** What any operation may return. */
export function commonCodes({ 'x-errors': catalog = {} }: Contract, all: readonly Operation[]): string[] {
  return Object.keys(catalog).filter((code) => all.every(({ errors }) => errors.includes(code)));
}

/** What the SDK knows of error codes: types only. */
export function emitErrorCodes(contract: Contract): string {
  const catalog = Object.entries(contract['x-errors'] ?? {});
  const all = operations(contract).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const common = commonCodes(contract, all);
  const known = new Set(all.flatMap(({ errors }) => errors));
  const literal = (code: string): string => `'${code}'`;
  const rows = all.map(({ id, errors }) => {
    const own = errors.filter((code) => !common.includes(code)).toSorted();
    return `  ${id}: ${['CommonErrorCode', ...own.map(literal)].join(' | ')};`;
  });
  return [
    '/** The status of each code that an operation answers with. */',
    'export interface ErrorStatuses {',
    ...catalog.filter(([code]) => known.has(code)).map(([code, { status }]) => `  ${code}: ${status};`),
    '}',
    '',
    '/** Every code of the contract. */',
    'export type ErrorCode = keyof ErrorStatuses;',
    '',
    '/** What any operation may answer. */',
    `export type CommonErrorCode = ${common.map(literal).join(' | ')};`,
    '',
    '/** Error codes by operation. */',
    'export interface OperationErrorCodes {',
    ...rows,
    '}',
    '',
  ].join('\n');
}
