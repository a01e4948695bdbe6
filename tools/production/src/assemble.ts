import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const server = 'apps/server';

interface Manifest {
  name: string;
  workspaces?: string[];
  /** What it publishes. */
  files?: string[];
  dependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of each workspace, by its name. */
function workspaces(): Map<string, string> {
  const folders = (readManifest('.').workspaces ?? []).flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = dirname(pattern);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
  const found = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(found.map((folder) => [readManifest(folder).name, folder]));
}

/** The server, and the workspaces that it loads when it runs. */
function closureOf(folder: string, byName: ReadonlyMap<string, string>, closure = new Set<string>()): Set<string> {
  closure.add(folder);
  for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
    const next = byName.get(name);
    if (next !== undefined && !closure.has(next)) closureOf(next, byName, closure);
  }
  return closure;
}

/**
 * Copies into an empty folder what a server in production needs: what was built, and what `npm ci --omit=dev -w @regen/server` there
 * reads. No sources, and nothing that only builds or tests.
 * @throws Error when something is not built, or the folder is not empty.
 */
export function assemble(target: string): void {
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${target} is not empty. Name a folder that is empty or not there yet.`);
  const byName = workspaces();
  const needed = closureOf(server, byName);
  const unbuilt = [...needed].filter((folder) => !existsSync(join(root, folder, 'dist')));
  if (unbuilt.length > 0) throw new Error(`${unbuilt.join(', ')} is not built yet. Run "npm run build" first.`);
  // The lock file names every workspace, and npm wants to see each of them.
  const manifests = ['.', ...byName.values()].map((folder) => join(folder, 'package.json'));
  const shipped = [...needed].flatMap((folder) =>
    (readManifest(folder).files ?? ['dist']).map((name) => join(folder, name)),
  );
  mkdirSync(target, { recursive: true });
  for (const path of [...manifests, ...shipped, 'package-lock.json', 'LICENSE']) {
    // As npm does when it packs: what is named and not there is left out.
    if (existsSync(join(root, path))) cpSync(join(root, path), join(target, path), { recursive: true });
  }
}
