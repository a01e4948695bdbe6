import { anyone, self, signedIn } from '../../http/access/rules.ts';
import { channelOf } from '../../auth/actor.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Deps, Module } from '../../http/module.ts';
import { passwordHandlers } from './password-handlers.ts';
import type { PasswordOperation } from './password-handlers.ts';
import { registerHandler } from './register-handler.ts';
import { findAccount, findUser } from './repository.ts';
import { settingsAccess, settingsHandlers } from './settings-handlers.ts';
import type { SettingsOperation } from './settings-handlers.ts';

export type UserOperation = 'userRegister' | 'userGet' | 'accountGet' | PasswordOperation | SettingsOperation;

export function createUsersModule(deps: Deps): Module<UserOperation> {
  const { clock, db } = deps;
  return {
    handlers: {
      userRegister: registerHandler(deps),
      async userGet({ params }) {
        const user = await findUser(db, params.id);
        if (!user) throw notFound('There is no such user.');
        return user;
      },
      async accountGet({ actor }) {
        if (actor.kind !== 'user') throw refuse('unauthorized');
        const account = await findAccount(db, { ...actor, channel: channelOf(actor), now: clock.now() });
        if (!account) throw notFound('There is no such account.');
        return account;
      },
      ...passwordHandlers(deps),
      ...settingsHandlers(deps),
    },
    access: {
      userRegister: anyone(),
      userGet: self('id'),
      accountGet: signedIn(),
      passwordForgot: anyone(),
      passwordValidateToken: anyone(),
      // With a token anyone who has it; with `isToken: false` the handler compares the path with the session.
      passwordReset: anyone(),
      ...settingsAccess,
    },
  };
}
