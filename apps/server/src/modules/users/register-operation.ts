import { normalizeCountry } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import { violatedUnique } from '../../db/errors.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operation } from '../../http/operation.ts';
import type { IdMaker } from '../../ids.ts';
import type { Needs } from '../../platform.ts';
import { refuse } from '../../refuse.ts';
import type { GuestProof } from '../cart/cart-owner.ts';
import type { MergeGuestCart } from '../cart/merge-cart.ts';
import type { HasTermsText } from '../content/terms-text.ts';
import { checkStrength } from './check-strength.ts';
import { rememberDevice } from './known-device.ts';
import { registerLimits, takenLimits } from './limits.ts';
import { findUser, insertRetailUser } from './repository.ts';
import { acceptTerms, currentTerms } from './terms.ts';
import { findWelcomeOffer } from './welcome-offer.ts';

export type RegisterNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'mail' | 'publicUrl'> & {
  mergeGuestCart: MergeGuestCart;
  hasTermsText: HasTermsText;
  /** Moves the course registrations that a new user made as a guest in the same browser to their account. */
  claimCourseRegistrations: (
    tx: Tx,
    person: { userId: string; email: string; browserId: string },
    now: Date,
  ) => Promise<number>;
  /** Moves the orders that a new user placed as a guest in the same browser to their account. */
  claimOrders: (
    tx: Tx,
    ids: IdMaker,
    person: { userId: string; accountId: string; email: string },
    guest: GuestProof,
  ) => Promise<void>;
};

export function registerOperation(needs: RegisterNeeds): Operation<'userRegister'> {
  const { auth, clock, db, ids, mail } = needs;

  return operation(anyone(), async (call) => {
    const { body, browserId, cookies, headers, ip } = call;
    await call.limit(registerLimits(ip, body.email));
    await checkStrength(body.password, body);
    const countryCode = normalizeCountry(body.countryCode ?? 'US');
    if (countryCode === null) {
      throw refuse('validation_failed', 'Some fields are not valid.', {
        details: [{ path: '/countryCode', message: 'is not a country code' }],
      });
    }
    const passwordHash = await auth.hashPassword(body.password);
    const limits = takenLimits(ip);
    await auth.limit(limits);
    // Only the id is stored under an idempotency key; the token is created again, so none is ever stored.
    const userId = await call
      .once(async (tx) => {
        const id = ids('user');
        const user = {
          id,
          accountId: ids('account'),
          email: body.email.trim(),
          passwordHash,
          firstName: body.firstName.trim(),
          lastName: body.lastName.trim(),
          phone: body.phone ?? null,
          countryCode,
          smsOptIn: body.smsOptIn ?? false,
        };
        const now = clock.now();
        await insertRetailUser(tx, user, now);
        await needs.claimCourseRegistrations(tx, { userId: id, email: user.email, browserId }, now);
        await needs.claimOrders(tx, ids, { userId: id, accountId: user.accountId, email: user.email }, call);
        // Without a text, they are asked to accept it once there is one.
        const terms = body.acceptTerms ? await currentTerms(tx, await needs.hasTermsText('web'), now) : null;
        if (terms !== null) await acceptTerms(tx, id, terms, now);
        const offer = await findWelcomeOffer(tx, id, now);
        const data = { firstName: user.firstName, shopUrl: `${needs.publicUrl()}/products`, ...(offer && { offer }) };
        await mail.send({ to: user.email, template: 'welcome', data }, tx);
        return id;
      })
      .catch(async (error: unknown) => {
        if (violatedUnique(error) !== 'users_email') {
          await auth.refund(limits);
          throw error;
        }
        throw refuse('email_taken', 'There is already an account with this email. Sign in, or reset the password.', {
          details: [{ path: '/email', message: 'is already in use' }],
        });
      });
    await auth.refund(limits);
    const user = await findUser(db, userId);
    if (!user) throw new Error(`The user ${userId} that was just registered is gone.`);
    const { jwt, expiresAt } = await auth.openSession(userId, browserId, call);
    rememberDevice(auth, call, userId, clock.now());
    const cartMerge = await needs.mergeGuestCart({ browserId, cookies, headers, userId });
    const welcomeOffer = await findWelcomeOffer(db, userId, clock.now());
    return {
      jwt,
      expiresAt: expiresAt.toISOString(),
      user,
      ...(cartMerge && { cartMerge }),
      ...(welcomeOffer && { welcomeOffer }),
    };
  });
}
