import type { AccessRule } from './access/rules.ts';
import type { OperationId, Result } from './description/operation-types.ts';
import type { Call } from './request/call.ts';

/** A finished JSON body that is sent as is: for responses cached as bytes. */
export class RawJson {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;

  constructor(bytes: Buffer, headers: Readonly<Record<string, string>> = {}) {
    this.bytes = bytes;
    this.headers = headers;
  }
}

/** Returns the body of the contract's first success response; refuses by throwing what `refuse` creates. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id> | RawJson>;

/** One operation of the contract: who may call it, and what it does. */
export interface Operation<Id extends OperationId> {
  readonly rule: AccessRule;
  readonly handler: Handler<Id>;
}

/** Each under its operationId, from which the types of its call and of its result follow. */
export type Operations<Id extends OperationId> = { readonly [Name in Id]: Operation<Name> };

/** An operation whose name is not known to the type checker. */
export interface AnyOperation {
  readonly rule: AccessRule;
  readonly handler: (call: never) => Promise<unknown>;
}

/** By operationId. */
export type AnyOperations = Readonly<Record<string, AnyOperation>>;

/** An entry of `Operations`: its key says which operation it is. */
export function operation<Id extends OperationId>(rule: AccessRule, handler: Handler<Id>): Operation<Id> {
  return { rule, handler };
}
