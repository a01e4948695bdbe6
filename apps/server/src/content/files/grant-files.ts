import type { Channel } from '@regen/domain';
import { FILES, SECURED_FILES } from '../delivery/space.ts';
import type { FileGrants, FileRef } from './file-grants.ts';

const URL_OF_FILE = new RegExp(`^(?:${FILES}|(${SECURED_FILES}))/[^/]+/([^/]+)/([0-9a-f]{64})/[^?]*$`);

/** Which file of the embedded service a URL names, whether it has a grant or not; null for any other. */
export function fileRefOf(url: string): FileRef | null {
  const [, , id, hash] = URL_OF_FILE.exec(url.split('?', 1)[0] ?? '') ?? [];
  return id !== undefined && hash !== undefined ? { id, hash } : null;
}

/** Adds grants to the URLs of gated files in what a channel has read: whoever may read a record may read its files. */
export type GrantFiles = <Read>(read: Read, channel: Channel) => Read;

/** `openTo` says which assets everybody may read, null if all that this channel reads are; without a wait, since each read asks. */
export function createGrantFiles(
  openTo: (channel: Channel) => ReadonlySet<string> | null,
  grants: FileGrants,
): GrantFiles {
  /** The same objects where nothing changes. */
  function granted(value: unknown, isGated: (id: string) => boolean): unknown {
    if (typeof value === 'string') {
      const [, secured, id = '', hash = ''] = URL_OF_FILE.exec(value) ?? [];
      const isWanted = hash !== '' && (secured !== undefined || isGated(id));
      return isWanted ? `${value}?grant=${grants.grant({ id, hash })}` : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, one]) => [name, one, granted(one, isGated)] as const);
    if (entries.every(([, before, after]) => before === after)) return value;
    if (Array.isArray(value)) return entries.map(([, , after]) => after);
    return Object.fromEntries(entries.map(([name, , after]) => [name, after]));
  }

  return (read, channel) => {
    const open = openTo(channel);
    // Only texts are replaced, by texts.
    return granted(read, (id) => open?.has(id) === false) as typeof read;
  };
}
