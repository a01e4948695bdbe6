import { startDeliveryServer } from '../../packages/content-sdk/src/testing/delivery-server.ts';
import { putFaq } from '../../packages/content-sdk/src/testing/open-snapshot.ts';
import { runEverywhere } from './command-lines.ts';
import type { Report } from './command-lines.ts';
import { installPacked, link } from './tools.ts';

/** The packed content client and its snapshot in every runtime with a command line. */
export async function checkContent(only: string, report: Report): Promise<void> {
  installPacked('packages/content-sdk', '@regen/content-sdk');
  link('contentful');
  link('zod');
  await using server = await startDeliveryServer();
  putFaq(server.space, 'returns');
  await runEverywhere(
    {
      what: 'content',
      file: 'content-scenario.js',
      args: [server.baseUrl, server.token],
      steps: ['entry', 'typed 404', 'typed 401', 'snapshot', 'sync'],
    },
    only,
    report,
  );
}
