import type { Regen } from '../create-regen.ts';
import { read, readPages } from './read.ts';
import { stale, write, writeSecret } from './write.ts';

type Part = Pick<Regen, 'admin' | 'clients' | 'recommendations' | 'storeLabels' | 'storePictures' | 'stores'>;

/** What a professional works with: clients, recommendations, the own store. */
export function practiceQueries({ admin, clients, recommendations, storeLabels, storePictures, stores }: Part) {
  return {
    clients: {
      list: read('clientList', clients.list),
      listInfinite: readPages('clientList', clients.list),
      get: read('clientGet', clients.get),
      orders: read('clientListOrders', clients.listOrders),
      ordersInfinite: readPages('clientListOrders', clients.listOrders),
      allOrders: read('clientListAllOrders', clients.listAllOrders),
      allOrdersInfinite: readPages('clientListAllOrders', clients.listAllOrders),
      search: read('clientSearch', clients.search),
    },
    recommendations: {
      list: read('recommendationList', recommendations.list),
      listInfinite: readPages('recommendationList', recommendations.list),
      get: read('recommendationGet', recommendations.get),
      open: read('recommendationGetShared', recommendations.getShared),
      search: read('recommendationSearch', recommendations.search),
      searchInfinite: readPages('recommendationSearch', recommendations.search),
      received: read('recommendationListReceived', recommendations.listReceived),
      receivedInfinite: readPages('recommendationListReceived', recommendations.listReceived),
      report: read('recommendationReport', recommendations.report),
      reportInfinite: readPages('recommendationReport', recommendations.report),
    },
    admin: { bundle: read('adminGetBundle', admin.getBundle) },
    stores: {
      search: read('storeSearch', stores.search),
      get: read('storeGet', stores.get),
      locate: read('storeLocate', stores.locate),
      locateInfinite: readPages('storeLocate', stores.locate),
      topProducts: read('storeListTopProducts', stores.listTopProducts),
      weeklySale: read('storeGetWeeklySales', stores.getWeeklySales),
    },
    storeLabels: {
      get: read('storeLabelGet', storeLabels.get),
    },
    storePictures: { get: read('storePictureGet', storePictures.get) },
  };
}

export function practiceMutations({
  clients,
  recommendations,
  storeLabels,
  storePictures,
}: Omit<Part, 'admin' | 'stores'>) {
  const lists = stale('recommendationList', 'recommendationSearch', 'recommendationReport');
  const bundles = stale(
    'recommendationList',
    'recommendationSearch',
    'recommendationReport',
    'recommendationGet',
    'recommendationGetShared',
    'adminGetBundle',
  );
  const label = stale('storeLabelGet', 'storeGet', 'storeSearch', 'accountGet');
  const picture = stale('storePictureGet', 'storeLabelGet', 'storeGet', 'storeSearch', 'storeLocate');
  return {
    clients: {
      create: write('clientCreate', clients.create, stale('clientList', 'clientSearch')),
      acceptInvitation: writeSecret(
        'clientAcceptInvitation',
        clients.acceptInvitation,
        stale('accountGet', 'messageListConversations', 'recommendationListReceived'),
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
      deleteFile: write('recommendationDeleteFile', recommendations.deleteFile, bundles),
      replaceLink: write('recommendationReplaceLink', recommendations.replaceLink, bundles),
      send: write('recommendationSend', recommendations.send, bundles),
      claim: write(
        'recommendationClaim',
        recommendations.claim,
        stale('recommendationListReceived', 'recommendationGetShared'),
      ),
    },
    storeLabels: {
      create: write('storeLabelCreate', storeLabels.create, label),
      update: write('storeLabelUpdate', storeLabels.update, label),
    },
    storePictures: {
      createUpload: write('storePictureCreateUpload', storePictures.createUpload, stale('storePictureGet')),
      /** Takes `onProgress` among its options. */
      uploadImage: write('storePictureCreateUpload', storePictures.uploadImage, picture),
      delete: write('storePictureDelete', storePictures.delete, picture),
    },
  };
}
