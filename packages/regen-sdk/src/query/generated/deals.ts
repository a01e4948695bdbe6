// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/deals.ts';

/** List current deals: `deals.list`. */
export const dealList = /* @__PURE__ */ read(operations.dealList);
