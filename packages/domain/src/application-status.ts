/** States of a professional application (rule S27). */
export const APPLICATION_STATUSES = ['received', 'in_review', 'accepted', 'declined'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * The states that an application can move to from each state: the one table of moves. The database refuses every other move (trigger
 * `applications_move`, compared with this table by a test).
 */
const APPLICATION_MOVES = {
  received: ['in_review', 'accepted', 'declined'],
  in_review: ['accepted', 'declined'],
  accepted: [],
  declined: [],
} as const satisfies Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>>;

/** Whether an application can move from one state to another. Staying in a state is not a move. */
export function canMoveApplication(from: ApplicationStatus, to: ApplicationStatus): boolean {
  const next: readonly ApplicationStatus[] = APPLICATION_MOVES[from];
  return next.includes(to);
}
