import { userOf } from '../../auth/user-of.ts';
import { self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { checkPassword } from '../users/current-password.ts';
import { accountDeletionLimits } from '../users/limits.ts';
import { deleteDue } from './delete-due.ts';
import type { DeletionNeeds } from './delete-due.ts';
import { findDeletion, readWaitsFor, requestDeletion, withdrawDeletion } from './repository.ts';

type AccountDeletionOperation = 'accountDeletionGet' | 'accountDeletionCreate' | 'accountDeletionDelete';

const REFUSALS = { order: 'account_orders_open', account: 'account_in_use' } as const;

/** Deletion of a person's account and data, some days after they asked for it (rules S25 and S26). */
export function createAccountDeletionsModule(needs: DeletionNeeds): Module<AccountDeletionOperation> {
  const { clock, db, mail } = needs;

  async function request(call: Call<'accountDeletionCreate'>): Promise<void> {
    const { userId, email, firstName, site } = userOf(call.actor);
    await call.limit(accountDeletionLimits(call.ip, userId));
    await checkPassword(needs, userId, call.body.currentPassword);
    const waitsFor = await readWaitsFor(db, userId);
    if (waitsFor) throw refuse(REFUSALS[waitsFor]);
    await db.transaction(async (tx) => {
      const dueAt = await requestDeletion(tx, userId, clock.now());
      if (!dueAt) return;
      const data = {
        firstName,
        dueAt: dueAt.toISOString(),
        profileUrl: `${needs.publicUrl()}/${site}/my-account/profile`,
      };
      await mail.send({ to: email, template: 'account-deletion', data }, tx);
    });
  }

  return {
    operations: {
      accountDeletionGet: operation(self('id'), ({ params }) => findDeletion(db, params.id)),
      accountDeletionCreate: operation(self('id'), async (call) => {
        await request(call);
        return findDeletion(db, call.params.id);
      }),
      accountDeletionDelete: operation(self('id'), async ({ params }) => {
        await withdrawDeletion(db, params.id);
        return undefined;
      }),
    },
    jobs: [
      {
        name: 'account-deletions',
        everySeconds: 300,
        leaseSeconds: 300,
        run: (signal) => deleteDue(needs, signal),
      },
    ],
  };
}
