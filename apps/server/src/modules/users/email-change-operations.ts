import { userOf } from '../../auth/user-of.ts';
import { violatedUnique } from '../../db/errors.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import { checkPassword, wrongPassword } from './current-password.ts';
import {
  confirmEmailChange,
  EMAIL_CHANGE_HOURS,
  findEmailChange,
  linkedEmailChange,
  removeEmailChange,
  saveEmailChange,
} from './email-changes.ts';
import type { Confirmed } from './email-changes.ts';
import { emailChangeLimits, resetLimits } from './limits.ts';
import { lockPasswordHash } from './repository.ts';
import { hashOf } from './reset-tokens.ts';

export type EmailChangeOperation =
  | 'emailChangeGet'
  | 'emailChangeCreate'
  | 'emailChangeDelete'
  | 'emailChangeGetLink'
  | 'emailChangeConfirm';

/** Another email address, which both addresses confirm (rules S22 and S23). */
export function emailChangeOperations(
  needs: Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>,
): Operations<EmailChangeOperation> {
  const { auth, clock, db, mail } = needs;

  async function stateOf(userId: string) {
    const state = await findEmailChange(db, userId, clock.now());
    if (!state) throw notFound('User not found.');
    return state;
  }

  async function request(call: Call<'emailChangeCreate'>): Promise<void> {
    const { userId, email, firstName } = userOf(call.actor);
    const newEmail = call.body.newEmail.trim();
    await call.limit(emailChangeLimits(call.ip, userId, newEmail));
    const passwordHash = await checkPassword(needs, userId, call.body.currentPassword);
    if (newEmail.toLowerCase() === email.toLowerCase()) {
      throw refuse('email_unchanged', undefined, {
        details: [{ path: '/newEmail', message: 'is already your email address' }],
      });
    }
    const [newToken, currentToken] = [auth.randomToken(), auth.randomToken()];
    const urlOf = (token: string) => `${needs.publicUrl()}/email-change/${token}`;
    const data = { firstName, newEmail, validHours: EMAIL_CHANGE_HOURS };
    await db.transaction(async (tx) => {
      // Another password was set meanwhile, and with it every pending change was removed.
      if ((await lockPasswordHash(tx, userId)) !== passwordHash) throw wrongPassword();
      await saveEmailChange(tx, { userId, newEmail, newToken, currentToken }, clock.now());
      // Whether the address is taken is looked up on delivery, so that the response reveals nothing.
      await mail.sendAll(
        [
          {
            to: newEmail,
            template: 'email-change',
            data: { ...data, address: 'new', confirmUrl: urlOf(newToken), tokenHash: hashOf(newToken) },
          },
          {
            to: email,
            template: 'email-change',
            data: { ...data, address: 'current', confirmUrl: urlOf(currentToken), tokenHash: hashOf(currentToken) },
          },
        ],
        tx,
      );
    });
  }

  async function confirm(token: string): Promise<Confirmed> {
    try {
      return await confirmOnce(token);
    } catch (error) {
      if (violatedUnique(error) !== 'course_registrations_one_per_email') throw error;
      // The seat of the guest is seen now, and stays theirs.
      return confirmOnce(token);
    }
  }

  async function confirmOnce(token: string): Promise<Confirmed> {
    const confirmed = await db.transaction(async (tx) => {
      const found = await confirmEmailChange(tx, auth, token, clock.now());
      if (found?.isChanged) {
        const { firstName, formerEmail, newEmail } = found;
        const data = { firstName, formerEmail, newEmail, contactUrl: `${needs.publicUrl()}/contact` };
        const emails = [formerEmail, newEmail].map((to) => ({ to, template: 'email-changed' as const, data }));
        await mail.sendAll(emails, tx);
      }
      return found;
    });
    if (confirmed === null) throw refuse('email_change_link_invalid');
    return confirmed;
  }

  return {
    emailChangeGet: operation(self('id'), ({ params }) => stateOf(params.id)),
    emailChangeCreate: operation(self('id'), async (call) => {
      await request(call);
      return stateOf(call.params.id);
    }),
    emailChangeDelete: operation(self('id'), async ({ params }) => {
      await removeEmailChange(db, params.id);
      return undefined;
    }),
    emailChangeGetLink: operation(anyone(), async (call) => {
      await call.limit(resetLimits(call.ip));
      return { link: await linkedEmailChange(db, call.params.token, clock.now()) };
    }),
    emailChangeConfirm: operation(anyone(), async (call) => {
      const { token } = call.params;
      await call.limit(resetLimits(call.ip));
      try {
        const { newEmail, isChanged } = await confirm(token);
        return { newEmail, isChanged };
      } catch (error) {
        if (violatedUnique(error) !== 'users_email') throw error;
        // Whoever holds both links may know: the new mailbox is theirs.
        throw refuse('email_taken', 'There’s already an account with this email, so we didn’t change yours.');
      }
    }),
  };
}
