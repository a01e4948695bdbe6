import { courseLocation, formatCents } from '@regen/domain';
import type { CourseLetterKind, MailTemplates } from '../mail.ts';
import { calendarFile } from '../calendar.ts';
import { html } from '../html.ts';
import { button, layout, paragraph, styles } from './layout.ts';
import type { RenderedMail } from './layout.ts';

/** What the letter says about a registration, read when it is written. */
export interface CourseLetter {
  title: string;
  format: 'in_person' | 'online';
  venue: string | null;
  city: string | null;
  state: string | null;
  joinUrl: string | null;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  firstName: string;
  lastName: string;
  email: string;
  amountCents: number;
  pointsSpent: number;
  pointsEarned: number;
  paymentStatus: string | null;
  holdExpiresAt: Date | null;
  writtenAt: Date;
}

export const COURSE_LETTER = `select c.title, c.format, c.venue, c.city, c.state, c.join_url as "joinUrl",
    c.starts_at as "startsAt", c.ends_at as "endsAt", c.timezone, r.first_name as "firstName", r.last_name as "lastName",
    r.email, r.amount_cents as "amountCents", r.points_spent as "pointsSpent", r.points_earned as "pointsEarned",
    r.payment_status as "paymentStatus", r.hold_expires_at as "holdExpiresAt", r.updated_at as "writtenAt"
  from course_registrations r join courses c on c.id = r.course_id
  where r.id = $1`;

interface Wording {
  subject: (title: string) => string;
  title: string;
  text: (title: string, course: CourseLetter) => string;
  button: string;
}

const WORDS: Readonly<Record<CourseLetterKind, Wording>> = {
  registered: {
    subject: (title) => `You are registered: ${title}`,
    title: 'Your seat is yours',
    text: (title) => `you are registered for ${title}. The calendar file with this mail puts it into your calendar.`,
    button: 'View the course',
  },
  promoted: {
    subject: (title) => `A seat came free: ${title}`,
    title: 'You moved up from the waitlist',
    text: (title) =>
      `a seat came free, and you are now registered for ${title}. The calendar file with this mail puts it into your calendar.`,
    button: 'View the course',
  },
  waitlisted: {
    subject: (title) => `You are on the waitlist: ${title}`,
    title: 'You are on the waitlist',
    text: (title) => `${title} is full, and you are on its waitlist. We write to you as soon as a seat comes free.`,
    button: 'View the course',
  },
  offer: {
    subject: (title) => `A seat is held for you: ${title}`,
    title: 'A seat came free',
    text: (title, course) =>
      `a seat in ${title} came free. It is held for you until ${moment(course.holdExpiresAt ?? course.startsAt, course.timezone)}. ${formatCents(course.amountCents)} are to be paid.`,
    button: 'Pay for the seat',
  },
  expired: {
    subject: (title) => `Your held seat went to somebody else: ${title}`,
    title: 'Your seat was given back',
    text: (title) => `the seat in ${title} that was held for you was not paid in time, so it went to the next person.`,
    button: 'View the course',
  },
  canceled: {
    subject: (title) => `Canceled: ${title}`,
    title: 'Your registration is canceled',
    text: (title) => `your registration for ${title} is canceled. The calendar file with this mail takes it out again.`,
    button: 'View other courses',
  },
  withdrawn: {
    subject: (title) => `Canceled: ${title}`,
    title: 'You are off the list',
    text: (title) => `you no longer wait for a seat in ${title}.`,
    button: 'View other courses',
  },
};

/** "Monday, April 12, 2027 at 9:00 AM MDT": at the place of the course, with its zone. */
function moment(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(time);
}

function facts(course: CourseLetter, kind: CourseLetterKind): [string, string][] {
  const isIn = kind === 'registered' || kind === 'promoted';
  const place = [course.venue, courseLocation(course)].filter((part) => part).join(', ');
  const rows: [string, string][] = [
    ['Starts', moment(course.startsAt, course.timezone)],
    ['Ends', moment(course.endsAt, course.timezone)],
    ['Where', place],
  ];
  if (isIn && course.joinUrl !== null) rows.push(['Join at', course.joinUrl]);
  if (isIn && course.pointsSpent > 0) rows.push(['Points spent', String(course.pointsSpent)]);
  if (isIn && course.amountCents > 0) rows.push(['Paid', formatCents(course.amountCents)]);
  if (isIn && course.pointsEarned > 0) rows.push(['Points earned', String(course.pointsEarned)]);
  if (kind === 'canceled' && course.pointsSpent > 0) rows.push(['Points returned', String(course.pointsSpent)]);
  if (kind === 'canceled' && course.amountCents > 0)
    rows.push(['Returned to your card', formatCents(course.amountCents)]);
  return rows;
}

function calendarOf(data: MailTemplates['course'], course: CourseLetter): RenderedMail['calendar'] {
  const isCanceled = data.kind === 'canceled';
  if (!isCanceled && data.kind !== 'registered' && data.kind !== 'promoted') return undefined;
  return calendarFile({
    uid: `${data.registrationId}@regen`,
    sequence: data.sequence,
    isCanceled,
    title: course.title,
    description: course.joinUrl === null ? course.title : `Join at ${course.joinUrl}`,
    location: [course.venue, courseLocation(course)].filter((part) => part).join(', '),
    url: course.joinUrl ?? data.url?.split('?')[0] ?? null,
    startsAt: course.startsAt,
    endsAt: course.endsAt,
    stamp: course.writtenAt,
    organizer: data.organizer,
    attendee: { name: `${course.firstName} ${course.lastName}`, email: course.email },
  });
}

export function courseLetter(data: MailTemplates['course'], course: CourseLetter): RenderedMail {
  const words = WORDS[data.kind];
  const intro = [`Hello ${course.firstName},`, words.text(course.title, course)];
  const rows = facts(course, data.kind);
  const calendar = calendarOf(data, course);
  const table = rows.map(
    ([label, value]) =>
      html`<tr>
        <td style="${styles.cell}">${label}</td>
        <td style="${styles.cell}">${value}</td>
      </tr>`,
  );
  return {
    subject: words.subject(course.title),
    html: layout({
      title: words.title,
      preview: `${course.title}, ${moment(course.startsAt, course.timezone)}`,
      body: html`${intro.map(paragraph)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          ${table}
        </table>
        ${data.url === null ? '' : button(words.button, data.url)}`,
      reason: 'You get this mail because somebody registered for this course with your address.',
    }),
    text: [
      ...intro,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...(data.url === null ? [] : [`${words.button}: ${data.url}`]),
      'Regen',
    ].join('\n\n'),
    ...(calendar && { calendar }),
  };
}
