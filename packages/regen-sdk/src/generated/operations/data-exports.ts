// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { Operation } from '../../core/operation.ts';
import type { DataExport, DataExportCreateParams, DataExportDownloadParams, DataExportGetParams, DataExportState } from '../types.ts';

export const dataExportCreate: Operation<DataExportCreateParams, DataExportState> = { id: 'dataExportCreate', method: 'POST', path: '/users/{id}/dataExport', retrySafe: true };
export const dataExportDownload: Operation<DataExportDownloadParams, DataExport> = { id: 'dataExportDownload', method: 'POST', path: '/users/{id}/dataExport/file', body: 'json', retrySafe: true };
export const dataExportGet: Operation<DataExportGetParams, DataExportState> = { id: 'dataExportGet', method: 'GET', path: '/users/{id}/dataExport' };
