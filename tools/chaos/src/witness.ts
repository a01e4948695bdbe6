import { createRegen } from '@regen/sdk';
import type { Regen } from '@regen/sdk';
import { createMemorySession } from '@regen/sdk/session';
import { randomUUID } from 'node:crypto';

/** A person who signed in before a clock went wrong and has to stay signed in, in each process. */
export class Witness {
  readonly #clients: readonly Regen[];
  readonly #userId: string;

  private constructor(clients: readonly Regen[], userId: string) {
    this.#clients = clients;
    this.#userId = userId;
  }

  static async register(urls: readonly string[]): Promise<Witness> {
    const session = createMemorySession();
    const browserId = randomUUID();
    const clients = urls.map((url) =>
      createRegen({ baseUrl: `${url}/api/v1/regen`, clientKey: 'regen-storefront', browserId, session }),
    );
    const who = { firstName: 'Wanda', lastName: 'Stone', password: 'a long enough secret' };
    const [first] = clients;
    if (!first) throw new Error('There is no process to sign in with.');
    const grant = await first.users.register({ ...who, email: `${browserId}@witness.example`, acceptTerms: true });
    session.start(grant);
    return new Witness(clients, grant.user.id);
  }

  /** What has changed, one sentence each. */
  async complaints(when: string): Promise<string[]> {
    const responses = await Promise.allSettled(this.#clients.map((client) => client.users.get({ id: this.#userId })));
    return responses.flatMap((answer) =>
      answer.status === 'fulfilled' ? [] : [`a session ended early while ${when}: ${String(answer.reason)}`],
    );
  }
}
