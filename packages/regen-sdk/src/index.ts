export { createClient } from './create-client.ts';
export type { Client } from './create-client.ts';
export { createRegen } from './resources/generated/create-regen.ts';
export type { Regen } from './resources/generated/create-regen.ts';
export type { ApiPromise, WithResponse } from './core/api-promise.ts';
export type { ClientOptions } from './core/client-options.ts';
export {
  RegenAbortError,
  RegenApiError,
  RegenBadRequestError,
  RegenConflictError,
  RegenConnectionError,
  RegenError,
  RegenForbiddenError,
  RegenNotFoundError,
  RegenPaymentRequiredError,
  RegenPreconditionFailedError,
  RegenRateLimitError,
  RegenServerError,
  RegenTimeoutError,
  RegenUnauthorizedError,
  RegenUnprocessableError,
  RegenUploadError,
  isTransient,
} from './core/errors.ts';
export type { InvalidField } from './core/errors.ts';
export type { HookAnswer, HookRequest, Hooks } from './core/hooks.ts';
export { isErrorOf } from './is-error-of.ts';
export type { LogFields, Logger, LogLevel } from './core/logging.ts';
export type { ListOperation, Operation } from './core/operation.ts';
export type { Page, PagePromise } from './core/page-promise.ts';
export { createCall } from './core/pipeline.ts';
export type { Call, RawOptions } from './core/pipeline.ts';
export type { RequestOptions, UploadOptions, UploadProgress } from './core/request-options.ts';
export type { GuestStore, TokenStore } from './core/session-store.ts';
export type { ImageUploadParams } from './upload/upload-image.ts';
export type { MessageFileUploadParams } from './upload/upload-message-file.ts';
export { API_VERSION, CONTRACT_STAMP } from './generated/version.ts';
// The contract's own names are the public type names of this package: Product, Cart, Order, …, and for each operation its
// parameters and errors. They are types only and cost nothing.
export type * from './generated/errors.ts';
export type * from './generated/types.ts';
