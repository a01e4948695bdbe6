export { createContentClient } from './client/create-content-client.ts';
export type { ContentClient } from './client/create-content-client.ts';
export type { ContentClientOptions } from './client/client-options.ts';
export {
  ContentApiError,
  ContentBadRequestError,
  ContentConnectionError,
  ContentError,
  ContentForbiddenError,
  ContentNotFoundError,
  ContentParameterError,
  ContentRateLimitError,
  ContentServerError,
  ContentTimeoutError,
  ContentUnauthorizedError,
} from './client/errors.ts';
export type { ContentFailure, FailedRequest } from './client/errors.ts';
export type { PagePromise } from './client/page-promise.ts';
export type {
  AssetKey,
  ContentAsset,
  ContentCollection,
  ContentEntry,
  ContentLink,
  ContentLocale,
  ContentQuery,
  ContentSpace,
  ContentTag,
  ContentType,
  ContentTypeField,
  DeletedRecord,
  EntryCollection,
  RecordMetadata,
  RecordSys,
  SyncQuery,
  SyncResult,
} from './client/records.ts';
export type { ContentFile } from './data/content-file.ts';
export type { ContentField } from './fields/field.ts';
export type { ProblemReason } from './data/problem-reason.ts';
export { fileField, filesField } from './fields/file.ts';
export { linkTo, linksTo } from './fields/link.ts';
export { richTextField } from './fields/rich-text.ts';
export { defineModel, isFor } from './models/define-model.ts';
export type { Audience, ExtensibleModel, FieldShape, Model, ModelDefinition, RecordOf } from './models/define-model.ts';
export type {
  Condition,
  ContentPage,
  ContentReader,
  DataOf,
  ListParams,
  ModelRef,
  ReadOptions,
} from './data/reader.ts';
export type { RichBlock, RichInline, RichListItem, RichMark, RichTableCell, RichText } from './data/rich-text.ts';
export { createSnapshot } from './snapshot/create-snapshot.ts';
export type { ReaderOptions, Snapshot, SnapshotOptions } from './snapshot/create-snapshot.ts';
export type { ChangedRecord, ContentChange } from './snapshot/content-index.ts';
export type { ContentProblem } from './snapshot/problem.ts';
export type { SnapshotSource, SnapshotStorage, StoredSnapshot } from './snapshot/storage.ts';
