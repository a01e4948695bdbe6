import { resource } from '@regen/content-sdk/models';
import type { Channel } from '@regen/domain';
import { channelOf } from '../../auth/actor.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import { anyone } from '../../http/access/rules.ts';
import { operation } from '../../http/operation.ts';
import type { Needs } from '../../platform.ts';
import type { Module } from '../module.ts';
import { archiveLimits } from './archive-limits.ts';
import { ARCHIVE_NAME, archiveLength, ARCHIVES, readArchive, signArchive } from './archive.ts';

type ResourceOperation = 'resourceArchive' | 'resourceGetCounts';

/** The resource library. Its records are content; this counts them and makes several one download. */
export function createResourcesModule(
  needs: Needs<'auth' | 'clock'> & { content: Content },
): Module<ResourceOperation> {
  const { content } = needs;
  const countFor = async (channel: Channel): Promise<number> =>
    (await content.reader(channel).list(resource, { perPage: 1 })).total;
  return {
    operations: {
      resourceGetCounts: operation(anyone(), async () => {
        const [web, retail, b2b, school] = await Promise.all([
          countFor('web'),
          countFor('retail'),
          countFor('b2b'),
          countFor('school'),
        ]);
        return { web, retail, b2b, school };
      }),
      resourceArchive: operation(anyone(), async (call) => {
        const { actor, body } = call;
        await call.limit(archiveLimits(call));
        const { slugs } = body;
        const order = { channel: channelOf(actor), slugs };
        const files = await readArchive(needs, order);
        return {
          url: `${ARCHIVES}/${ARCHIVE_NAME}?grant=${signArchive(needs, order)}`,
          fileName: ARCHIVE_NAME,
          fileCount: files.length,
          size: archiveLength(files),
        };
      }),
    },
  };
}
