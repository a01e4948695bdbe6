import { ContentBadRequestError, ContentServerError } from '@regen/content-sdk';
import type {
  ContentAsset,
  ContentEntry,
  DeletedRecord,
  SnapshotOptions,
  SyncQuery,
  SyncResult,
} from '@regen/content-sdk';
import type { Signer } from '../../auth/secret.ts';
import { DeliveryError } from '../delivery/errors.ts';
import { SPACE_NAME } from '../delivery/space.ts';
import type { Space } from '../delivery/space.ts';
import { syncPage } from '../delivery/sync.ts';
import type { SpaceReader } from '../index/load-index.ts';
import type { Stage } from '../records/types.ts';

type Source = SnapshotOptions['client'];

/** As the delivery API sends it: what `syncPage` writes. */
interface SentPage {
  items: readonly (ContentEntry | ContentAsset | DeletedRecord)[];
  nextPageUrl?: string;
  nextSyncUrl?: string;
}

export interface EmbeddedSourceOptions {
  reader: SpaceReader;
  signer: Signer;
  space: string;
  environment: string;
  stage: Stage;
}

const tokenIn = (url: string): string => new URL(url, 'http://content').searchParams.get('sync_token') ?? '';

function refusalOf(error: unknown): unknown {
  if (!(error instanceof DeliveryError)) return error;
  const { status, id, message } = error;
  const failure = { status, statusText: '', id, message, details: {}, requestId: undefined, request: undefined };
  // The snapshot reads everything again when its token is refused.
  return status < 500 ? new ContentBadRequestError(failure) : new ContentServerError(failure);
}

/** Reads a stage from the service in this process: it needs neither a token nor a port. */
export function createEmbeddedSource({ reader, signer, space: id, environment, stage }: EmbeddedSourceOptions): Source {
  // Without an origin, the URL of a file is a path of the store, whichever host it is read from.
  const space: Space = { id, environment, name: SPACE_NAME, publicUrl: () => '' };

  async function page({ nextSyncToken, nextPageToken }: SyncQuery): Promise<SentPage> {
    const token = nextSyncToken ?? nextPageToken;
    const parameters = token === undefined ? { initial: 'true' } : { sync_token: token };
    const index = await reader.current();
    try {
      return JSON.parse(syncPage(parameters, { space, index, stage, signer, url: '' })) as SentPage;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  return {
    space: id,
    environment,
    baseUrl: '',
    tokenHash: async () => '',
    async sync(query): Promise<SyncResult> {
      const { items, nextPageUrl, nextSyncUrl } = await page(query);
      // The kind of an item says what it is.
      const ofKind = <Item>(kind: string) => items.filter(({ sys }) => sys.type === kind) as Item[];
      return {
        entries: ofKind<ContentEntry>('Entry'),
        assets: ofKind<ContentAsset>('Asset'),
        deletedEntries: ofKind<DeletedRecord>('DeletedEntry'),
        deletedAssets: ofKind<DeletedRecord>('DeletedAsset'),
        ...(nextPageUrl !== undefined && { nextPageToken: tokenIn(nextPageUrl) }),
        ...(nextSyncUrl !== undefined && { nextSyncToken: tokenIn(nextSyncUrl) }),
      };
    },
  };
}
