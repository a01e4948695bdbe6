import { isBusinessDay, plusBusinessDays } from './business-days.ts';
import { dateIn, HOME_ZONE, zonedTime } from './time-zones.ts';

const DAY = 24 * 3_600_000;

/** Business days within which applicants are promised a decision (rule S27). */
const DECISION_DAYS = 2;

/** When the decision on an application is due: at the end of the second business day after it was sent, in the company's zone. */
export function decisionDueAt(submittedAt: Date): Date {
  const last = plusBusinessDays(dateIn(HOME_ZONE, submittedAt.getTime()), DECISION_DAYS);
  return zonedTime(last + DAY, 0, HOME_ZONE);
}

/** Applications sent before this moment are overdue. */
export function overdueBefore(now: Date): Date {
  // The day after the newest one whose decision was due by now.
  let day = dateIn(HOME_ZONE, now.getTime());
  for (let business = 0; business < DECISION_DAYS;) {
    day -= DAY;
    if (isBusinessDay(day)) business += 1;
  }
  return zonedTime(day, 0, HOME_ZONE);
}
