import { join, sep } from 'node:path';
import { ConfigError, PROJECT_ROOT } from './config.ts';
import { DatabaseError } from './db/connect.ts';
import { EngineError } from './db/engine/engine-error.ts';
import { isUnavailable } from './db/errors.ts';
import { fileReason } from './file-reason.ts';
import { StartError } from './server.ts';

const KNOWN = [ConfigError, DatabaseError, EngineError, StartError];

/** The program's own folder. */
const PROGRAM = ['apps', 'packages', 'node_modules', 'openapi'].map((name) => join(PROJECT_ROOT, name, sep));
const INSTALL = 'Run "npm ci" and "npm run build" in the Regen folder, then start again.';

function explainFile({ code = '', path, syscall }: NodeJS.ErrnoException): string | null {
  const reason = fileReason(code);
  // A socket of the database has a path as well.
  if (reason === null || path === undefined || syscall === 'connect') return null;
  const isProgram = PROGRAM.some((folder) => path.startsWith(folder));
  const advice = isProgram ? INSTALL : 'DATA_FOLDER names the folder that it keeps its files in.';
  return `Regen cannot use ${path}: ${reason} (${code}). ${advice}`;
}

/** A message for problems that users can solve. Only our own bugs include a stack. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (KNOWN.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return `A part of Regen is missing: ${error.message}. ${INSTALL}`;
  const file = explainFile(error);
  if (file !== null) return file;
  if (isUnavailable(error)) {
    const reason = error instanceof AggregateError ? error.errors.map(String).join(', ') : error.message;
    return `The database connection was lost during startup: ${reason}. Start again when the database is back.`;
  }
  return error.stack ?? error.message;
}
