import type { Mood } from '../../server/smtp-server.ts';

/** What is killed: the server alone, its PostgreSQL alone, or both at once. */
export const kills = ['server', 'database', 'everything'] as const;
export type Kill = (typeof kills)[number];

/** The other kinds, in the order they run: `smtp` first, because killed processes may cause duplicate emails. */
export const troubles = ['smtp', 'away', 'processes', 'clock'] as const;

/**
 * - `server`, `database`, `everything`: `kill -9` of the server, of its embedded PostgreSQL, of both.
 * - `disk`: the disk of the data folder is full for a while.
 * - `smtp`: the mail server is slow, drops connections or refuses them.
 * - `away`: the connections to an external database are cut, and for a while new ones fail.
 * - `processes`: two processes share a database, and one is killed.
 * - `clock`: the clock of a process is wrong.
 */
export const kinds = [...kills, 'disk', ...troubles] as const;
export type Kind = (typeof kinds)[number];

export interface Recovery {
  kind: Kind;
  /** Time from the kill, or from the end of the outage, until `/readyz` returns 200 again. For `smtp`: until the emails have arrived. */
  milliseconds: number;
  /** How many starts were needed; 0 when no process exited. */
  starts: number;
  /** What the platform did wrong in the meantime, one sentence each. */
  faults: string[];
}

/** How long outages last. A short round is over within seconds. */
export interface Pace {
  /** Length of a full disk or a database outage. */
  gapMs: number;
  /** How long the slow mail server takes per email. */
  mailMs: number;
  /** How long the mail server drops or refuses connections. */
  moodMs: number;
  moods: readonly Mood[];
  /** Whether to wait for the emails that a killed process was about to send, which takes minutes. */
  waitsForMails: boolean;
}

export const SHORT: Pace = { gapMs: 1_000, mailMs: 150, moodMs: 1_000, moods: ['slow'], waitsForMails: false };
/** The mail server is slow, but well within the two minutes that an attempt may take. */
export const FULL: Pace = {
  gapMs: 5_000,
  mailMs: 8_000,
  moodMs: 10_000,
  moods: ['slow', 'dropping', 'refusing'],
  waitsForMails: true,
};
