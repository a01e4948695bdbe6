import { CHANNELS } from '@regen/domain';
import type { AddressInfo } from 'node:net';
import type { Harness } from '../../../../tools/server/harness.ts';
import { collectDue } from '../modules/data-exports/collect-due.ts';
import { emailUnread } from '../modules/notifications/email-sender.ts';
import { askForReviews } from '../modules/reviews/ask-for-reviews.ts';
import { sendDueAlerts } from '../modules/stock-alerts/sender.ts';
import { signedFiles } from '../routes.ts';
import { deliverEmails } from './deliver-emails.ts';
import { demo, startDemoCluster } from './demo/demo-cluster.ts';
import { startLiveServer } from './start-server.ts';
import { createTestServer } from './test-server.ts';
import { pageSaying } from './written-content.ts';

/** The server with the demo, for tests of other workspaces. They load it by a computed name, so only this file is checked against what they expect. */
export const harness = {
  async startListeningServer() {
    await using stack = new AsyncDisposableStack();
    const cluster = await startDemoCluster();
    stack.defer(() => cluster.stop());
    const server = await createTestServer(cluster, { routes: [signedFiles] });
    stack.defer(() => server.close());
    const { app, db, mailsTo } = server;
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.server.address() as AddressInfo;
    const cleanup = stack.move();
    return {
      port,
      db,
      mailsTo,
      sendStockAlerts: () => sendDueAlerts(app.platform),
      collectData: () => collectDue(app.platform),
      askForReviews: () => askForReviews(app.platform),
      emailUnread: () => emailUnread(app.platform),
      deliverEmails: () => deliverEmails(app.mail, app.platform),
      stop: () => cleanup.disposeAsync(),
    };
  },
  async startLiveStore() {
    const { url, apiUrl, clientKey, running, stop } = await startLiveServer({}, { store: demo });
    return {
      url,
      apiUrl,
      clientKey,
      db: running.database.db,
      emailUnread: () => emailUnread(running.app.platform),
      reloadCatalog: () => running.app.platform.bus.publish('catalog', {}),
      // For every channel: signed-in staff see only pages that their own channel may read.
      savePageDraft: (slug, text) =>
        running.app.services.contentStore.saveDraft(pageSaying(text, { slug, audiences: CHANNELS })),
      stop,
    };
  },
} satisfies Harness;
