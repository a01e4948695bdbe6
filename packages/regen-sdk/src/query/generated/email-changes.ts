// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/email-changes.ts';

/** Read the change of the email address: `emailChanges.get`. */
export const emailChangeGet = /* @__PURE__ */ read(operations.emailChangeGet);

/** Request an email address change: `emailChanges.create`. */
export const emailChangeCreate = /* @__PURE__ */ write(operations.emailChangeCreate, {
  stales: ['emailChangeGet'],
  isSecret: true,
});

/** Cancel the change of the email address: `emailChanges.delete`. */
export const emailChangeDelete = /* @__PURE__ */ write(operations.emailChangeDelete, {
  stales: ['emailChangeGet'],
});

/** Read the change that a link confirms: `emailChanges.getLink`. */
export const emailChangeGetLink = /* @__PURE__ */ read(operations.emailChangeGetLink);

/** Confirm the change of an email address: `emailChanges.confirm`. */
export const emailChangeConfirm = /* @__PURE__ */ write(operations.emailChangeConfirm, {
  stales: ['emailChangeGet', 'emailChangeGetLink', 'accountGet', 'userGet', 'notificationGet'],
});
