import type { Regen } from '../create-regen.ts';
import { read, readPages } from './read.ts';
import { stale, write, writeSecret } from './write.ts';

type Part = Pick<Regen, 'admin' | 'clients' | 'recommendations' | 'storeLabels' | 'stores'>;

/** What a professional works with: clients, recommendations, the own store. */
export function practiceQueries({ admin, clients, recommendations, storeLabels, stores }: Part) {
  return {
    clients: {
      list: read('retailClientList', clients.list),
      listInfinite: readPages('retailClientList', clients.list),
      get: read('retailClientGet', clients.get),
      orders: read('retailClientOrderList', clients.orders),
      ordersInfinite: readPages('retailClientOrderList', clients.orders),
      allOrders: read('retailClientsOrderList', clients.allOrders),
      allOrdersInfinite: readPages('retailClientsOrderList', clients.allOrders),
      search: read('clientSearch', clients.search),
    },
    recommendations: {
      list: read('recommendationList', recommendations.list),
      listInfinite: readPages('recommendationList', recommendations.list),
      get: read('recommendationGet', recommendations.get),
      open: read('recommendationGetShared', recommendations.open),
      search: read('recommendationSearch', recommendations.search),
      searchInfinite: readPages('recommendationSearch', recommendations.search),
      received: read('recommendationReceivedList', recommendations.received),
      receivedInfinite: readPages('recommendationReceivedList', recommendations.received),
      report: read('recommendationReport', recommendations.report),
      reportInfinite: readPages('recommendationReport', recommendations.report),
    },
    admin: { bundle: read('adminBundleGet', admin.bundle) },
    stores: {
      search: read('storeLabelSearch', stores.search),
      get: read('storeGet', stores.get),
      locate: read('retailLocationList', stores.locate),
      locateInfinite: readPages('retailLocationList', stores.locate),
      topProducts: read('topProductList', stores.topProducts),
      weeklySale: read('weeklySaleGet', stores.weeklySale),
    },
    storeLabels: {
      get: read('storeLabelGet', storeLabels.get),
      picture: read('storePictureGet', storeLabels.picture),
    },
  };
}

export function practiceMutations({ clients, recommendations, storeLabels }: Omit<Part, 'admin' | 'stores'>) {
  const lists = stale('recommendationList', 'recommendationSearch', 'recommendationReport');
  const bundles = stale(
    'recommendationList',
    'recommendationSearch',
    'recommendationReport',
    'recommendationGet',
    'recommendationGetShared',
    'adminBundleGet',
  );
  const label = stale('storeLabelGet', 'storeGet', 'storeLabelSearch', 'accountGet');
  const picture = stale('storePictureGet', 'storeLabelGet', 'storeGet', 'storeLabelSearch', 'retailLocationList');
  return {
    clients: {
      create: write('clientCreate', clients.create, stale('retailClientList', 'clientSearch')),
      acceptInvitation: writeSecret(
        'clientInvitationAccept',
        clients.acceptInvitation,
        stale('accountGet', 'messageUserList', 'recommendationReceivedList'),
      ),
    },
    recommendations: {
      create: write('recommendationCreate', recommendations.create, lists),
      update: write('recommendationUpdate', recommendations.update, bundles),
      delete: write('recommendationDelete', recommendations.delete, (client, nothing, params) => {
        // Reading it again would only find that it is gone.
        client.removeQueries({ queryKey: ['recommendationGet', { bundleId: params.bundleId }] });
        return lists(client, nothing, params);
      }),
      deleteFile: write('recommendationFileDelete', recommendations.deleteFile, bundles),
      replaceLink: write('recommendationLinkReplace', recommendations.replaceLink, bundles),
      send: write('recommendationSend', recommendations.send, bundles),
      claim: write(
        'recommendationClaim',
        recommendations.claim,
        stale('recommendationReceivedList', 'recommendationGetShared'),
      ),
    },
    storeLabels: {
      create: write('storeLabelCreate', storeLabels.create, label),
      update: write('storeLabelUpdate', storeLabels.update, label),
      requestUpload: write('storePictureUpload', storeLabels.requestUpload, stale('storePictureGet')),
      /** Takes `onProgress` among its options. */
      uploadImage: write('storePictureUpload', storeLabels.uploadImage, picture),
      deletePicture: write('storePictureDelete', storeLabels.deletePicture, picture),
    },
  };
}
