import { userOf } from '../../auth/user-of.ts';
import { anyone } from '../../http/access/rules.ts';
import type { Body } from '../../http/description/operation-types.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { forbidden, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { checkStrength } from './check-strength.ts';
import { checkPasswordUnlessFresh } from './current-password.ts';
import { removeEmailChange } from './email-changes.ts';
import { forgotLimits, passwordChangeLimits, resetLimits } from './limits.ts';
import { confirmEmail, findAccountName, findUser, setPasswordHash } from './repository.ts';
import { findResetToken, hashOf, RESET_MINUTES, useResetToken } from './reset-tokens.ts';

export type PasswordOperation = 'passwordForgot' | 'passwordValidateToken' | 'passwordReset';

const SAME_ANSWER = 'If there is an account with this email, a link to set a new password is on its way.';

export function passwordOperations(
  needs: Needs<'auth' | 'clock' | 'db' | 'mail' | 'publicUrl'>,
): Operations<PasswordOperation> {
  const { auth, clock, db, mail } = needs;

  async function notifyOfChange(userId: string): Promise<void> {
    const user = await findUser(db, userId);
    if (!user) return;
    const data = { firstName: user.firstName, signInUrl: `${needs.publicUrl()}/login` };
    await mail.send({ to: user.email, template: 'password-changed', data });
  }

  async function resetByToken(call: Call<'passwordReset'>): Promise<void> {
    const { token } = call.params;
    const { password } = call.body;
    await call.limit(resetLimits(call.ip));
    const found = await findResetToken(db, token, clock.now());
    if (found === null) throw tokenInvalid();
    await checkStrength(password, found);
    const hash = await auth.hashPassword(password);
    const userId = await db.transaction(async (tx) => {
      const found = await useResetToken(tx, token, clock.now());
      if (found === null) throw tokenInvalid();
      await setPasswordHash(tx, found, hash, clock.now());
      await removeEmailChange(tx, found);
      await confirmEmail(tx, found, clock.now());
      await auth.endSessionsOf(found, undefined, tx);
      return found;
    });
    await notifyOfChange(userId);
  }

  async function changeOwn(call: Call<'passwordReset'>, body: Body<'passwordReset'>): Promise<void> {
    const actor = userOf(call.actor);
    if (call.params.token !== actor.userId) throw forbidden();
    await call.limit(passwordChangeLimits(call.ip, actor.userId));
    await checkPasswordUnlessFresh(needs, actor, body.currentPassword);
    await checkStrength(body.password, { ...actor, business: await findAccountName(db, actor.accountId) });
    const hash = await auth.hashPassword(body.password);
    await db.transaction(async (tx) => {
      await setPasswordHash(tx, actor.userId, hash, clock.now());
      await removeEmailChange(tx, actor.userId);
      await auth.endSessionsOf(actor.userId, actor.sessionId, tx);
    });
    await notifyOfChange(actor.userId);
  }

  return {
    passwordForgot: operation(anyone(), async (call) => {
      const { body, ip } = call;
      await call.limit(forgotLimits(ip, body.email));
      // The same row for everyone. An unknown address gets no email, and response times reveal nothing.
      const token = auth.randomToken();
      const data = {
        email: body.email.trim(),
        tokenHash: hashOf(token),
        resetUrl: `${needs.publicUrl()}/resetPassword/${token}`,
        validMinutes: RESET_MINUTES,
        askedAt: clock.now().toISOString(),
      };
      await mail.send({ to: data.email, template: 'password-reset', data });
      return { message: SAME_ANSWER };
    }),
    passwordValidateToken: operation(anyone(), async (call) => {
      const { params, ip } = call;
      await call.limit(resetLimits(ip));
      const found = await findResetToken(db, params.token, clock.now());
      if (found === null) return { isValid: false };
      return { isValid: true, expiresAt: found.expiresAt.toISOString() };
    }),
    // With a token, anyone who has it; with `isToken: false`, the handler compares the path with the session.
    passwordReset: operation(anyone(), async (call) => {
      const { body } = call;
      if (body.isToken === false) await changeOwn(call, body);
      else await resetByToken(call);
      return undefined;
    }),
  };
}

function tokenInvalid(): HttpError {
  return refuse('reset_token_invalid');
}
