// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { readPlain } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/resources.ts';

/** Count the resources of each channel: `resources.getCounts`. */
export const resourceGetCounts = /* @__PURE__ */ readPlain(operations.resourceGetCounts);

/** Make an archive of resources: `resources.archive`. */
export const resourceArchive = /* @__PURE__ */ write(operations.resourceArchive);
