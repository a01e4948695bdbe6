import { createContentClient } from '@regen/content-sdk';
import type { SnapshotOptions } from '@regen/content-sdk';
import { join } from 'node:path';
import { createSigner, loadSecret } from '../../auth/secret.ts';
import { previewHost } from '../../content-settings.ts';
import type { Needs } from '../../platform.ts';
import { previewSeries } from '../delivery/tokens.ts';
import { createDraftGrants, createFileGrants } from '../files/file-grants.ts';
import { createGrantFiles } from '../files/grant-files.ts';
import type { GrantFiles } from '../files/grant-files.ts';
import { createOpenFiles } from '../files/open-files.ts';
import type { SpaceReader } from '../index/load-index.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import { createFileStorage } from './file-storage.ts';
import { createPreviewSource } from './preview-source.ts';

export type SourceNeeds = Needs<'clock' | 'config'> & { spaceReader: SpaceReader };

/** Where a snapshot comes from, and what is added to the URLs of files in it. */
export interface Source {
  snapshot: Pick<SnapshotOptions, 'client' | 'storage' | 'fileUrl'>;
  grantFiles: GrantFiles;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Without an origin, the URL of a file is a path of the store, whichever host it is read from. */
const fileUrl = (url: string): string => url;
/** The hosted service has addresses of its own for its files. */
const asTheyAre: GrantFiles = (read) => read;

/** What is published: the space is the embedded one, which is stored in the database, or a hosted one, of which a copy is stored in the data folder. */
export function publishedSource({ clock, config, spaceReader }: SourceNeeds): Source {
  const { CONTENT_ENVIRONMENT: environment, CONTENT_HOST: baseUrl, CONTENT_SPACE: space, DATA_FOLDER } = config;
  if (baseUrl !== undefined) {
    const client = createContentClient({ space, environment, baseUrl, accessToken: config.CONTENT_TOKEN ?? '' });
    return {
      snapshot: { client, storage: createFileStorage(join(DATA_FOLDER, 'content.json')) },
      grantFiles: asTheyAre,
    };
  }
  const signer = createSigner(loadSecret(config.JWT_SECRET, DATA_FOLDER));
  const openIn = createOpenFiles();
  let open = NOTHING;
  // Found out with each sync, so that reading the snapshot needs no database.
  const reader: SpaceReader = {
    async current() {
      const index = await spaceReader.current();
      open = openIn(index);
      return index;
    },
  };
  const client = createEmbeddedSource({ reader, signer, space, environment, stage: 'published' });
  // What visitors read links to no gated file.
  const openTo = (channel: string) => (channel === 'web' ? null : open);
  return { snapshot: { client, fileUrl }, grantFiles: createGrantFiles(openTo, createFileGrants(signer, clock)) };
}

/** Drafts, of the same space; null without a token that may read them. They are stored nowhere. */
export function draftSource({ clock, config, spaceReader: reader }: SourceNeeds): Source | null {
  const { CONTENT_ENVIRONMENT: environment, CONTENT_PREVIEW_TOKEN: accessToken, CONTENT_SPACE: space } = config;
  const baseUrl = previewHost(config);
  if (baseUrl !== undefined) {
    if (accessToken === undefined) return null;
    const client = createPreviewSource({ space, environment, baseUrl, accessToken }, clock);
    return { snapshot: { client }, grantFiles: asTheyAre };
  }
  const signer = createSigner(loadSecret(config.JWT_SECRET, config.DATA_FOLDER));
  const client = createEmbeddedSource({ reader, signer, space, environment, stage: 'draft' });
  return {
    snapshot: { client, fileUrl },
    grantFiles: createGrantFiles(() => NOTHING, createDraftGrants(signer, clock, previewSeries(config, signer))),
  };
}
