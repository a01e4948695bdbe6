import { vi } from 'vitest';
import { uuid } from '../core/uuid.ts';
import { createRegen } from '../index.ts';
import type { Regen, RegenUnauthorizedError } from '../index.ts';
import { createMemorySession } from '../session/index.ts';
import type { SessionKeeper } from '../session/index.ts';
import type { RealServer } from './real-server.ts';

interface Visitor {
  regen: Regen;
  session: SessionKeeper;
  onUnauthorized: ReturnType<typeof vi.fn<(error: RegenUnauthorizedError) => void>>;
}

export interface VisitorNeeds {
  /** The server, once it has started. */
  real: () => RealServer;
  /** Sends the calls of the contract. */
  fetch: NonNullable<Parameters<typeof createRegen>[0]['fetch']>;
  /** Hears of each operation that has succeeded. */
  onSuccess: (operationId: string) => void;
}

/** People at the running server, and the links in their emails. */
export function createVisitors({ real, fetch: fetchContract, onSuccess }: VisitorNeeds) {
  /** A browser of its own: device, cookies, session. */
  function visitor(): Visitor {
    const session = createMemorySession();
    const onUnauthorized = vi.fn<(error: RegenUnauthorizedError) => void>();
    const regen = createRegen({
      baseUrl: real().baseUrl,
      clientKey: 'regen-storefront',
      browserId: uuid(),
      // The storage is not part of the contract, and gets none of the cookies.
      fetch: (url, init) =>
        url.startsWith(real().storageUrl) ? real().fetchStorage(url, init) : fetchContract(url, init),
      session,
      onUnauthorized,
      logger: {
        debug: (message, { operationId }) => (message === 'response' ? onSuccess(operationId) : undefined),
      },
    });
    return { regen, session, onUnauthorized };
  }

  async function signedIn(
    email: string,
    password = 'regen-demo-2026',
  ): Promise<Visitor & { userId: string; accountId: string }> {
    const person = visitor();
    person.session.start(await person.regen.sessions.create({ email, password }));
    const { accountId, users } = await person.regen.account.get();
    return { ...person, userId: users[0]?.id ?? '', accountId };
  }

  /** A professional and the account of one of the linked clients. */
  async function withClient() {
    const professional = await signedIn('dana@lumenclinic.example');
    const { accountId: clientId } = await signedIn('ana@clients.example');
    return { ...professional, clientId };
  }

  async function linkFor(email: string, template: string, field: string): Promise<URL> {
    const mail = (await real().server.mailsTo(email)).filter((entry) => entry.template === template).at(-1);
    return new URL(mail?.data[field] ?? '');
  }
  return { visitor, signedIn, withClient, linkFor };
}

export type Visitors = ReturnType<typeof createVisitors>;
