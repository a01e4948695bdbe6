import type { ReceivedMail } from '../../server/smtp-server.ts';

/** Finds missing and duplicate emails among those that a mail server has received. */
export class MailAudit {
  readonly #received: readonly ReceivedMail[];
  readonly #reported = new Set<string>();

  constructor(received: readonly ReceivedMail[]) {
    this.#received = received;
  }

  /** Those of these orders without a confirmation email. */
  unconfirmed(numbers: readonly string[]): string[] {
    const subjects = new Set(this.#received.map(({ subject }) => subject.split(' ').at(-1)));
    return numbers.filter((number) => !subjects.has(number));
  }

  /** Emails accepted more than once and not reported before, one sentence each. */
  takeDoubled(): string[] {
    const counts = new Map<string, number>();
    for (const { to, subject } of this.#received) {
      const mail = `"${subject}" to ${to}`;
      counts.set(mail, (counts.get(mail) ?? 0) + 1);
    }
    const doubled = [...counts].filter(([mail, count]) => count > 1 && !this.#reported.has(mail));
    for (const [mail] of doubled) this.#reported.add(mail);
    return doubled.map(([mail, count]) => `${mail} arrived ${count} times`);
  }
}
