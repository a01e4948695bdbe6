import { canMoveApplication } from '@regen/domain';
import type { ApplicationDecision, ApplicationForStaff } from '@regen/sdk';
import { writeAudit } from '../../auth/audit.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { violatedUnique } from '../../db/errors.ts';
import { searchPatterns } from '../../db/search-patterns.ts';
import { signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import { isAsRead } from '../../is-as-read.ts';
import type { Needs } from '../../platform.ts';
import { invalidField, notFound, refuse } from '../../refuse.ts';
import { signedUrl } from '../../storage/signed-url.ts';
import { acceptApplication, PASSWORD_DAYS, unknownPasswordHash } from './accept-application.ts';
import type { Accepted, Accepting, AccountTerms } from './accept-application.ts';
import {
  countWaiting,
  lockApplication,
  queuePage,
  readApplication,
  viewForStaff,
  writeStatus,
} from './staff-repository.ts';
import type { StoredApplication } from './staff-repository.ts';

export type StaffOperation = 'adminListApplications' | 'adminGetApplication' | 'adminDecideApplication';

type StaffNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'mail' | 'publicUrl' | 'storage'>;

/** The complete application after a decision. */
type Decision =
  | { status: 'in_review'; reason: null }
  | { status: 'accepted'; reason: null; terms: AccountTerms }
  | { status: 'declined'; reason: string };

const reviewers = () => signedIn({ permission: 'admin:applications' });

function readDecision({ status, tier, isRewardsEligible, reason }: ApplicationDecision): Decision {
  if (status === 'in_review') return { status, reason: null };
  if (status === 'declined') {
    const text = reason?.trim() ?? '';
    if (text === '') throw invalidField('/reason', 'is required to decline an application');
    return { status, reason: text };
  }
  if (tier === undefined) throw invalidField('/tier', 'is required to accept an application');
  if (isRewardsEligible === undefined) throw invalidField('/isRewardsEligible', 'is required to accept an application');
  return { status, reason: null, terms: { tier, isRewardsEligible } };
}

/** What staff do with applications (rules S27 and S28). */
export function staffOperations(needs: StaffNeeds): Operations<StaffOperation> {
  const { clock, db, mail } = needs;

  async function view(application: StoredApplication): Promise<ApplicationForStaff> {
    const { licenseKey, licenseFileName } = application;
    const [seen, licenseUrl] = await Promise.all([
      viewForStaff(db, application),
      signedUrl(needs, licenseKey, licenseFileName),
    ]);
    return { ...seen, licenseUrl };
  }

  async function accept(tx: Tx, application: StoredApplication, how: Accepting): Promise<Accepted> {
    const { firstName, reference, businessName } = application;
    const accepted = await acceptApplication(tx, needs, application, how);
    const { email, passwordToken } = accepted;
    const data = {
      firstName,
      reference,
      businessName,
      shopUrl: `${needs.publicUrl()}/products`,
      passwordUrl: passwordToken && `${needs.publicUrl()}/resetPassword/${passwordToken}`,
      validDays: PASSWORD_DAYS,
    };
    // To the address that they sign in with: the form may write it otherwise.
    await mail.send({ to: email, template: 'application-accepted', data }, tx);
    return accepted;
  }

  async function decline(tx: Tx, application: StoredApplication, reason: string): Promise<void> {
    const { firstName, reference, businessName, email } = application;
    const data = { firstName, reference, businessName, reason, applyUrl: `${needs.publicUrl()}/become-pro` };
    await mail.send({ to: email, template: 'application-declined', data }, tx);
  }

  /** What was decided, and for whom, for the audit log. What a declined applicant is told stays with the application. */
  async function carryOut(tx: Tx, application: StoredApplication, decision: Decision, unknownPassword: string) {
    if (decision.status === 'accepted') {
      const { terms } = decision;
      const { userId, former, passwordToken } = await accept(tx, application, { ...terms, unknownPassword });
      const data = { status: 'accepted', ...terms, former, setsPassword: passwordToken !== null };
      return { ownerUserId: userId, data };
    }
    if (decision.status === 'declined') await decline(tx, application, decision.reason);
    return { ownerUserId: application.userId, data: { status: decision.status } };
  }

  async function decide(
    { actor, body, params, requestId }: Call<'adminDecideApplication'>,
    { decision, unknownPassword, tx }: { decision: Decision; unknownPassword: string; tx: Tx },
  ): Promise<StoredApplication> {
    const staff = userOf(actor);
    const now = clock.now();
    const application = await lockApplication(tx, params.applicationId);
    if (!application) throw notFound('There is no such application.');
    const { applicationId, changedAt, status } = application;
    if (!isAsRead(changedAt, body.changedAt) || !canMoveApplication(status, decision.status))
      throw refuse('application_changed');
    await writeStatus(tx, applicationId, { ...decision, now });
    const done = await carryOut(tx, application, decision, unknownPassword);
    await writeAudit(tx, {
      staff,
      action: 'adminDecideApplication',
      subjectId: applicationId,
      requestId,
      now,
      ...done,
    });
    const decided = await readApplication(tx, applicationId);
    if (!decided) throw new Error(`The application ${applicationId} that was just decided is gone.`);
    return decided;
  }

  return {
    adminListApplications: operation(reviewers(), async ({ query }) => {
      const { part = 'waiting', search = '', page = 1, perPage = 10 } = query;
      const [{ items, total }, waiting] = await Promise.all([
        queuePage(db, part, searchPatterns(search) ?? [], { page, perPage }),
        countWaiting(db, clock.now()),
      ]);
      const totalPages = Math.ceil(total / perPage);
      return { items, currentPage: page, totalPages, totalCount: total, perPage, ...waiting };
    }),

    adminGetApplication: operation(reviewers(), async ({ actor, params, requestId }) => {
      // The view is logged before anything is shown.
      const application = await db.transaction(async (tx) => {
        const application = await readApplication(tx, params.applicationId);
        if (!application) throw notFound('There is no such application.');
        const { applicationId: subjectId, userId: ownerUserId } = application;
        const entry = { staff: userOf(actor), action: 'adminGetApplication', subjectId, ownerUserId, requestId };
        await writeAudit(tx, { ...entry, now: clock.now() });
        return application;
      });
      return view(application);
    }),

    adminDecideApplication: operation(reviewers(), async (call) => {
      const decision = readDecision(call.body);
      const unknownPassword = decision.status === 'accepted' ? await unknownPasswordHash(needs) : '';
      try {
        return await view(await db.transaction((tx) => decide(call, { decision, unknownPassword, tx })));
      } catch (error) {
        // Somebody registered with the address meanwhile: the application is about them now.
        if (violatedUnique(error) === 'users_email') throw refuse('application_changed');
        throw error;
      }
    }),
  };
}
