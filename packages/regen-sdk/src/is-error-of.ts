import type { ErrorStatuses, OperationErrorCodes } from './generated/errors.ts';
import type { OperationErrors, OperationId } from './generated/types.ts';
import { RegenApiError } from './core/errors.ts';

/** The body that an operation answers with a code. */
type BodyWith<Id extends OperationId, Code extends keyof ErrorStatuses> = OperationErrors[Id][ErrorStatuses[Code] &
  keyof OperationErrors[Id]];

/**
 * Whether an error is that answer of that operation, by its code or its status; its `body` then has the type that the contract gives it:
 * `if (isErrorOf(error, 'cartUpdate', 'version_conflict')) show(error.body.cart)`.
 */
export function isErrorOf<Id extends OperationId, Code extends OperationErrorCodes[Id]>(
  error: unknown,
  operationId: Id,
  code: Code,
): error is RegenApiError<ErrorStatuses[Code], BodyWith<Id, Code>> & { readonly code: Code };
export function isErrorOf<Id extends OperationId, Status extends keyof OperationErrors[Id] & number>(
  error: unknown,
  operationId: Id,
  status: Status,
): error is RegenApiError<Status, OperationErrors[Id][Status]>;
export function isErrorOf(error: unknown, operationId: string, which: string | number): boolean {
  if (!(error instanceof RegenApiError) || error.operationId !== operationId) return false;
  return which === (typeof which === 'string' ? error.code : error.status);
}
