import { isHaeCourseId } from '@regen/domain';
import type { Deps } from '../../contract/module.ts';
import type { Tx } from '../../db/database.ts';
import type { CourseLetterKind } from '../../mail/mail.ts';
import type { RegistrationRow } from './registration-repository.ts';

const PURPOSE = 'course-registration';

/** Opens one registration for whoever holds it. Made from its id, so a repeated call can give it again. */
export function registrationToken(auth: Pick<Deps['auth'], 'sign'>, registrationId: string): string {
  return auth.sign(PURPOSE, registrationId);
}

export function registrationOfToken(auth: Pick<Deps['auth'], 'verify'>, token: string): string | null {
  return auth.verify(PURPOSE, token);
}

export type LetterWork = Pick<Deps, 'auth' | 'mail' | 'publicUrl' | 'config'>;

/** "Regen <hello@regen.example>" → the address alone. */
function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from;
}

function linkTo({ auth, publicUrl }: LetterWork, row: Pick<RegistrationRow, 'id' | 'courseId' | 'userId'>): string {
  const url = new URL(isHaeCourseId(row.courseId) ? `/calendar/hae/${row.courseId}` : '/calendar', publicUrl());
  if (!isHaeCourseId(row.courseId)) url.searchParams.set('course', row.courseId);
  if (row.userId === null) {
    url.searchParams.set('registration', row.id);
    url.searchParams.set('accessToken', registrationToken(auth, row.id));
  }
  return url.href;
}

/** Writes to the person of a registration, in the transaction that changed it. Each letter exists once. */
export async function tell(
  tx: Tx,
  work: LetterWork,
  kind: CourseLetterKind,
  row: Pick<RegistrationRow, 'id' | 'courseId' | 'userId' | 'email' | 'calendarSequence'>,
): Promise<void> {
  const data = {
    kind,
    registrationId: row.id,
    url: linkTo(work, row),
    organizer: addressOf(work.config.MAIL_FROM),
    sequence: row.calendarSequence,
  };
  const dedupeKey = `course-${kind}:${row.id}:${row.calendarSequence}`;
  await work.mail.send({ to: row.email, template: 'course', data, dedupeKey }, tx);
}
