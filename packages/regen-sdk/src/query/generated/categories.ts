// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPlain } from '../read.ts';
import * as operations from '../../generated/operations/categories.ts';

/** List categories: `categories.list`. */
export const categoryList = /* @__PURE__ */ readPlain(operations.categoryList);

/** List categories for a user: `categories.listForUser`. */
export const categoryListForUser = /* @__PURE__ */ read(operations.categoryListForUser);
