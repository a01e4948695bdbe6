import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npm, pack, publicPackages } from './packages.ts';

export interface PublishOptions {
  root: string;
  /** `latest`, or the name of a canary. */
  tag?: string | undefined;
  /** Only versions that were made up for a canary: what no changeset raises is not published by it. */
  onlyCanaries?: boolean | undefined;
  /** Where to: npm takes registry and key from it. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Where the packed files are kept until they are published. */
  temporary?: string | undefined;
}

/** Whether the registry has this version already: a release that broke off half-way can be repeated. */
function isPublished(spec: string, cwd: string, env: NodeJS.ProcessEnv | undefined): boolean {
  try {
    return npm(['view', spec, 'version'], cwd, env).trim() !== '';
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
}

/** Provenance is only given to a package that names the repository it was built from, and the workflow knows which that is. */
function withRepository<Result>(folder: string, env: NodeJS.ProcessEnv | undefined, work: () => Result): Result {
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: host = 'https://github.com' } = env ?? process.env;
  if (!name) return work();
  const path = join(folder, 'package.json');
  const text = readFileSync(path, 'utf8');
  const repository = { type: 'git', url: `git+${host}/${name}.git`, directory: `packages/${basename(folder)}` };
  writeFileSync(path, JSON.stringify({ ...(JSON.parse(text) as object), repository }, null, 2));
  try {
    return work();
  } finally {
    writeFileSync(path, text);
  }
}

/** Packs and publishes every public package that the registry does not have yet. Returns what it published. */
export function publishAll({
  root,
  tag = 'latest',
  onlyCanaries = false,
  env,
  temporary = tmpdir(),
}: PublishOptions): string[] {
  const target = mkdtempSync(join(temporary, 'regen-release-'));
  try {
    return publicPackages(root).flatMap(({ name, version, folder }) => {
      const spec = `${name}@${version}`;
      if (onlyCanaries && !version.includes('-')) return [];
      if (isPublished(spec, root, env)) return [];
      const file = withRepository(folder, env, () => pack(folder, target, env));
      npm(['publish', file, '--access', 'public', '--tag', tag, '--ignore-scripts'], root, env);
      return [spec];
    });
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
