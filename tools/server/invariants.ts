import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Violation {
  rule: string;
  count: number;
  examples: string[];
}

interface Client {
  query(statement: string, values?: unknown[]): Promise<unknown>;
}

interface Invariants {
  violations(db: Client, look?: { settlingMinutes?: number }): Promise<Violation[]>;
}

const invariants = pathToFileURL(join(import.meta.dirname, '../../apps/server/src/admin/invariants.ts')).href;

/**
 * Violations of the rules that `npm run admin -- verify` checks, in a database without work in progress. Imported by a computed name, like
 * the server's harness. Needs built packages.
 */
export async function violationsOf(client: Client): Promise<Violation[]> {
  const { violations } = (await import(invariants)) as Invariants;
  return violations(client, { settlingMinutes: 0 });
}
