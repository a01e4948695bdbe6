import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from './engine-error.ts';
import { isAlive } from './postmaster.ts';

/** Tells a process from a later one with the same id. Linux only; elsewhere the id alone has to do. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields after the command, which may itself contain spaces and brackets; the 22nd of all is the start time.
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function holderOf(file: string): number | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const [id = '', start = ''] = text.split('\n');
  const pid = Number(id);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return startOf(pid) === start ? pid : null;
}

/** Takes the data folder for this process. Returns the function that gives it back; a killed process gives it back by dying. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'regen.lock');
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, `${process.pid}\n${startOf(process.pid)}\n`, { flag: 'wx', mode: 0o644 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
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
