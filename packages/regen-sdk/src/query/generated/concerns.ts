// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPlain } from '../read.ts';
import * as operations from '../../generated/operations/concerns.ts';

/** List concerns: `concerns.list`. */
export const concernList = /* @__PURE__ */ readPlain(operations.concernList);

/** List concerns for a user: `concerns.listForUser`. */
export const concernListForUser = /* @__PURE__ */ read(operations.concernListForUser);
