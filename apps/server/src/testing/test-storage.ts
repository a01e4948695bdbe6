import { join } from 'node:path';
import { DiskAddresses } from '../storage/disk-addresses.ts';
import { DiskStorage } from '../storage/disk.ts';

/** A storage in a folder, for tests without a server. */
export function createTestStorage(folder: string): DiskStorage {
  const addresses = new DiskAddresses({
    secret: 'a secret that is only used by the tests of this project',
    clock: { now: () => new Date() },
    publicUrl: () => '',
    usedFolder: join(folder, '.used'),
  });
  return new DiskStorage(folder, addresses);
}
