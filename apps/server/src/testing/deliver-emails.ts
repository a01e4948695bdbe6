import { createBoss } from '../jobs/boss.ts';
import { createJobStore } from '../jobs/job-store.ts';
import { LoggedError } from '../jobs/job.ts';
import type { MailService } from '../mail/create-mail.ts';
import type { Needs } from '../platform.ts';

/** Delivers all due emails of a server whose background work is not started; returns how many were sent. */
export async function deliverEmails(mail: MailService, { db, log }: Needs<'db' | 'log'>): Promise<number> {
  const { boss, logged } = createBoss(db, log);
  const store = createJobStore(boss, db, logged);
  const { signal } = new AbortController();
  let sent = 0;
  for (;;) {
    let taken = 0;
    for (const job of mail.jobs) {
      // It finds emails without a job, on its schedule.
      if (job.everySeconds !== undefined) await job.run(signal, {});
    }
    for (const job of mail.jobs) {
      for (const held of await store.take(job.name, 100)) {
        taken += 1;
        const result = await job.run(signal, held.data).catch((error: unknown) => {
          if (!(error instanceof LoggedError)) throw error;
        });
        if (result === true) sent += 1;
        await store.complete(held);
      }
    }
    if (taken === 0) return sent;
  }
}
