// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { readPlain } from '../read.ts';
import * as operations from '../../generated/operations/account.ts';

/** Read the account of the session: `account.get`. */
export const accountGet = /* @__PURE__ */ readPlain(operations.accountGet);
