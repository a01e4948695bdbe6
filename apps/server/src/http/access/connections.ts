import type { Queryable } from '../../db/database.ts';

/** Relations between accounts, for access rules: one indexed lookup each. */
export interface Connections {
  isClientOf(professionalAccountId: string, retailAccountId: string): Promise<boolean>;
  /** Linked, whichever of the two is the professional, or one of them is Regen's care team. */
  areLinked(accountId: string, otherAccountId: string): Promise<boolean>;
  /** `areLinked`, or there are messages between them. */
  haveMet(accountId: string, otherAccountId: string): Promise<boolean>;
}

const LINK = 'select from client_links where professional_account_id = $1 and retail_account_id = $2';
const BACK = 'select from client_links where professional_account_id = $2 and retail_account_id = $1';
const CARE = `select from accounts mine, accounts theirs
  where mine.id = $1 and theirs.id = $2 and mine.id <> theirs.id and (mine.account_type = 'admin' or theirs.account_type = 'admin')`;
const TALK = 'select from conversation_sides where account_id = $1 and other_account_id = $2';

export function createConnections(db: Pick<Queryable, 'query'>): Connections {
  const ask = (name: string, ...parts: readonly string[]) => {
    const text = `select ${parts.map((part) => `exists (${part})`).join(' or ')} as yes`;
    return async (one: string, other: string): Promise<boolean> => {
      const { rows } = await db.query<{ yes: boolean }>({ name, text }, [one, other]);
      return rows[0]?.yes === true;
    };
  };
  return {
    isClientOf: ask('access-client', LINK),
    areLinked: ask('access-linked', LINK, BACK, CARE),
    haveMet: ask('access-met', LINK, BACK, CARE, TALK),
  };
}
