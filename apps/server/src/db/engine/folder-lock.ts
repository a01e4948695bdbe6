import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from './engine-error.ts';
import { isAlive, startMarkOf } from './process-identity.ts';

/** The folder itself, wherever it is moved to; a copy of it is another one. */
const markOf = (folder: string): string => String(statSync(folder).ino);

function holderOf(file: string, mark: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const [id = '', start = '', folder = mark] = text.trimEnd().split('\n');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return startMarkOf(pid) === start && folder === mark ? pid : null;
}

/** Takes the data folder for this process. Returns the function that gives it back; a killed process gives it back by dying. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'regen.lock');
  const mark = markOf(folder);
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, `${process.pid}\n${startMarkOf(process.pid)}\n${mark}\n`, { flag: 'wx', mode: 0o644 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file, mark);
      if (holder !== null) {
        throw new EngineError(
          `The data folder ${folder} is in use by another running Regen (process ${holder}). Stop it first, or set DATA_FOLDER to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new EngineError(`The data folder ${folder} could not be locked.`);
}
