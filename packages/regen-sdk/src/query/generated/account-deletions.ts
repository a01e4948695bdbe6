// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/account-deletions.ts';

/** Read the deletion of the caller’s account: `accountDeletions.get`. */
export const accountDeletionGet = /* @__PURE__ */ read(operations.accountDeletionGet);

/** Ask for the caller’s account to be deleted: `accountDeletions.create`. */
export const accountDeletionCreate = /* @__PURE__ */ write(operations.accountDeletionCreate, {
  stales: ['accountDeletionGet'],
  isSecret: true,
});

/** Keep the caller’s account: `accountDeletions.delete`. */
export const accountDeletionDelete = /* @__PURE__ */ write(operations.accountDeletionDelete, {
  stales: ['accountDeletionGet'],
});
