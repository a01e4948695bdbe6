import type { OperationErrors, OperationId } from './generated/types.ts';
import { RegenApiError } from './core/errors.ts';

/**
 * Whether an error is that answer of that operation; its `body` then has the type that the contract gives it:
 * `if (isErrorOf(error, 'cartUpdate', 412)) show(error.body.cart)`.
 */
export function isErrorOf<Id extends OperationId, Status extends keyof OperationErrors[Id] & number>(
  error: unknown,
  operationId: Id,
  status: Status,
): error is RegenApiError<Status, OperationErrors[Id][Status]> {
  return error instanceof RegenApiError && error.operationId === operationId && error.status === status;
}
