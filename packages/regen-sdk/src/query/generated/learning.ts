// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { write } from '../write.ts';
import * as operations from '../../generated/operations/learning.ts';

/** Go to the learning platform: `learning.signIn`. */
export const learningSignIn = /* @__PURE__ */ write(operations.learningSignIn);
