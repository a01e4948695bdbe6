import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from './registry.ts';

export interface PublicPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The packages that others install, those first that others of them need. */
export function publicPackages(root: string): PublicPackage[] {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      name: string;
      version: string;
      private?: boolean;
    };
    return manifest.private ? [] : [{ name: manifest.name, version: manifest.version, folder }];
  });
}

interface Dependent {
  dependencies?: Readonly<Record<string, string>>;
}

/** Publishes what a package depends on, as installed in the repository, to a registry without an upstream. */
export function publishDependencies(root: string, folder: string, registry: Pick<Registry, 'url' | 'env'>): void {
  const needsOf = (where: string): string[] => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(where, 'package.json'), 'utf8')) as Dependent;
    return Object.keys(dependencies);
  };
  const needed = new Set(needsOf(folder));
  for (const name of needed) {
    const installed = join(root, 'node_modules', name);
    for (const further of needsOf(installed)) needed.add(further);
    // Explicit, because a package may name another registry for itself.
    npm(['publish', '--ignore-scripts', '--registry', registry.url], installed, registry.env);
  }
}

/** Runs npm, with what it prints in the error when it fails. */
export function npm(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  try {
    return execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(' ')} failed.\n${stdout}${stderr}`, { cause: error });
  }
}

/** Builds the packages that are released. */
export function buildAll(root: string): void {
  for (const { name } of publicPackages(root)) npm(['run', 'build', '-w', name], root);
}

/** Puts a package into one file, as it is published. Returns its path. */
export function pack(folder: string, target: string, env: NodeJS.ProcessEnv = process.env): string {
  const printed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', target], folder, env);
  const report = JSON.parse(printed) as { filename: string }[] | Record<string, { filename: string }>;
  const [first] = Object.values(report);
  if (!first) throw new Error(`npm packed nothing of ${folder}.`);
  return join(target, first.filename.replaceAll('/', '-').replace(/^@/, ''));
}
