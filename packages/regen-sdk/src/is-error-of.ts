import { RegenApiError } from './core/errors.ts';
import type { ErrorStatuses, OperationErrorCodes } from './generated/errors.ts';
import type { OperationErrors, OperationId } from './generated/types.ts';

/** The codes that an operation returns with one status. */
type CodesWith<Id extends OperationId, Status> = {
  [Code in OperationErrorCodes[Id]]: ErrorStatuses[Code] extends Status ? Code : never;
}[OperationErrorCodes[Id]];

/** The status of a code; a status is its own. */
type StatusOf<Which> = Which extends keyof ErrorStatuses ? ErrorStatuses[Which] : Which;

/** The body that an operation returns with a code or a status. */
export type BodyWith<Id extends OperationId, Which> = OperationErrors[Id][StatusOf<Which> & keyof OperationErrors[Id]];

/** A response with that code or that status; a newer server may have more codes for a status. */
type ErrorWith<Id extends OperationId, Which> = Which extends keyof ErrorStatuses
  ? RegenApiError<ErrorStatuses[Which], BodyWith<Id, Which>, Which>
  : Which extends number
    ? RegenApiError<Which, BodyWith<Id, Which>, CodesWith<Id, Which> | (string & {})>
    : never;

/**
 * Whether an error is that response of that operation, by its code or its status; its `body` then has the type that the contract gives it:
 * `if (isErrorOf(error, 'cartUpdate', 'version_conflict')) show(error.body.cart)`.
 */
export function isErrorOf<
  Id extends OperationId,
  Which extends OperationErrorCodes[Id] | (keyof OperationErrors[Id] & number),
>(error: unknown, operationId: Id, codeOrStatus: Which): error is ErrorWith<Id, Which> {
  if (!(error instanceof RegenApiError) || error.operationId !== operationId) return false;
  return codeOrStatus === (typeof codeOrStatus === 'string' ? error.code : error.status);
}
