import { areLinked, hasMet, isClientOf } from '../../db/account-relations.ts';
import type { Queryable } from '../../db/database.ts';

/** Relations between accounts, for access rules: one indexed lookup each. */
export interface Connections {
  isClientOf(professionalAccountId: string, retailAccountId: string): Promise<boolean>;
  /** Linked, whichever of the two is the professional, or one of them is Regen's care team. */
  areLinked(accountId: string, otherAccountId: string): Promise<boolean>;
  /** `areLinked`, or there are messages between them that the first one sees. */
  haveMet(accountId: string, otherAccountId: string): Promise<boolean>;
}

export function createConnections(db: Pick<Queryable, 'query'>): Connections {
  const ask = (name: string, condition: string) => {
    const text = `select ${condition} as yes`;
    return async (one: string, other: string): Promise<boolean> => {
      const { rows } = await db.query<{ yes: boolean }>({ name, text }, [one, other]);
      return rows[0]?.yes === true;
    };
  };
  return {
    isClientOf: ask('access-client', isClientOf('$1', '$2')),
    areLinked: ask('access-linked', areLinked('$1', '$2')),
    haveMet: ask('access-met', `${areLinked('$1', '$2')} or ${hasMet('$1', '$2')}`),
  };
}
