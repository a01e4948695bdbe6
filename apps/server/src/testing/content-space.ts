import { createClient } from 'contentful';
import type { ContentfulClientApi, CreateClientParams } from 'contentful';
import { createSigner } from '../auth/secret.ts';
import { contentTokens } from '../content/delivery/tokens.ts';
import { hashOf, storeFile } from '../content/files/asset-files.ts';
import type { ContentField, ContentType, StoredFile } from '../content/records/types.ts';
import type { ContentStore } from '../content/store/content-store.ts';
import type { Draft } from '../content/store/write-records.ts';
import { contentDelivery } from '../routes.ts';
import { createListeningServer } from './live-server.ts';
import type { ListeningServer } from './live-server.ts';
import type { TestCluster } from './test-engine.ts';
import type { TestServer, TestServerOptions } from './test-server.ts';

export type ContentClient = ContentfulClientApi<undefined>;

/** A listening server with its content service, and the hosted service's own client for it. */
export interface ContentServer {
  server: ListeningServer;
  store: ContentStore;
  tokens: { delivery: string; preview: string };
  /** Reads what is published. */
  client: ContentClient;
  /** Reads drafts. */
  preview: ContentClient;
  connect(options?: Partial<CreateClientParams>): ContentClient;
}

export async function startContentServer(
  cluster: TestCluster,
  options: Omit<TestServerOptions, 'routes'> = {},
): Promise<ContentServer> {
  // Tests ask more than a client may.
  const env = { CONTENT_RATE_LIMIT: '100000', ...options.env };
  const server = await createListeningServer(cluster, { ...options, env, routes: [contentDelivery] });
  const { platform } = server.app;
  const tokens = contentTokens(platform.config, createSigner(platform.config.JWT_SECRET ?? ''));
  const connect = (more: Partial<CreateClientParams> = {}): ContentClient =>
    createClient({
      space: 'regen',
      accessToken: tokens.delivery,
      host: new URL(server.url).host,
      basePath: '/content',
      insecure: true,
      retryOnError: false,
      ...more,
    });
  return {
    server,
    store: server.app.services.contentStore,
    tokens,
    client: connect(),
    preview: connect({ accessToken: tokens.preview }),
    connect,
  };
}

type FieldInput = Pick<ContentField, 'id' | 'type'> & Partial<ContentField>;

export function contentType(id: string, fields: readonly FieldInput[]): ContentType {
  const [first] = fields;
  return {
    id,
    name: id,
    description: '',
    displayField: first?.id ?? '',
    fields: fields.map((field) => ({
      name: field.id,
      localized: false,
      required: false,
      disabled: false,
      omitted: false,
      validations: [],
      ...field,
    })),
  };
}

export const linkTo = (linkType: 'Entry' | 'Asset', id: string) => ({ sys: { type: 'Link' as const, linkType, id } });

/** An entry with values in the default locale. */
export function entry(contentTypeId: string, id: string, values: Record<string, unknown>, tags: string[] = []): Draft {
  const fields = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { 'en-US': value }]));
  return { kind: 'Entry', id, contentTypeId, fields, tags };
}

export interface AssetInput {
  id: string;
  title: string;
  bytes: Uint8Array;
  contentType: string;
  fileName: string;
  image?: { width: number; height: number };
  isSecured?: boolean;
}

/** Stores the file of an asset, and says how the asset is saved. */
export async function assetOf({ server }: { server: Pick<TestServer, 'app'> }, input: AssetInput): Promise<Draft> {
  const { id, title, bytes, contentType: type, fileName, image, isSecured = false } = input;
  const { db, storage } = server.app.platform;
  await storeFile(db, storage, bytes, type);
  const details = { size: bytes.length, ...(image && { image }) };
  const file: StoredFile = { fileName, contentType: type, details, hash: hashOf(bytes) };
  const fields = { title: { 'en-US': title }, file: { 'en-US': file } };
  return { kind: 'Asset', id, contentTypeId: null, fields, tags: [], isSecured };
}

/** Saves drafts and publishes them. */
export async function publish({ store }: Pick<ContentServer, 'store'>, ...drafts: readonly Draft[]): Promise<void> {
  await store.saveDraft(...drafts);
  await store.publish(...drafts);
}

/** What the client throws: a name, and the response as JSON in the message. */
/** Changes what is published, and waits until pages and operations read it. */
export async function inStep(
  { app }: Pick<TestServer, 'app'>,
  change: (store: ContentStore) => Promise<void>,
): Promise<void> {
  const { content, contentStore } = app.services;
  const isRead = new Promise<void>((resolve) => {
    const end = content.onChange(() => {
      end();
      resolve();
    });
  });
  await Promise.all([isRead, change(contentStore)]);
}

export interface ClientFailure {
  name: string;
  status: number;
  message: string;
  details: Record<string, unknown>;
  requestId: string;
}

export async function failureOf(call: Promise<unknown>): Promise<ClientFailure> {
  try {
    await call;
  } catch (error) {
    const { name, message } = error as Error;
    return { ...(JSON.parse(message) as Omit<ClientFailure, 'name'>), name };
  }
  throw new Error('The call was answered.');
}
