import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Database {
  query<Row>(statement: string, values?: readonly unknown[]): Promise<{ rows: Row[] }>;
}

/** A server of tests that listens on a free port, with a database of its own. */
export interface ListeningServer {
  readonly port: number;
  readonly db: Database;
  /** Emails to an address, newest last. */
  mailsTo(email: string): Promise<{ template: string; data: Record<string, string> }[]>;
  /** Writes the emails about products that are back, as the server does every minute. */
  sendStockAlerts(): Promise<number>;
  /** Collects the copies of data that people requested. */
  collectData(): Promise<number>;
  /** Writes the emails that ask for reviews, as the server does every hour. */
  askForReviews(): Promise<number>;
  /** Writes the emails about unread messages, as the server does every minute. */
  emailUnread(): Promise<number>;
  /** Delivers all due emails. */
  deliverEmails(): Promise<number>;
  stop(): Promise<void>;
}

/** The whole server, pages too, as a person reaches it. */
interface LiveStore {
  /** Origin. */
  readonly url: string;
  /** Where the API begins. */
  readonly apiUrl: string;
  readonly clientKey: string;
  readonly db: Database;
  /** Writes the emails about unread messages, as the server does every minute. */
  emailUnread(): Promise<number>;
  /** Has every process load the catalog again. */
  reloadCatalog(): Promise<void>;
  /** Saves a draft of a page with a text, as an editor does. */
  savePageDraft(slug: string, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** What tests of other workspaces use of the server. Its side, `apps/server/src/testing/outside.ts`, is checked against this. */
export interface Harness {
  /** The API and files, without pages. */
  startListeningServer(): Promise<ListeningServer>;
  startLiveStore(): Promise<LiveStore>;
}

const outside = pathToFileURL(join(import.meta.dirname, '../../apps/server/src/testing/outside.ts')).href;

/** Imported by a computed name, as in `test-cluster.ts`. Needs built packages. */
export async function loadHarness(): Promise<Harness> {
  const { harness } = (await import(outside)) as { harness: Harness };
  return harness;
}
