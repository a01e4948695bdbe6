import type { LinkedProfessional } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import type { RateLimit } from '../../auth/auth.ts';
import { userOf } from '../../auth/user-of.ts';
import type { Tx } from '../../db/database.ts';
import { violatedUnique } from '../../db/errors.ts';
import { anyone, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Operations } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { checkStrength } from '../users/check-strength.ts';
import { confirmEmail, insertRetailUser } from '../users/repository.ts';
import { findWelcomeOffer } from '../users/welcome-offer.ts';
import {
  accountName,
  findInvitation,
  findPersonByEmail,
  findProfessional,
  insertInvitation,
  INVITATION_DAYS,
  isLinkedAddress,
  linkClient,
  markInvited,
  useInvitations,
} from './invitation-repository.ts';
import type { Invitation } from './invitation-repository.ts';

export type InviteOperation = 'clientCreate' | 'clientAcceptInvitation';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Per person and clinic, and per address, which no one must be able to flood with emails. */
function inviteLimits(userId: string, accountId: string, email: string): RateLimit[] {
  return [
    { bucket: `invite user ${userId}`, max: 30, windowSeconds: HOUR },
    { bucket: `invite account ${accountId}`, max: 200, windowSeconds: DAY },
    { bucket: `invite address ${email.toLowerCase()}`, max: 5, windowSeconds: DAY, isSilent: true },
  ];
}

function signInAsInvited(): HttpError {
  return refuse('sign_in_as_invited');
}

function passwordRequired(): HttpError {
  return refuse('password_required', 'Choose a password for your new account.', {
    details: [{ path: '/password', message: 'is required for a new account' }],
  });
}

/** Throws what is wrong with an invitation, in the order in which a person would want to know. */
function requireOpen(invitation: Invitation | null, now: Date): Invitation {
  if (!invitation) throw notFound('There is no such invitation.');
  if (invitation.acceptedAt) throw refuse('invitation_used');
  if (invitation.expiresAt <= now) {
    throw refuse('invitation_expired', `This invitation is older than ${INVITATION_DAYS} days. Ask for a new one.`);
  }
  return invitation;
}

export type InviteNeeds = Needs<'auth' | 'clock' | 'db' | 'ids' | 'mail' | 'publicUrl'>;

export function inviteOperations(needs: InviteNeeds): Operations<InviteOperation> {
  const { auth, clock, db, ids, mail } = needs;

  async function register(tx: Tx, invitation: Invitation, passwordHash: string): Promise<string> {
    const { email, firstName, lastName, phone, countryCode } = invitation;
    const user = { id: ids('user'), accountId: ids('account'), email, passwordHash, firstName, lastName };
    await insertRetailUser(tx, { ...user, phone, countryCode, smsOptIn: false }, clock.now());
    await markInvited(tx, user.id, clock.now());
    const offer = await findWelcomeOffer(tx, user.id, clock.now());
    const data = { firstName, shopUrl: `${needs.publicUrl()}/products`, ...(offer && { offer }) };
    await mail.send({ to: email, template: 'welcome', data }, tx);
    return user.accountId;
  }

  async function tellInviter(tx: Tx, invitation: Invitation): Promise<void> {
    const data = {
      firstName: invitation.inviterFirstName,
      clientName: `${invitation.firstName} ${invitation.lastName}`,
      clientsUrl: `${needs.publicUrl()}/b2b/my-store/client`,
    };
    await mail.send({ to: invitation.inviterEmail, template: 'client-accepted', data }, tx);
  }

  async function accept(tx: Tx, token: string, actor: Actor, passwordHash: string | null): Promise<LinkedProfessional> {
    const now = clock.now();
    const invitation = requireOpen(await findInvitation(tx, token, { isLocked: true }), now);
    const { professionalAccountId: professionalId, email } = invitation;
    const person = await findPersonByEmail(tx, email);
    if (person && person.site !== 'retail') {
      throw refuse('not_a_retail_account');
    }
    if (person && (actor.kind !== 'user' || actor.userId !== person.userId)) throw signInAsInvited();
    if (!person && passwordHash === null) throw passwordRequired();
    // The link was sent to this address.
    if (person) await confirmEmail(tx, person.userId, now);
    const retailId = person?.accountId ?? (await register(tx, invitation, passwordHash ?? ''));
    await linkClient(tx, professionalId, retailId, now);
    await useInvitations(tx, professionalId, email, now);
    await tellInviter(tx, person ? { ...invitation, ...person } : invitation);
    const professional = await findProfessional(tx, professionalId);
    if (!professional) throw notFound('This professional no longer has an account.');
    return professional;
  }

  return {
    clientCreate: operation(signedIn({ sites: ['b2b'], permission: 'store:write' }), async (call) => {
      const { accountId, userId, firstName, lastName } = userOf(call.actor);
      const { body } = call;
      const email = body.email.trim();
      await call.limit(inviteLimits(userId, accountId, email));
      return call.once(async (tx) => {
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY * 1000);
        const response = { email, status: 'invited', expiresAt: expiresAt.toISOString() } as const;
        if (await isLinkedAddress(tx, accountId, email)) return response;
        const token = auth.randomToken();
        const person = { firstName: body.firstName.trim(), lastName: body.lastName.trim(), phone: body.phone ?? null };
        await insertInvitation(tx, { token, accountId, userId, email, ...person, now, expiresAt });
        const data = {
          firstName: person.firstName,
          professionalName: `${firstName} ${lastName}`,
          accountName: await accountName(tx, accountId),
          acceptUrl: `${needs.publicUrl()}/invitation/${token}`,
          validDays: INVITATION_DAYS,
        };
        await mail.send({ to: email, template: 'client-invitation', data }, tx);
        return response;
      });
    }),
    // The token is the key; if the address has an account, the handler also requires its session.
    clientAcceptInvitation: operation(anyone(), async (call) => {
      const { actor, body, ip, params } = call;
      await call.limit([{ bucket: 'invitation ip', ip, max: 30, windowSeconds: HOUR / 4 }]);
      const invitation = await findInvitation(db, params.token);
      if (!invitation) throw notFound('There is no such invitation.');
      // Hashing takes a while, so it happens before anything is locked, and only if there is no account yet.
      let passwordHash: string | null = null;
      if (body.password !== undefined && !(await findPersonByEmail(db, invitation.email))) {
        await checkStrength(body.password, invitation);
        passwordHash = await auth.hashPassword(body.password);
      }
      return call
        .once((tx) => accept(tx, params.token, actor, passwordHash))
        .catch((error: unknown) => {
          // A concurrent registration used this address.
          if (violatedUnique(error) === 'users_email') throw signInAsInvited();
          throw error;
        });
    }),
  };
}
