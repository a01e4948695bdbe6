// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read } from '../read.ts';
import { write } from '../write.ts';
import * as operations from '../../generated/operations/professionals.ts';

/** List the professionals of a client: `professionals.list`. */
export const professionalList = /* @__PURE__ */ read(operations.professionalList);

/** End the link to a professional: `professionals.delete`. */
export const professionalDelete = /* @__PURE__ */ write(operations.professionalDelete, {
  stales: ['professionalList', 'messageListContacts', 'messageListConversations'],
});
