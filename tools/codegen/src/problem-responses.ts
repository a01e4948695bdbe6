import type { ErrorCatalog, Reference, Response, Schema } from '@regen/contract';
import { PROBLEM_TYPE, problemPage } from '@regen/contract';

/**
 * Codes by the status that the catalog gives them, in their order.
 * @throws Error when the catalog lacks one; `who` names it.
 */
export function byStatus(codes: readonly string[], catalog: ErrorCatalog, who: string): Map<string, string[]> {
  const unknown = codes.filter((code) => !Object.hasOwn(catalog, code));
  if (unknown.length > 0) throw new Error(`${who} names codes that errors.yaml lacks: ${unknown.join(', ')}.`);
  return Map.groupBy(codes, (code) => String(catalog[code]?.status));
}

/** Readers know these codes, and accept a new one. */
export function codeSchema(codes: readonly string[]): Schema {
  return {
    type: 'object',
    properties: {
      code: {
        description: 'Which of these it is. A later version may have more.',
        anyOf: [{ type: 'string', enum: [...codes] }, { type: 'string' }],
      },
    },
  };
}

/** An operation's response with one status: `codes` are those of this status, `problem` is the body that all refusals have. */
export function problemResponse(
  codes: readonly string[],
  catalog: ErrorCatalog,
  problem: Schema | Reference,
): Response {
  const [code = ''] = codes;
  const { status, title = '', details } = catalog[code] ?? {};
  return {
    description: codes.map((each) => `\`${each}\`: ${catalog[each]?.description}`).join('\n'),
    content: {
      [PROBLEM_TYPE]: {
        schema: { allOf: [problem, codeSchema(codes)] },
        example: {
          type: problemPage(code),
          title,
          status,
          detail: title,
          code,
          message: title,
          requestId: 'req_01HZX0',
          ...(details && { details }),
        },
      },
    },
  };
}
