import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { parseStorageUrl } from '../storage-url.ts';
import { DiskAddresses } from './disk-addresses.ts';
import { DiskStorage } from './disk.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

export interface StorageOptions {
  config: Pick<Config, 'DATA_FOLDER' | 'STORAGE_URL' | 'STORAGE_ACCESS_KEY_ID' | 'STORAGE_SECRET_ACCESS_KEY'>;
  secret: string;
  clock: Clock;
  publicUrl: () => string;
}

/** The configured storage. Nothing is opened or loaded before it is used. */
export function createStorage({ config, secret, clock, publicUrl }: StorageOptions): Storage {
  const settings = parseStorageUrl(config.STORAGE_URL);
  if (settings.kind === 's3') {
    const { STORAGE_ACCESS_KEY_ID: accessKeyId, STORAGE_SECRET_ACCESS_KEY: secretAccessKey } = config;
    const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
    return new S3Storage({ ...settings, clock, credentials: hasKeys ? { accessKeyId, secretAccessKey } : null });
  }
  const folder = join(config.DATA_FOLDER, 'storage');
  const usedFolder = join(folder, '.used');
  return new DiskStorage(folder, new DiskAddresses({ secret, clock, publicUrl, usedFolder }));
}
