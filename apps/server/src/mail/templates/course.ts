import { courseLocation, formatCents } from '@regen/domain';
import { calendarFile } from '../calendar.ts';
import { html } from '../html.ts';
import type { CourseEmailKind, MailTemplates } from '../mail.ts';
import { button, paragraph, styles } from './layout.ts';
import type { MailContent } from './layout.ts';

/** What the email says about a registration, read when it is written. */
export interface CourseEmail {
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

export const COURSE_EMAIL = `select c.title, c.format, c.venue, c.city, c.state, c.join_url as "joinUrl",
    c.starts_at as "startsAt", c.ends_at as "endsAt", c.timezone, r.first_name as "firstName", r.last_name as "lastName",
    r.email, r.amount_cents as "amountCents", r.points_spent as "pointsSpent", r.points_earned as "pointsEarned",
    (select y.status from payments y where y.registration_id = r.id order by y.created_at desc, y.id desc limit 1) as "paymentStatus", r.hold_expires_at as "holdExpiresAt", r.updated_at as "writtenAt"
  from course_registrations r join courses c on c.id = r.course_id
  where r.id = $1`;

interface Wording {
  subject: (title: string) => string;
  title: string;
  text: (title: string, course: CourseEmail) => string;
  button: string;
}

const WORDS: Readonly<Record<CourseEmailKind, Wording>> = {
  registered: {
    subject: (title) => `You're registered: ${title}`,
    title: 'Your seat is confirmed',
    text: (title) => `You're registered for ${title}. Open the attached calendar file to add it to your calendar.`,
    button: 'View the course',
  },
  promoted: {
    subject: (title) => `A seat opened up: ${title}`,
    title: "You're off the waitlist",
    text: (title) =>
      `A seat opened up, and you're now registered for ${title}. Open the attached calendar file to add it to your calendar.`,
    button: 'View the course',
  },
  waitlisted: {
    subject: (title) => `You're on the waitlist: ${title}`,
    title: "You're on the waitlist",
    text: (title) => `${title} is full, and you're on the waitlist. We'll email you as soon as a seat opens up.`,
    button: 'View the course',
  },
  offer: {
    subject: (title) => `We're holding a seat for you: ${title}`,
    title: 'A seat opened up',
    text: (title, course) =>
      `A seat in ${title} opened up. We're holding it for you until ${moment(course.holdExpiresAt ?? course.startsAt, course.timezone)}. The price is ${formatCents(course.amountCents)}.`,
    button: 'Pay for the seat',
  },
  expired: {
    subject: (title) => `Your seat was released: ${title}`,
    title: 'Your seat was released',
    text: (title) =>
      `The seat we held for you in ${title} wasn't paid for in time, so we offered it to the next person.`,
    button: 'View the course',
  },
  canceled: {
    subject: (title) => `Canceled: ${title}`,
    title: 'Your registration is canceled',
    text: (title) =>
      `Your registration for ${title} is canceled. Open the attached calendar file to remove it from your calendar.`,
    button: 'View other courses',
  },
  withdrawn: {
    subject: (title) => `Canceled: ${title}`,
    title: 'You left the waitlist',
    text: (title) => `You're no longer on the waitlist for ${title}.`,
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

function facts(course: CourseEmail, kind: CourseEmailKind): [string, string][] {
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
    rows.push(['Refunded to your card', formatCents(course.amountCents)]);
  return rows;
}

function calendarOf(data: MailTemplates['course'], course: CourseEmail, brand: string): MailContent['calendar'] {
  const isCanceled = data.kind === 'canceled';
  if (!isCanceled && data.kind !== 'registered' && data.kind !== 'promoted') return undefined;
  return calendarFile({
    brand,
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

export function courseEmail(data: MailTemplates['course'], course: CourseEmail, brand: string): MailContent {
  const words = WORDS[data.kind];
  const intro = [`Hello ${course.firstName},`, words.text(course.title, course)];
  const rows = facts(course, data.kind);
  const calendar = calendarOf(data, course, brand);
  const table = rows.map(
    ([label, value]) =>
      html`<tr>
        <td style="${styles.cell}">${label}</td>
        <td style="${styles.cell}">${value}</td>
      </tr>`,
  );
  return {
    subject: words.subject(course.title),
    html: {
      title: words.title,
      preview: `${course.title}, ${moment(course.startsAt, course.timezone)}`,
      body: html`${intro.map(paragraph)}
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          ${table}
        </table>
        ${data.url === null ? '' : button(words.button, data.url)}`,
      reason: "You're receiving this email because someone registered for this course with your address.",
    },
    text: [
      ...intro,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...(data.url === null ? [] : [`${words.button}: ${data.url}`]),
    ].join('\n\n'),
    ...(calendar && { calendar }),
  };
}
