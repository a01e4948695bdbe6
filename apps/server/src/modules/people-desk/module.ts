import type { StaffPerson } from '@regen/sdk';
import { writeAudit } from '../../auth/audit.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { isAsRead } from '../../is-as-read.ts';
import type { Needs } from '../../platform.ts';
import { invalidField, notFound, refuse } from '../../refuse.ts';
import { lockBalance } from '../courses/course-points.ts';
import type { Module } from '../module.ts';
import type { Catalog } from '../products/catalog.ts';
import { storeOf, STORES_TOPIC } from '../products/freshness.ts';
import {
  findAccountType,
  idsIn,
  insertCorrection,
  labelsOf,
  lockAccountOf,
  lockPerson,
  writeAccess,
  writeTerms,
} from './change-repository.ts';
import { listPeople } from './list-people.ts';
import { isProtected, readPerson } from './read-person.ts';

type PeopleOperation =
  | 'adminListPeople'
  | 'adminGetPerson'
  | 'adminUpdateAccount'
  | 'adminSetPersonAccess'
  | 'adminCorrectPoints';

type DeskNeeds = Needs<'auth' | 'bus' | 'clock' | 'db' | 'ids' | 'publicUrl'> & { catalog: Pick<Catalog, 'freshness'> };

const managers = () => signedIn({ permission: 'admin:users' });
const noPerson = () => notFound('There is no such person.');
const PROFESSIONAL = 'professional';

/** Why the person is disabled, or null to enable them. */
function reasonOf({ isDisabled, reason = '' }: Call<'adminSetPersonAccess'>['body']): string | null {
  if (!isDisabled) return null;
  if (reason.trim() === '') throw invalidField('/reason', 'is required to disable a person');
  return reason.trim();
}

/** What staff do with people and their accounts (rules S29 to S32). */
export function createPeopleDeskModule(needs: DeskNeeds): Module<PeopleOperation> {
  const { auth, bus, catalog, clock, db, ids } = needs;

  async function view({ actor, params }: Pick<Call<'adminGetPerson'>, 'actor' | 'params'>): Promise<StaffPerson> {
    const reader = { staffId: userOf(actor).userId, publicUrl: needs.publicUrl() };
    const person = await readPerson(needs, params.userId, reader);
    if (!person) throw noPerson();
    return person;
  }

  /** Store pages that were rendered before the commit are no longer sent. */
  async function forgetStorePages(tx: Tx, accountId: string): Promise<void> {
    const keys = (await labelsOf(tx, accountId)).map(storeOf);
    await bus.publish(STORES_TOPIC, { skus: keys }, tx);
    tx.afterCommit(() => catalog.freshness.changed(keys));
  }

  async function changeAccount(tx: Tx, { actor, body, params, requestId }: Call<'adminUpdateAccount'>): Promise<void> {
    const now = clock.now();
    const { userId } = params;
    const account = await lockAccountOf(tx, userId);
    if (!account) throw noPerson();
    const { accountId, accountType, changedAt: readAt, ...before } = account;
    if (accountType !== PROFESSIONAL) throw refuse('account_not_professional');
    const { changedAt, ...change } = body;
    if (!isAsRead(readAt, changedAt)) throw refuse('person_changed');
    const after = { ...before, ...change };
    await writeTerms(tx, accountId, after, now);
    await auth.forget(await idsIn(tx, accountId), tx);
    if (before.hasRetailStore !== after.hasRetailStore) await forgetStorePages(tx, accountId);
    const entry = { staff: userOf(actor), action: 'adminUpdateAccount', subjectId: accountId, ownerUserId: userId };
    await writeAudit(tx, { ...entry, requestId, now, data: { before, after } });
  }

  async function changeAccess(
    tx: Tx,
    { actor, body, params, requestId }: Call<'adminSetPersonAccess'>,
    reason: string | null,
  ): Promise<void> {
    const now = clock.now();
    const staff = userOf(actor);
    const person = await lockPerson(tx, params.userId);
    if (!person) throw noPerson();
    if (!isAsRead(person.changedAt, body.changedAt)) throw refuse('person_changed');
    const { userId } = person;
    if (body.isDisabled && isProtected(staff.userId, person)) {
      const message =
        userId === staff.userId
          ? "You can't disable yourself. Ask another staff member."
          : "Staff who manage people can't be disabled here.";
      throw refuse('person_protected', message);
    }
    await writeAccess(tx, userId, reason, now);
    if (body.isDisabled) await auth.endSessionsOf(userId, undefined, tx);
    const data = { before: { isDisabled: person.isDisabled }, after: { isDisabled: body.isDisabled } };
    const entry = { staff, action: 'adminSetPersonAccess', subjectId: userId, ownerUserId: userId };
    await writeAudit(tx, { ...entry, requestId, now, data });
  }

  async function correct(tx: Tx, { actor, body, params, requestId }: Call<'adminCorrectPoints'>) {
    const now = clock.now();
    const { userId } = params;
    const accountType = await findAccountType(tx, userId);
    if (accountType === null) throw noPerson();
    if (accountType !== PROFESSIONAL) throw refuse('account_not_professional');
    const before = await lockBalance(tx, userId);
    const after = before + body.points;
    if (after < 0) {
      const message = `This person has ${before} points, so ${-body.points} can't be deducted.`;
      throw refuse('points_insufficient', message, { details: [{ path: '/points', message }] });
    }
    const id = ids('pointsEntry');
    await insertCorrection(tx, userId, { id, points: body.points, reason: body.reason.trim(), now });
    const entry = { staff: userOf(actor), action: 'adminCorrectPoints', subjectId: id, ownerUserId: userId };
    await writeAudit(tx, { ...entry, requestId, now, data: { before, after } });
    return { balance: after };
  }

  return {
    operations: {
      adminListPeople: operation(managers(), async ({ query }) => {
        const { search = '', site, tier, disabled, page = 1, perPage = 10 } = query;
        return listPeople(db, { search: search.trim(), site, tier, disabled, page, perPage });
      }),

      adminGetPerson: operation(managers(), async (call) => {
        const { actor, params, requestId } = call;
        // The view is logged before anything is shown.
        await db.transaction(async (tx) => {
          if ((await findAccountType(tx, params.userId)) === null) throw noPerson();
          const subject = { subjectId: params.userId, ownerUserId: params.userId };
          const entry = { staff: userOf(actor), action: 'adminGetPerson', ...subject, requestId };
          await writeAudit(tx, { ...entry, now: clock.now() });
        });
        return view(call);
      }),

      adminUpdateAccount: operation(managers(), async (call) => {
        await db.transaction((tx) => changeAccount(tx, call));
        return view(call);
      }),

      adminSetPersonAccess: operation(managers(), async (call) => {
        const reason = reasonOf(call.body);
        await db.transaction((tx) => changeAccess(tx, call, reason));
        return view(call);
      }),

      adminCorrectPoints: operation(managers(), async (call) => {
        if (call.body.points === 0) throw invalidField('/points', 'must not be 0');
        return call.once((tx) => correct(tx, call));
      }),
    },
  };
}
