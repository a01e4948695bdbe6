import * as z from 'zod';
import { ContentParameterError } from '../client/errors.ts';
import type { ListParams } from '../data/reader.ts';
import { MAX_CONDITION_VALUES, MAX_ORDER_FIELDS } from '../defaults.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const bound = z.union([z.string(), z.number()]).optional();

const condition = z.union([
  scalar,
  z.null(),
  z.strictObject({ in: z.array(scalar).max(MAX_CONDITION_VALUES) }),
  z.strictObject({ from: bound, to: bound }),
]);

const listParams = z.strictObject({
  where: z.record(z.string(), condition.optional()).optional(),
  order: z.array(z.string()).max(MAX_ORDER_FIELDS).optional(),
  page: z.int().min(1).optional(),
  perPage: z.int().min(1).optional(),
});

/** Refuses what no type has checked: a browser may ask for anything. */
export function checkParams(params: ListParams, maxPerPage: number): void {
  const { error } = listParams.safeParse(params);
  const [issue] = error?.issues ?? [];
  if (issue) throw new ContentParameterError([issue.path.join('.'), issue.message].filter(Boolean).join(': '));
  const { perPage = 1 } = params;
  if (perPage > maxPerPage) throw new ContentParameterError(`\`perPage\` must be at most ${maxPerPage}: ${perPage}`);
}
