import type { ContentFile } from '@regen/content-sdk';
import { resource } from '@regen/content-sdk/models';
import type { Resource } from '@regen/content-sdk/models';
import { isChannel } from '@regen/domain';
import type { Channel } from '@regen/domain';
import { predictLength } from 'client-zip';
import { readGrant, signGrant } from '../../auth/grant.ts';
import type { Content } from '../../content/snapshot/create-content.ts';
import type { Needs } from '../../platform.ts';
import { notFound, refuse } from '../../refuse.ts';

export const ARCHIVE_NAME = 'regen-resources.zip';
export const ARCHIVES = '/content/archives';

const PURPOSE = 'resource archive';
const GOOD_FOR = 3_600_000;
/** So that nobody keeps a process and its storage busy for long with one request. */
const MAX_BYTES = 200_000_000;

export interface ArchiveFile {
  /** In the archive. */
  name: string;
  size: number;
  lastModified: Date;
  file: ContentFile;
}

type ArchiveNeeds = Needs<'auth' | 'clock'> & { content: Pick<Content, 'reader'> };

interface Order {
  channel: Channel;
  slugs: readonly string[];
}

/** Signs what may be downloaded: the channel is that of the caller, so the URL needs no session. */
export function signArchive({ auth, clock }: Needs<'auth' | 'clock'>, { channel, slugs }: Order): string {
  return signGrant(auth, PURPOSE, `${channel} ${slugs.join(',')}`, clock.now().getTime() + GOOD_FOR);
}

/** What a signature is for; null if it is not ours, or has expired. */
export function readArchiveGrant(needs: Needs<'auth' | 'clock'>, grant: string): Order | null {
  const opened = readGrant(needs, PURPOSE, grant);
  const [channel = '', slugs = ''] = opened?.isOpen ? opened.subject.split(' ') : [];
  if (!isChannel(channel)) return null;
  return { channel, slugs: slugs.split(',') };
}

/** "guide.pdf" of another resource becomes "guide (2).pdf". */
function namesOf(files: readonly ContentFile[]): string[] {
  const taken = new Set<string>();
  return files.map(({ fileName }) => {
    const [, stem = fileName, extension = ''] = /^(.+?)(\.[^.]*)?$/.exec(fileName.replaceAll(/[/\\]/g, '_')) ?? [];
    let name = `${stem}${extension}`;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem} (${count})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** The files of an order, in its order. Each record is read as the channel may read it. */
export async function readArchive({ content }: ArchiveNeeds, { channel, slugs }: Order): Promise<ArchiveFile[]> {
  const reader = content.reader(channel);
  const { items } = await reader.list(resource, { where: { slug: { in: slugs } }, perPage: slugs.length });
  const bySlug = new Map(items.map((one) => [one.slug, one]));
  const found = slugs.flatMap((slug): (Resource & { file: ContentFile })[] => {
    const one = bySlug.get(slug);
    return one?.file ? [{ ...one, file: one.file }] : [];
  });
  if (found.length < slugs.length) throw notFound('There is no such resource.');
  if (found.reduce((sum, { file }) => sum + file.size, 0) > MAX_BYTES) throw refuse('archive_too_large');
  const names = namesOf(found.map(({ file }) => file));
  return found.map(({ file, updatedAt }, at) => ({
    name: names[at] ?? file.fileName,
    size: file.size,
    lastModified: new Date(updatedAt),
    file,
  }));
}

/** Bytes of the archive: nothing is compressed, since PDF files and pictures are already. */
export const archiveLength = (files: readonly ArchiveFile[]): number => Number(predictLength(files.map(metaOf)));

/** Without the file itself, which only the one who writes the archive opens. */
export const metaOf = ({ name, size, lastModified }: ArchiveFile) => ({ name, size, lastModified });
