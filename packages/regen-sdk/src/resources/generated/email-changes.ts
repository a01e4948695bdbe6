// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import type { ApiPromise } from '../../core/api-promise.ts';
import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { RequestOptions } from '../../core/request-options.ts';
import { emailChangeGet, emailChangeCreate, emailChangeDelete, emailChangeGetLink, emailChangeConfirm } from '../../generated/operations/email-changes.ts';
import type { EmailChangeConfirmParams, EmailChangeConfirmed, EmailChangeCreateParams, EmailChangeDeleteParams, EmailChangeGetLinkParams, EmailChangeGetParams, EmailChangeLink, EmailChangeState } from '../../generated/types.ts';

/** Email address changes, confirmed from both addresses. */
export interface EmailChangesResource {
  /**
   * Read the change of the email address.
   *
   * The caller’s email address, and the pending change to it, if there is one.
   *
   * Fails with 403 `forbidden`; 404 `not_found`.
   *
   * @example
   * ```ts
   * const emailChangeState = await regen.emailChanges.get({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#emailChangeGet` in the reference of your server
   */
  get(params: EmailChangeGetParams, options?: RequestOptions): ApiPromise<EmailChangeState>;
  /**
   * Request an email address change.
   *
   * Emails a link to the new address and one to the current address. The address changes once both links have been
   * opened and confirmed, within 24 hours. A new request replaces the one before. The response is the same if the new
   * address belongs to another account; no link goes to it then.
   *
   * Fails with 403 `forbidden`; 422 `current_password_wrong`, `email_unchanged`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const emailChangeState = await regen.emailChanges.create({
   *   id: 'usr_01hzx0k3v9',
   *   newEmail: 'ana.ruiz@example.com',
   *   currentPassword: 'correct horse battery',
   * });
   * ```
   *
   * @see `/docs/api/users#emailChangeCreate` in the reference of your server
   */
  create(params: EmailChangeCreateParams, options?: RequestOptions): ApiPromise<EmailChangeState>;
  /**
   * Cancel the change of the email address.
   *
   * Its links no longer work. Succeeds even if there is none.
   *
   * Fails with 403 `forbidden`.
   *
   * @example
   * ```ts
   * await regen.emailChanges.delete({ id: 'usr_01hzx0k3v9' });
   * ```
   *
   * @see `/docs/api/users#emailChangeDelete` in the reference of your server
   */
  delete(params: EmailChangeDeleteParams, options?: RequestOptions): ApiPromise<void>;
  /**
   * Read the change that a link confirms.
   *
   * From the link in one of the two emails. Changes nothing.
   *
   * Fails with 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const emailChangeLink = await regen.emailChanges.getLink({ token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/users#emailChangeGetLink` in the reference of your server
   */
  getLink(params: EmailChangeGetLinkParams, options?: RequestOptions): ApiPromise<EmailChangeLink>;
  /**
   * Confirm the change of an email address.
   *
   * From the link in one of the two emails, signed in or not. The address changes with the second of the two
   * confirmations. Confirming the same link again changes nothing.
   *
   * Fails with 409 `email_taken`; 422 `email_change_link_invalid`; 429 `rate_limited`.
   *
   * @example
   * ```ts
   * const emailChangeConfirmed = await regen.emailChanges.confirm({ token: 'the-token-from-the-link-or-email' });
   * ```
   *
   * @see `/docs/api/users#emailChangeConfirm` in the reference of your server
   */
  confirm(params: EmailChangeConfirmParams, options?: RequestOptions): ApiPromise<EmailChangeConfirmed>;
}

export function createEmailChangesResource(call: Call): EmailChangesResource {
  return bind<EmailChangesResource>(call, {
    get: emailChangeGet,
    create: emailChangeCreate,
    delete: emailChangeDelete,
    getLink: emailChangeGetLink,
    confirm: emailChangeConfirm,
  });
}
