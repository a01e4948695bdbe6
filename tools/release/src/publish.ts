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

/**
 * What the package says of itself to those who install it: without what only builds and tests it, which others do not have. Provenance is only
 * given to a package that names the repository it was built from, and the workflow knows which that is.
 */
export function publishedManifest(manifest: object, folder: string, env: NodeJS.ProcessEnv): object {
  const { GITHUB_REPOSITORY: name, GITHUB_SERVER_URL: host = 'https://github.com' } = env;
  const { devDependencies: _, ...published } = { devDependencies: {}, ...manifest };
  const directory = `packages/${basename(folder)}`;
  return { ...published, ...(name && { repository: { type: 'git', url: `git+${host}/${name}.git`, directory } }) };
}

/** Runs the work with a manifest as it is published, and puts the one of the sources back. */
function withPublishedManifest<Result>(folder: string, env: NodeJS.ProcessEnv | undefined, work: () => Result): Result {
  const path = join(folder, 'package.json');
  const text = readFileSync(path, 'utf8');
  const published = publishedManifest(JSON.parse(text) as object, folder, env ?? process.env);
  writeFileSync(path, JSON.stringify(published, null, 2));
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
      const file = withPublishedManifest(folder, env, () => pack(folder, target, env));
      npm(['publish', file, '--access', 'public', '--tag', tag, '--ignore-scripts'], root, env);
      return [spec];
    });
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}
