// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages, readPlain } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/admin.ts';

/** Read anyone’s bundle: `admin.getBundle`. */
export const adminGetBundle = /* @__PURE__ */ read(operations.adminGetBundle);

/** List professional applications: `admin.listApplications`. */
export const adminListApplications = /* @__PURE__ */ read(operations.adminListApplications);

/** List professional applications: `admin.listApplications`. The pages one after the other, for `useInfiniteQuery`. */
export const adminListApplicationsInfinite = /* @__PURE__ */ readPages(operations.adminListApplications);

/** Read a professional application: `admin.getApplication`. */
export const adminGetApplication = /* @__PURE__ */ read(operations.adminGetApplication);

/** Review, accept or decline a professional application: `admin.decideApplication`. */
export const adminDecideApplication = /* @__PURE__ */ write(operations.adminDecideApplication, {
  keeps: ['adminGetApplication', (_data, params) => ({ applicationId: params.applicationId })],
  stales: ['adminListApplications'],
});

/** Read the state of the content: `admin.getContent`. */
export const adminGetContent = /* @__PURE__ */ readPlain(operations.adminGetContent);

/** Start a preview of drafts: `admin.previewContent`. */
export const adminPreviewContent = /* @__PURE__ */ write(operations.adminPreviewContent);
