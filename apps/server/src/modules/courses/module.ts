import type { CourseRegistration } from '@regen/sdk';
import type { Actor } from '../../auth/actor.ts';
import { buyerOf } from '../../auth/buyer.ts';
import { anyone, self } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { failureCode } from '../../payments/failure-code.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { findUser } from '../users/repository.ts';
import { cancelRegistration } from './cancel.ts';
import { claimByLink } from './claim.ts';
import { findCourse } from './course-repository.ts';
import { courseView, registrationView } from './course-view.ts';
import { registrationOfToken, registrationToken } from './emails.ts';
import { guestLimits, registerLimits } from './limits.ts';
import { payOffer } from './pay-offer.ts';
import { register } from './register.ts';
import type { Registered, RegisterWish } from './register.ts';
import { findOwnRegistration, findRegistration, waitlistPosition } from './registration-repository.ts';
import type { RegistrationRow } from './registration-repository.ts';
import { releaseSeats } from './release.ts';
import type { SeatNeeds } from './seats.ts';

type CourseOperation =
  | 'courseGet'
  | 'courseRegister'
  | 'courseRegisterGuest'
  | 'courseConfirmPayment'
  | 'courseGetRegistration'
  | 'courseCancelRegistration';

const GUEST = 'guest';
/** A guest has no id; the access token names the one registration that it opens. */
const selfOrGuest = self('id', { or: (id) => id === GUEST });

const NO_COURSE = 'There is no such course.';
const NO_REGISTRATION = 'There is no such registration.';

export type CourseNeeds = SeatNeeds & Needs<'db' | 'log'> & { payments: Payments };

