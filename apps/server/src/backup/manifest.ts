import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';

/** Goes up when an older `restore` could no longer read what is written. */
const FORMAT = 1;

const MANIFEST = 'manifest.json';

/** Checksums of all files of a backup, in the format of `sha256sum`, so that `sha256sum -c SHA256SUMS` checks it as well. */
export const SUMS = 'SHA256SUMS';

const name = z.string().min(1);
const hex = z.string().regex(/^[0-9a-f]{64}$/);

const tableSchema = z.object({
  schema: name,
  name,
  /** Without generated columns, which the database computes again. */
  columns: z.array(name).min(1),
  rows: z.int().min(0),
  /** Of the rows as text, before compression. */
  sha256: hex,
});

const sequenceSchema = z.object({
  schema: name,
  name,
  /** A number of up to 64 bits, as text. */
  lastValue: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The moment of the snapshot. */
  createdAt: z.iso.datetime(),
  /** Version of the PostgreSQL it was taken from, such as 180004. */
  postgres: z.int(),
  /** Hashes of the applied migrations in their order: the version of the schema. */
  migrations: z.array(hex).min(1),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  /** `s3`: user files are in a bucket and not in the backup. */
  storage: z.enum(['disk', 's3']),
  fileCount: z.int().min(0),
  /** Files that rows name and that storage did not have. */
  missingFiles: z.array(z.string()),
  secret: z.object({
    /** `setting`: it is kept where JWT_SECRET is set, and not in the backup. */
    from: z.enum(['file', 'setting']),
    fingerprint: hex,
  }),
  /** Of `SHA256SUMS`. */
  sums: hex,
});

export type Manifest = z.output<typeof manifestSchema>;
export type TableEntry = Manifest['tables'][number];
export type SequenceEntry = Manifest['sequences'][number];

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });

/** The manifest as written: it contains a checksum of itself. */
export function sealManifest(manifest: Manifest): { file: string; text: string } {
  const sealed = { ...manifest, sha256: digestOf(JSON.stringify(manifest)) };
  return { file: MANIFEST, text: `${JSON.stringify(sealed, null, 2)}\n` };
}

async function readText(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, MANIFEST), 'utf8');
  } catch (error) {
    throw new BackupError(`There is no complete backup in ${folder}: ${MANIFEST} cannot be read.`, { cause: error });
  }
}

function parse(text: string, folder: string): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    throw new BackupError(`The backup in ${folder} is damaged: ${MANIFEST} is not a JSON object.`, { cause: error });
  }
}

/** Reads a manifest. Throws `BackupError` when it is missing, damaged or of a format this version does not know. */
export async function readManifest(folder: string): Promise<Manifest> {
  const { sha256, ...content } = parse(await readText(folder), folder);
  if (content['format'] !== FORMAT) {
    throw new BackupError(
      `The backup in ${folder} has the format ${JSON.stringify(content['format'])}, and this Regen reads ${FORMAT}. Restore it with the Regen that made it.`,
    );
  }
  if (sha256 !== digestOf(JSON.stringify(content))) {
    throw new BackupError(`The backup in ${folder} is damaged: ${MANIFEST} does not match its own checksum.`);
  }
  return manifestSchema.parse(content);
}
