// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import * as operations from '../../generated/operations/promotions.ts';

/** Read a promotion: `promotions.get`. */
export const promotionGet = /* @__PURE__ */ read(operations.promotionGet);