export function createCoursesModule(needs: CourseNeeds): Module<CourseOperation> {
  const { auth, clock, config, db, payments } = needs;

  async function view(row: RegistrationRow, isGuestCall: boolean): Promise<CourseRegistration> {
    const [course, position] = await Promise.all([
      findCourse(db, row.courseId),
      row.status === 'waitlisted' && row.waitlistNumber !== null
        ? waitlistPosition(db, row.courseId, row.waitlistNumber)
        : null,
    ]);
    if (!course) throw notFound(NO_COURSE);
    return registrationView(row, {
      course: courseView(course, { now: clock.now(), endingHours: config.EVENT_ENDING_HOURS, actor: null }),
      joinUrl: course.joinUrl,
      waitlistPosition: position,
      accessToken: isGuestCall && row.userId === null ? registrationToken(auth, row.id) : null,
    });
  }

  async function read(id: string): Promise<RegistrationRow> {
    const row = await findRegistration(db, id);
    if (!row) throw notFound(NO_REGISTRATION);
    return row;
  }

  /** The registration that a guest's token opens; null once it belongs to a user. */
  async function ofGuest(courseId: string, token: string | undefined): Promise<RegistrationRow | null> {
    const id = token === undefined ? null : registrationOfToken(auth, token);
    const row = id === null ? null : await findRegistration(db, id);
    return row?.userId === null && row.courseId === courseId ? row : null;
  }

  /** The registration after an attempt to pay it; a declined one is a 402. */
  async function answer(id: string, isGuestCall: boolean): Promise<CourseRegistration> {
    const row = await read(id);
    if (row.payment?.status === 'failed') {
      const message = row.payment.failureMessage ?? 'The payment did not go through. Try another card.';
      throw refuse(failureCode(row.payment.failureCode, 'card_declined'), message);
    }
    return view(row, isGuestCall);
  }

  async function registerOnce(
    call: { once: <T>(work: (tx: Parameters<typeof register>[0]) => Promise<T>) => Promise<T> },
    wish: RegisterWish,
    isGuestCall: boolean,
  ): Promise<CourseRegistration> {
    let made: Registered | undefined;
    const { registrationId, paymentId } = await call.once(async (tx) => {
      made = await register(tx, needs, wish);
      return { registrationId: made.registrationId, paymentId: made.attempt?.id ?? null };
    });
    if (paymentId !== null && wish.payment) await payments.charge(paymentId, wish.payment, made?.attempt);
    return answer(registrationId, isGuestCall);
  }

  /** The user whose registration it is, or the holder of its link. For everyone else it does not exist. */
  async function assertMayOpen(actor: Actor, row: RegistrationRow, token: string | undefined): Promise<void> {
    const hasLink = token !== undefined && registrationOfToken(auth, token) === row.id;
    if (actor.kind === 'user') {
      if (row.userId === actor.userId) return;
      if (hasLink && row.userId === null) {
        await claimByLink(db, actor, row.id, clock.now());
        return;
      }
    }
    if (!hasLink || row.userId !== null) throw notFound(NO_REGISTRATION);
  }

  return {
    operations: {
      courseGet: operation(anyone(), async ({ params, actor }) => {
        const course = await findCourse(db, params.courseId);
        if (!course) throw notFound(NO_COURSE);
        return courseView(course, { now: clock.now(), endingHours: config.EVENT_ENDING_HOURS, actor });
      }),

      courseRegister: operation(self('id'), async (call) => {
        const { body, actor, browserId, params } = call;
        await call.limit(registerLimits(call));
        const user = await findUser(db, params.id);
        if (!user) throw notFound('There is no such user.');
        const { email, firstName, lastName, phone } = user;
        const wish: RegisterWish = {
          courseId: body.courseId,
          attendee: { userId: user.id, email, firstName, lastName, phone },
          actor,
          browserId,
          joinWaitlist: body.joinWaitlist ?? false,
          rewardPoints: body.rewardPoints ?? 0,
          payment: body.payment,
          expectedPrice: body.expectedPrice,
        };
        return registerOnce(call, wish, false);
      }),

      courseRegisterGuest: operation(anyone(), async (call) => {
        const { body, browserId } = call;
        const email = body.email.trim();
        await call.limit(guestLimits(call, email));
        const wish: RegisterWish = {
          courseId: body.courseId,
          attendee: {
            userId: null,
            email,
            firstName: body.firstName.trim(),
            lastName: body.lastName.trim(),
            phone: body.phone?.trim() || null,
          },
          // A signed-in caller also registers as a guest here: only courses that are open to everyone.
          actor: { kind: 'visitor' },
          browserId,
          joinWaitlist: body.joinWaitlist ?? false,
          rewardPoints: 0,
          payment: body.payment,
          expectedPrice: body.expectedPrice,
        };
        return registerOnce(call, wish, true);
      }),

      courseConfirmPayment: operation(anyone(), async (call) => {
        const { registrationId } = call.params;
        const { accessToken, payment } = call.body;
        const row = await read(registrationId);
        await assertMayOpen(call.actor, row, accessToken);
        if (payment) {
          await call.limit(registerLimits(call));
          await payOffer(needs, registrationId, payment, buyerOf(call.actor));
        } else if (row.status === 'canceled' && row.payment?.status !== 'failed') {
          throw refuse('registration_canceled');
        }
        await payments.refresh({ kind: 'registration', id: registrationId });
        return answer(registrationId, true);
      }),

      courseGetRegistration: operation(selfOrGuest, async ({ params, query }) => {
        const row =
          params.id === GUEST
            ? await ofGuest(params.courseId, query.accessToken)
            : await findOwnRegistration(db, params.id, params.courseId);
        if (!row) throw notFound(NO_REGISTRATION);
        return view(row, params.id === GUEST);
      }),

      courseCancelRegistration: operation(selfOrGuest, async (call) => {
        const { id, courseId } = call.params;
        const isGuest = id === GUEST;
        const row = isGuest
          ? await ofGuest(courseId, call.query.accessToken)
          : await findOwnRegistration(db, id, courseId);
        if (!row) throw notFound(NO_REGISTRATION);
        const { hasMoneyToReturn } = await db.transaction((tx) => cancelRegistration(tx, needs, courseId, row.id));
        // The seat has already been returned; a refund that the provider cannot make now is made by the next run.
        if (hasMoneyToReturn) await payments.giveBack({ kind: 'registration', id: row.id });
        return view(await read(row.id), isGuest);
      }),
    },
    jobs: [
      {
        name: 'courses-release',
        everySeconds: 60,
        leaseSeconds: 60,
        run: (signal) => releaseSeats(needs, payments, signal),
      },
    ],
  };
}
