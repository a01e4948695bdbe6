// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/sessions.ts';

/** Sign in: `sessions.create`. */
export const sessionCreate = /* @__PURE__ */ write(operations.sessionCreate, {
  isSecret: true,
});

/** Refresh the session token: `sessions.refresh`. */
export const sessionRefresh = /* @__PURE__ */ write(operations.sessionRefresh);

/** Sign out: `sessions.end`. */
export const sessionEnd = /* @__PURE__ */ write(operations.sessionEnd);

/** List where the caller is signed in: `sessions.list`. */
export const sessionList = /* @__PURE__ */ read(operations.sessionList);

/** Sign out everywhere else: `sessions.revokeOthers`. */
export const sessionRevokeOthers = /* @__PURE__ */ write(operations.sessionRevokeOthers, {
  stales: ['sessionList'],
});

/** Sign out on one device: `sessions.revoke`. */
export const sessionRevoke = /* @__PURE__ */ write(operations.sessionRevoke, {
  stales: ['sessionList'],
});
