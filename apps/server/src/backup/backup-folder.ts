import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';

const NAME = /^regen-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

const LEFTOVER = /^regen-\d{8}T\d{6}Z\.partial$/;

/** Whether a name is that of a backup that was not finished. */
export const isLeftover = (name: string): boolean => LEFTOVER.test(name);

export const backupName = (now: Date): string =>
  `regen-${now
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')}`;

/** Where backups are stored unless another folder is given. */
export const backupFolder = ({ BACKUP_FOLDER, DATA_FOLDER }: Pick<Config, 'BACKUP_FOLDER' | 'DATA_FOLDER'>): string =>
  BACKUP_FOLDER ?? join(DATA_FOLDER, 'backups');

export interface KeptBackup {
  folder: string;
  madeAt: Date;
}

/** The complete backups in a folder with names of our format, newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
    .map((name) => ({
      folder: join(folder, name),
      madeAt: new Date(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z')),
    }));
}

/** A folder as a person names it on the command line: npm runs scripts in the project, not where the person is. */
export const askedFolder = (path: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), path);
