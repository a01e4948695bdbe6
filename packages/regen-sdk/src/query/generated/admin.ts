// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/admin.ts';

/** Read anyone’s bundle: `admin.getBundle`. */
export const adminGetBundle = /* @__PURE__ */ read(operations.adminGetBundle);
