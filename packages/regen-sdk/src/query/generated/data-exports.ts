// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/data-exports.ts';

/** Read the state of the caller’s data export: `dataExports.get`. */
export const dataExportGet = /* @__PURE__ */ read(operations.dataExportGet);

/** Request a copy of the caller’s data: `dataExports.create`. */
export const dataExportCreate = /* @__PURE__ */ write(operations.dataExportCreate, {
  stales: ['dataExportGet'],
});

/** Download the copy of the caller’s data: `dataExports.download`. */
export const dataExportDownload = /* @__PURE__ */ write(operations.dataExportDownload, {
  isSecret: true,
});
