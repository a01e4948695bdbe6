import { userOf } from '../../auth/user-of.ts';
import { linkedClient, self, signedIn } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../refuse.ts';
import type { Module } from '../module.ts';
import { inviteOperations } from './invite-operations.ts';
import type { InviteNeeds, InviteOperation } from './invite-operations.ts';
import { listClientOrders } from './order-repository.ts';
import { findAddressee, listProfessionals, unlinkProfessional } from './professional-repository.ts';
import { findClient, listClients, searchClients } from './repository.ts';
import { searchWords } from './search-words.ts';

type ClientOperation =
  | 'clientList'
  | 'clientGet'
  | 'clientListOrders'
  | 'clientListAllOrders'
  | 'clientSearch'
  | 'professionalList'
  | 'professionalDelete'
  | InviteOperation;

interface Page {
  page?: number;
  perPage?: number;
}

const pagingOf = ({ page = 1, perPage = 10 }: Page) => ({ page, perPage });

function pageOf(total: number, { page, perPage }: { page: number; perPage: number }) {
  return { currentPage: page, totalPages: Math.ceil(total / perPage), totalCount: total, perPage };
}

export function createClientsModule(needs: InviteNeeds): Module<ClientOperation> {
  const { db, mail } = needs;

  async function ordersOf(accountId: string, clientId: string | null, query: Page & { year?: number }) {
    const paging = pagingOf(query);
    const { items, total, years } = await listClientOrders(db, { accountId, clientId }, query.year, paging);
    return { items, years, ...pageOf(total, paging) };
  }

  return {
    operations: {
      clientList: operation(self('id', { sites: ['b2b'], permission: 'clients:read' }), async ({ actor, query }) => {
        const paging = pagingOf(query);
        const words = searchWords(query.search ?? '');
        const { items, total } = await listClients(db, userOf(actor).accountId, words, query.sort ?? 'name', paging);
        return { items, ...pageOf(total, paging) };
      }),
      clientGet: operation(linkedClient('clientId', { permission: 'clients:read' }), async ({ actor, params }) => {
        const client = await findClient(db, userOf(actor).accountId, params.clientId);
        if (!client) throw notFound('You have no such client.');
        return client;
      }),
      clientListOrders: operation(
        linkedClient('clientId', { permission: 'clients:read' }),
        async ({ actor, params, query }) => {
          return ordersOf(userOf(actor).accountId, params.clientId, query);
        },
      ),
      clientListAllOrders: operation(
        signedIn({ sites: ['b2b'], permission: 'clients:read' }),
        async ({ actor, query }) => {
          return ordersOf(userOf(actor).accountId, null, query);
        },
      ),
      clientSearch: operation(signedIn({ sites: ['b2b'], permission: 'clients:read' }), async (call) => {
        const { actor, query } = call;
        const { accountId, userId } = userOf(actor);
        // A picker sends a request with every keystroke.
        await call.limit([{ bucket: `client search ${userId}`, max: 240, windowSeconds: 60 }]);
        const words = searchWords(query.search);
        return { items: words.words.length === 0 ? [] : await searchClients(db, accountId, words) };
      }),
      professionalList: operation(self('id', { sites: ['retail'] }), async ({ actor }) => {
        return { items: await listProfessionals(db, userOf(actor).accountId) };
      }),
      professionalDelete: operation(self('id', { sites: ['retail'] }), async ({ actor, params }) => {
        const client = userOf(actor);
        await db.transaction(async (tx) => {
          const wasLinked = await unlinkProfessional(tx, client.accountId, params.accountId);
          if (!wasLinked) throw notFound('You are not a client of this professional.');
          const addressee = await findAddressee(tx, params.accountId, client.email);
          if (addressee === null) return;
          const data = {
            firstName: addressee.firstName,
            clientName: `${client.firstName} ${client.lastName}`,
            clientsUrl: `${needs.publicUrl()}/b2b/my-store/client`,
          };
          await mail.send({ to: addressee.email, template: 'client-left', data }, tx);
        });
        return undefined;
      }),
      ...inviteOperations(needs),
    },
  };
}
