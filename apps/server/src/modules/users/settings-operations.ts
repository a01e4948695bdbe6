import { channelOf } from '../../auth/actor.ts';
import { buyerOf } from '../../auth/buyer.ts';
import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { forbidden, notFound, refuse } from '../../refuse.ts';
import type { HasTermsText } from '../content/terms-text.ts';
import { findAccount, findUser, renameAccount, setGamingBar, setName, setPhone } from './repository.ts';
import { acceptRewards, acceptTerms, currentTerms } from './terms.ts';

export type SettingsOperation =
  | 'userUpdateName'
  | 'userUpdatePhone'
  | 'userUpdateAccountName'
  | 'userAcceptTerms'
  | 'userAcceptRewards'
  | 'userUpdateGamingBar';

export type SettingsNeeds = Needs<'auth' | 'clock' | 'db'> & { hasTermsText: HasTermsText };

/** What users change about themselves and their account. */
export function settingsOperations({ auth, clock, db, hasTermsText }: SettingsNeeds): Operations<SettingsOperation> {
  return {
    userUpdateName: operation(self('id'), async ({ params, body }) => {
      await db.transaction(async (tx) => {
        await setName(tx, params.id, { firstName: body.firstName.trim(), lastName: body.lastName.trim() }, clock.now());
        // Every process knows callers by name.
        await auth.forget([params.id], tx);
      });
      const user = await findUser(db, params.id);
      if (!user) throw notFound('There is no such user.');
      return user;
    }),
    userUpdatePhone: operation(self('id'), async ({ params, body }) => {
      await setPhone(db, params.id, { phone: body.phone?.trim() ?? null, smsOptIn: body.smsOptIn }, clock.now());
      const user = await findUser(db, params.id);
      if (!user) throw notFound('There is no such user.');
      return user;
    }),
    userUpdateAccountName: operation(self('id'), async ({ params, body, actor }) => {
      // Everybody knows the care team by its name.
      if (userOf(actor).accountType === 'admin') throw forbidden('The name of Regen’s care team can’t be changed.');
      const now = clock.now();
      const accountId = await renameAccount(db, params.id, body.accountName.trim(), now);
      const person = { userId: params.id, hasTermsText: await hasTermsText(channelOf(actor)), now };
      const account = accountId && (await findAccount(db, { accountId, ...person }));
      if (!account) throw notFound('There is no such account.');
      return account;
    }),
    userAcceptTerms: operation(self('id'), async ({ params, body, actor }) => {
      const now = clock.now();
      const current = await currentTerms(db, await hasTermsText(channelOf(actor)), now);
      if (current === null) throw refuse('terms_missing');
      if (body.version !== current) {
        throw refuse('terms_outdated', `The terms have changed. Please read and accept the version of ${current}.`);
      }
      return acceptTerms(db, params.id, current, now);
    }),
    userAcceptRewards: operation(self('id'), async ({ params, actor }) => {
      const { rewards } = buyerOf(actor);
      if (!rewards.isEligible) {
        throw refuse('rewards_not_available', rewards.reason, {
          details: [{ path: '/path/id', message: rewards.reason, code: rewards.code }],
        });
      }
      return { acceptedAt: (await acceptRewards(db, params.id, clock.now())).toISOString() };
    }),
    userUpdateGamingBar: operation(self('id'), async ({ params, body }) => {
      await setGamingBar(db, params.id, body.isGamingBarOn, clock.now());
      return { isGamingBarOn: body.isGamingBarOn };
    }),
  };
}
