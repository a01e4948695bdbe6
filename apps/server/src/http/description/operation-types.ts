import type { operations } from '@regen/contract/schema';

/** Names of all operations of the contract. */
export type OperationId = keyof operations;

type Present<T> = [T] extends [never] ? Record<never, never> : T;
type Parameters<Id extends OperationId> = operations[Id]['parameters'];

/** Path parameters, checked against the contract. */
export type Params<Id extends OperationId> =
  Parameters<Id> extends { path: infer P } ? Present<P> : Record<never, never>;

/** Query parameters, checked and converted; the contract's defaults are filled in. */
export type Query<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Q } ? Present<NonNullable<Q>> : Record<never, never>;

/** A file of a form, read whole; its type is what the sender claims. */
export interface FormFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** A form as handlers get it: files are read, everything else is text. */
type Form<B> = { [K in keyof B]: Exclude<B[K], Blob> | (Blob extends B[K] ? FormFile : never) };

/** The body, JSON or a form, checked and not converted; the contract's defaults are filled in. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer B } } }
    ? Form<B>
    : undefined;

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined;
type Success<R> = { [S in keyof R & (200 | 201 | 202 | 204)]: Json<R[S]> }[keyof R & (200 | 201 | 202 | 204)];

/** The body of the operation's first success response; `undefined` for 204. */
export type Result<Id extends OperationId> = Success<operations[Id]['responses']>;
