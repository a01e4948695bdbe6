import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { SessionOrigin } from './auth.ts';
import { networkOf } from './session-origin.ts';

const WINDOW_MS = 60_000;
/** Lines per minute and process. Trying thousands of passwords must not fill the disk as well. */
const LINES = 20;

export interface FailedSignIns {
  /** Logs a failed sign-in, within the limit. */
  note(call: Pick<SessionOrigin, 'ip'>, email: string, reason: 'wrong_credentials' | 'rate_limited'): void;
}

/** Enough to recognize a user who asks for help, too little to email them: `d***@lumenclinic.example`. */
function masked(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@', 2);
  return `${[...name][0] ?? ''}***@${host}`;
}

export function createFailedSignIns(log: FastifyBaseLogger, clock: Clock): FailedSignIns {
  let began = 0;
  let count = 0;
  return {
    note({ ip }, email, reason) {
      const now = clock.now().getTime();
      if (now - began >= WINDOW_MS) {
        if (count > LINES) log.warn({ unlisted: count - LINES }, 'more sign-ins failed before than were listed');
        began = now;
        count = 0;
      }
      count += 1;
      if (count <= LINES) log.warn({ who: masked(email), network: networkOf(ip), reason }, 'a sign-in failed');
      if (count === LINES) log.warn('many sign-ins failed; for a minute, they are counted, not listed');
    },
  };
}
