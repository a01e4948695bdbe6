// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/applications.ts';

/**
 * Apply for a professional account: `applications.create`. Keep one `idempotencyKey` until the response arrives:
 * repeating the call after a lost response is then safe.
 */
export const applicationCreate = /* @__PURE__ */ write(operations.applicationCreate, {
  stales: ['applicationGet'],
});

/** Read the caller’s professional application: `applications.get`. */
export const applicationGet = /* @__PURE__ */ read(operations.applicationGet);
