// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { write } from '../write.ts';
import * as operations from '../../generated/operations/certificates.ts';

/** Issue the certificate of a topic: `certificates.issue`. */
export const certificateIssue = /* @__PURE__ */ write(operations.certificateIssue, {
  stales: ['lessonGetProgress'],
});
