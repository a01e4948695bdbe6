/** One thing that is wrong with a query, as the delivery API tells it. */
export interface QueryProblem {
  name: string;
  path?: readonly string[];
  value?: unknown;
  details?: string;
}

/** A query that cannot be answered (400, `InvalidQuery`). */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
  readonly problems: readonly QueryProblem[];

  constructor(
    problem: QueryProblem,
    message = 'The query you sent was invalid. Probably a filter or ordering specification is not applicable to the type of a field.',
  ) {
    super(message);
    this.problems = [problem];
  }
}

export function unknownPath(path: string): InvalidQuery {
  return new InvalidQuery({ name: 'unknown', path: path.split('.'), details: `The path "${path}" is not recognized` });
}

/** A parameter whose value cannot be used. */
export function badValue(path: string, value: string, details: string): InvalidQuery {
  return new InvalidQuery({ name: 'type', path: path.split('.'), value, details });
}
