/** What is killed: the server alone, its PostgreSQL alone, or both at once. */
export const kills = ['server', 'database', 'everything'] as const;
export type Kill = (typeof kills)[number];

/** What else goes wrong, in the order in which it does: email first, because a process that is killed may send one a second time. */
export const troubles = ['smtp', 'away', 'processes', 'clock'] as const;

/**
 * - `server`, `database`, `everything`: `kill -9` of the server, of its embedded PostgreSQL, of both.
 * - `disk`: the disk of the data folder is full for a while.
 * - `smtp`: the mail server is slow, drops connections or refuses.
 * - `away`: the connections to an external database are cut, and for a while none is taken.
 * - `processes`: of two processes on one database one is killed.
 * - `clock`: the clock of a process is wrong.
 */
export const kinds = [...kills, 'disk', ...troubles] as const;
export type Kind = (typeof kinds)[number];

export interface Recovery {
  kind: Kind;
  /** Until `/readyz` answers 200 again: from the kill, or from the moment that what was missing is back. Of `smtp`: until the emails have arrived. */
  milliseconds: number;
  /** Starts that it took; 0 when no process ended. */
  starts: number;
  /** What the platform did wrong meanwhile, a sentence each. */
  faults: string[];
}

/** How long something is missing. A short round is over within seconds. */
export interface Pace {
  /** A full disk, a database away. */
  gapMs: number;
  /** What the slow mail server takes for each email. */
  mailMs: number;
  /** How long the mail server drops or refuses. */
  moodMs: number;
  moods: readonly Mood[];
  /** Whether what a killed process was about to send is waited for, which takes minutes. */
  waitsForMails: boolean;
}

/** How an email server treats its callers: at once, in its own time, hanging up before it has taken the email, not now. */
export type Mood = 'well' | 'slow' | 'dropping' | 'refusing';

export const SHORT: Pace = { gapMs: 1_000, mailMs: 150, moodMs: 1_000, moods: ['slow'], waitsForMails: false };
/** Slow, but not as slow as to be given up: who claims more emails than go out within the claim sends some of them twice. */
export const FULL: Pace = {
  gapMs: 5_000,
  mailMs: 8_000,
  moodMs: 10_000,
  moods: ['slow', 'dropping', 'refusing'],
  waitsForMails: true,
};
