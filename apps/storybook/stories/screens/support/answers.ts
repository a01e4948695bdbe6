import type { BodyOf, OperationId } from './operations.ts';

/** The answer that never comes: a screen that loads. */
export const never = Symbol('never');

/** The connection breaks. */
export const lost = Symbol('lost');

/** An answer that is not a success, as the contract has it. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** More of the body, where an operation has more. */
  readonly body?: object;
}

export const problem = (status: number, code: string, message: string, body?: object): { problem: Problem } => ({
  problem: { status, code, message, body },
});

/** The server cannot answer now. */
export const failing = problem(503, 'unavailable', 'The store is not available right now. Please try again shortly.');
export const missing = problem(404, 'not_found', 'There is nothing here.');

/** A call as it arrived. */
export interface StoryRequest {
  /** The parts of the path by their names in the contract. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export type Outcome<Id extends OperationId> = BodyOf<Id> | { problem: Problem } | typeof never | typeof lost;

/** Answers by operation: one for every call, or worked out of the call. */
export type Answers = {
  readonly [Id in OperationId]?: Outcome<Id> | ((request: StoryRequest) => Outcome<Id>);
};
