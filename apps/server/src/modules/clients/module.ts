import { anyone, linkedClient, self, signedIn } from '../../http/access/rules.ts';
import { notFound } from '../../refuse.ts';
import type { Deps, Module } from '../../http/module.ts';
import { userOf } from '../../auth/user-of.ts';
import { inviteHandlers } from './invite-handlers.ts';
import type { InviteOperation } from './invite-handlers.ts';
import { listClientOrders } from './order-repository.ts';
import { findClient, listClients, searchClients } from './repository.ts';
import { searchWords } from './search-words.ts';

export type ClientOperation =
  | 'clientList'
  | 'clientGet'
  | 'clientListOrders'
  | 'clientListAllOrders'
  | 'clientSearch'
  | InviteOperation;

interface Page {
  page?: number;
  perPage?: number;
}

const pagingOf = ({ page = 1, perPage = 10 }: Page) => ({ page, perPage });

function pageOf(total: number, { page, perPage }: { page: number; perPage: number }) {
  return { currentPage: page, totalPages: Math.ceil(total / perPage), totalCount: total, perPage };
}

export function createClientsModule(deps: Deps): Module<ClientOperation> {
  const { db } = deps;

  async function ordersOf(accountId: string, clientId: string | null, query: Page & { year?: number }) {
    const paging = pagingOf(query);
    const { items, total, years } = await listClientOrders(db, { accountId, clientId }, query.year, paging);
    return { items, years, ...pageOf(total, paging) };
  }

  return {
    handlers: {
      async clientList({ actor, query }) {
        const paging = pagingOf(query);
        const words = searchWords(query.search ?? '');
        const { items, total } = await listClients(db, userOf(actor).accountId, words, query.sort ?? 'name', paging);
        return { items, ...pageOf(total, paging) };
      },
      async clientGet({ actor, params }) {
        const client = await findClient(db, userOf(actor).accountId, params.clientId);
        if (!client) throw notFound('There is no such client of yours.');
        return client;
      },
      async clientListOrders({ actor, params, query }) {
        return ordersOf(userOf(actor).accountId, params.clientId, query);
      },
      async clientListAllOrders({ actor, query }) {
        return ordersOf(userOf(actor).accountId, null, query);
      },
      async clientSearch(call) {
        const { actor, query } = call;
        const { accountId, userId } = userOf(actor);
        // A picker asks with every key that is pressed.
        await call.limit([{ bucket: `client search ${userId}`, max: 240, windowSeconds: 60 }]);
        const words = searchWords(query.search);
        return { items: words.words.length === 0 ? [] : await searchClients(db, accountId, words) };
      },
      ...inviteHandlers(deps),
    },
    access: {
      clientList: self('id', { sites: ['b2b'], permission: 'clients:read' }),
      clientGet: linkedClient('clientId', { permission: 'clients:read' }),
      clientListOrders: linkedClient('clientId', { permission: 'clients:read' }),
      clientListAllOrders: signedIn({ sites: ['b2b'], permission: 'clients:read' }),
      clientSearch: signedIn({ sites: ['b2b'], permission: 'clients:read' }),
      clientCreate: signedIn({ sites: ['b2b'], permission: 'store:write' }),
      // The token is the key; with an account behind the address, the handler also asks for its session.
      clientAcceptInvitation: anyone(),
    },
  };
}
