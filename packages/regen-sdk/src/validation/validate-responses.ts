import { RegenError } from '../core/errors.ts';
import type { Hooks } from '../core/hooks.ts';
import { responses } from '../generated/response-schemas.ts';
import { checkValue } from './check-value.ts';
import type { ValidationIssue } from './check-value.ts';

/** The server's response violates the contract. */
export class RegenValidationError extends RegenError {
  override readonly name = 'RegenValidationError';
  readonly status: number;
  readonly issues: readonly ValidationIssue[];

  constructor(operationId: string, status: number, issues: readonly ValidationIssue[]) {
    const list = issues.slice(0, 5).map(({ path, message }) => `${path || 'the body'} ${message}`);
    const more = issues.length > list.length ? `; and ${issues.length - list.length} more` : '';
    super(`${operationId} ${status} is not what the contract says: ${list.join('; ')}${more}`, operationId);
    this.status = status;
    this.issues = issues;
  }
}

export interface ValidationOptions {
  /** What happens with a response that violates the contract. Default: the call rejects with the error. */
  onMismatch?: ((error: RegenValidationError) => void) | undefined;
  /** `refuse` finds fields that the contract does not have; a newer server may send them. Default `allow`. */
  unknownFields?: 'allow' | 'refuse' | undefined;
}

/** A hook that compares every response with the contract. 5xx responses that the contract does not know come from proxies. */
export function validateResponses({ onMismatch, unknownFields = 'allow' }: ValidationOptions = {}): Hooks {
  return {
    response({ response, body }, { operationId }) {
      const { status } = response;
      const issues = findIssues(operationId, status, body, unknownFields === 'refuse');
      if (issues.length === 0) return;
      const error = new RegenValidationError(operationId, status, issues);
      if (!onMismatch) throw error;
      onMismatch(error);
    },
  };
}

function findIssues(operationId: string, status: number, body: unknown, isClosed: boolean): ValidationIssue[] {
  const schema = responses[operationId]?.[status];
  if (schema) return checkValue(schema, body, isClosed);
  if (schema === null) return body === undefined ? [] : [{ path: '', message: 'must be empty' }];
  return status >= 500 ? [] : [{ path: '', message: 'has a status that the contract does not have' }];
}
