import { isHaeCourseId } from '@regen/domain';
import type { Tx } from '../../db/database.ts';
import type { CourseEmailKind } from '../../mail/mail.ts';
import type { Needs, Platform } from '../../platform.ts';
import type { RegistrationRow } from './registration-repository.ts';

const PURPOSE = 'course-registration';

/** Opens one registration for its holder. Derived from its id, so a repeated call can return it again. */
export function registrationToken(auth: Pick<Platform['auth'], 'sign'>, registrationId: string): string {
  return auth.sign(PURPOSE, registrationId);
}

export function registrationOfToken(auth: Pick<Platform['auth'], 'verify'>, token: string): string | null {
  return auth.verify(PURPOSE, token);
}

export type EmailNeeds = Needs<'auth' | 'mail' | 'config'>;

/** "Regen <hello@regen.example>" → the address alone. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

/** The course's page in an application; a guest's link opens the registration as well. Null if no application shows it. */
function linkTo({ auth, config }: EmailNeeds, row: Pick<RegistrationRow, 'id' | 'courseId' | 'userId'>): string | null {
  if (config.COURSE_URL === undefined) return null;
  const base = config.COURSE_URL.replace(/\/$/, '');
  const url = new URL(isHaeCourseId(row.courseId) ? `${base}/hae/${row.courseId}` : base);
  if (!isHaeCourseId(row.courseId)) url.searchParams.set('course', row.courseId);
  if (row.userId === null) {
    url.searchParams.set('registration', row.id);
    url.searchParams.set('accessToken', registrationToken(auth, row.id));
  }
  return url.href;
}

/** Writes to the person of a registration, in the transaction that changed it. Each email exists once. */
export async function notify(
  tx: Tx,
  needs: EmailNeeds,
  kind: CourseEmailKind,
  row: Pick<RegistrationRow, 'id' | 'courseId' | 'userId' | 'email' | 'calendarSequence'>,
): Promise<void> {
  const data = {
    kind,
    registrationId: row.id,
    url: linkTo(needs, row),
    organizer: addressOf(needs.config.MAIL_FROM),
    sequence: row.calendarSequence,
  };
  const dedupeKey = `course-${kind}:${row.id}:${row.calendarSequence}`;
  await needs.mail.send({ to: row.email, template: 'course', data, dedupeKey }, tx);
}
