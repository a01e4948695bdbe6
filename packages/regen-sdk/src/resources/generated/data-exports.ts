// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { dataExportGet, dataExportCreate, dataExportDownload } from '../../generated/operations/data-exports.ts';
import type { DataExport, DataExportCreateParams, DataExportDownloadParams, DataExportGetParams, DataExportState } from '../../generated/types.ts';

/** Copies of what the store keeps about a person. */
export interface DataExportsResource {
  /**
   * Read the state of the caller’s data export.
   *
   * The newest copy of the caller’s data: requested, or ready to be downloaded.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * const dataExportState = await regen.dataExports.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#dataExportGet` in the reference of your server
   */
  get(params: DataExportGetParams, options?: RequestOptions): ApiPromise<DataExportState>;
  /**
   * Request a copy of the caller’s data.
   *
   * A job collects the data and emails the caller when it is done, usually within a minute. Requesting again while it
   * is being collected changes nothing; afterward, a new copy replaces the one before. A person can request 5 a day.
   *
   * Fails with 403 `forbidden`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const dataExportState = await regen.dataExports.create({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#dataExportCreate` in the reference of your server
   */
  create(params: DataExportCreateParams, options?: RequestOptions): ApiPromise<DataExportState>;
  /**
   * Download the copy of the caller’s data.
   *
   * For 7 days after it was collected; 404 before and afterward. Once 15 minutes have passed since signing in, it takes
   * the current password (otherwise 422 `current_password_required`), so that a device that was left signed in is not
   * enough.
   *
   * Fails with 403 `forbidden`; 404 `not_found`; 422 `current_password_required`, `current_password_wrong`; 429
   * `rate_limited`.
   *
   * @example
   * ```ts
   * const dataExport = await regen.dataExports.download({ id: 'usr_01hzx0k3v9', currentPassword: 'correct horse battery' });
   * ```
   *
   * @see `/docs/api/users#dataExportDownload` in the reference of your server
   */
  download(params: DataExportDownloadParams, options?: RequestOptions): ApiPromise<DataExport>;
}

export function createDataExportsResource(call: Call): DataExportsResource {
  return bind<DataExportsResource>(call, {
    get: dataExportGet,
    create: dataExportCreate,
    download: dataExportDownload,
  });
}
