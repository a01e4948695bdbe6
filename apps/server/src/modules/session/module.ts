import type { Session, User } from '@regen/sdk';
import type { IssuedToken } from '../../auth/auth.ts';
import { createFailedSignIns } from '../../auth/failed-sign-ins.ts';
import { publicNetwork } from '../../auth/session-origin.ts';
import { userOf } from '../../auth/user-of.ts';
import { anyone, self, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Call } from '../../http/request/call.ts';
import type { Needs } from '../../platform.ts';
import { HttpError, notFound, refuse } from '../../refuse.ts';
import type { MergeGuestCart } from '../cart/merge-cart.ts';
import type { Module } from '../module.ts';
import { knownDeviceLimits, rememberDevice } from '../users/known-device.ts';
import { signInLimits } from '../users/limits.ts';
import { findCredentials, findUser } from '../users/repository.ts';

type SessionOperation =
  | 'sessionCreate'
  | 'sessionRefresh'
  | 'sessionEnd'
  | 'sessionList'
  | 'sessionRevoke'
  | 'sessionRevokeOthers';

function sessionOf(user: User, { jwt, expiresAt }: IssuedToken): Session {
  return { jwt, expiresAt: expiresAt.toISOString(), ...user };
}

/** The token that the call came with; it was found good before the handler ran. */
const bearerOf = ({ headers }: Pick<Call, 'headers'>): string =>
  String(headers['authorization'])
    .replace(/^bearer +/i, '')
    .trim();

export function createSessionModule(
  needs: Needs<'auth' | 'clock' | 'db' | 'log'> & { mergeGuestCart: MergeGuestCart },
): Module<SessionOperation> {
  const { auth, clock, db, mergeGuestCart } = needs;
  const failed = createFailedSignIns(needs.log, clock);
  return {
    operations: {
      sessionCreate: operation(anyone(), async (call) => {
        const { body, browserId, cookies, headers, ip } = call;
        const found = await findCredentials(db, body.email.trim());
        const limits = knownDeviceLimits(auth, call, found?.user.id, clock.now()) ?? signInLimits(ip, body.email);
        await call.limit(limits).catch((error: unknown) => {
          if (error instanceof HttpError) failed.note(call, body.email, 'rate_limited');
          throw error;
        });
        const isRight = await auth.verifyPassword(found?.passwordHash ?? null, body.password);
        if (!found || !isRight) {
          failed.note(call, body.email, 'wrong_credentials');
          throw refuse('invalid_credentials');
        }
        const token = await auth.openSession(found.user.id, browserId, call);
        rememberDevice(auth, call, found.user.id, clock.now());
        const [cartMerge] = await Promise.all([
          mergeGuestCart({ browserId, cookies, headers, userId: found.user.id }),
          auth.refund(limits),
        ]);
        return { ...sessionOf(found.user, token), ...(cartMerge && { cartMerge }) };
      }),
      sessionRefresh: operation(signedIn(), async (call) => {
        const actor = userOf(call.actor);
        const user = await findUser(db, actor.userId);
        if (!user) throw notFound('There is no such user.');
        return sessionOf(user, await auth.renew(bearerOf(call)));
      }),
      sessionEnd: operation(self('id'), async (call) => {
        await auth.endSession(userOf(call.actor).sessionId);
        return undefined;
      }),
      sessionList: operation(self('id'), async (call) => {
        const { userId, sessionId } = userOf(call.actor);
        const found = await auth.sessionsOf(userId, sessionId);
        return {
          items: found.map(({ id, device, network, createdAt, refreshedAt }) => ({
            sessionId: id,
            device,
            network: publicNetwork(network),
            isCurrent: id === sessionId,
            signedInAt: createdAt.toISOString(),
            lastSeenAt: refreshedAt.toISOString(),
          })),
        };
      }),
      sessionRevoke: operation(self('id'), async (call) => {
        const isEnded = await auth.endSessionOf(userOf(call.actor).userId, call.params.sessionId);
        if (!isEnded) throw notFound('There is no such session, or it has ended already.');
        return undefined;
      }),
      sessionRevokeOthers: operation(self('id'), async (call) => {
        const { userId, sessionId } = userOf(call.actor);
        await auth.endSessionsOf(userId, sessionId);
        return undefined;
      }),
    },
  };
}
