import { channelOf } from '../../auth/actor.ts';
import { userOf } from '../../auth/user-of.ts';
import { self, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { emailChangeOperations } from './email-change-operations.ts';
import type { EmailChangeOperation } from './email-change-operations.ts';
import { passwordOperations } from './password-operations.ts';
import type { PasswordOperation } from './password-operations.ts';
import { registerOperation } from './register-operation.ts';
import type { RegisterNeeds } from './register-operation.ts';
import { findAccount, findUser } from './repository.ts';
import { settingsOperations } from './settings-operations.ts';
import type { SettingsOperation } from './settings-operations.ts';

type UserOperation =
  | 'userRegister'
  | 'userGet'
  | 'accountGet'
  | EmailChangeOperation
  | PasswordOperation
  | SettingsOperation;

export function createUsersModule(needs: RegisterNeeds): Module<UserOperation> {
  const { clock, db } = needs;
  return {
    operations: {
      userRegister: registerOperation(needs),
      userGet: operation(self('id'), async ({ params }) => {
        const user = await findUser(db, params.id);
        if (!user) throw notFound('There is no such user.');
        return user;
      }),
      accountGet: operation(signedIn(), async (call) => {
        const actor = userOf(call.actor);
        const hasTermsText = await needs.hasTermsText(channelOf(actor));
        const account = await findAccount(db, { ...actor, hasTermsText, now: clock.now() });
        if (!account) throw notFound('There is no such account.');
        return account;
      }),
      ...emailChangeOperations(needs),
      ...passwordOperations(needs),
      ...settingsOperations(needs),
    },
  };
}
