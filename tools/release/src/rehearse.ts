import { readContract } from '@regen/contract';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import { openServer } from '../../server/open-server.ts';
import { createDemoDatabase } from '../../server/test-cluster.ts';
import { COMPILER_OPTIONS, PROGRAM } from './consumer.ts';
import { copyRepository } from './copy.ts';
import { npm, publicPackages, publishDependencies } from './packages.ts';
import { publishAll } from './publish.ts';
import { openRegistry } from './registry.ts';

export interface RehearsalOptions {
  /** Called before each step. */
  onStep?: (step: string) => void;
  /** Where the registry, the installed package and the files on their way are kept: outside of the repository, so that nothing is found in a folder above. */
  temporary?: string;
}

export interface Rehearsal {
  /** What was published: name and version. */
  readonly published: string[];
  readonly canary: string[];
  /** The second attempt at the same release, which finds everything there. */
  readonly again: string[];
  /** The changelog of the SDK. */
  readonly changelog: string;
  /** The output of the consumer's program. */
  readonly used: { count: number; reason: string; quantity: number; isTyped: boolean };
  /** Where the installed package says that it comes from. */
  readonly origin: string;
  /** What the check says of a field that is taken away after the release. */
  readonly refusal: string;
  readonly seconds: Readonly<Record<string, number>>;
}

/** Runs a program of Node, with what it prints in the error when it fails. */
function node(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed.\n${stdout}${stderr}`);
  return stdout;
}

interface Manifest {
  version: string;
  repository?: { url: string; directory: string };
}

/**
 * The whole way of a release: version, build, pack, publish, install, compile, call. It happens in a copy of the repository, against a
 * real npm registry and the real server, and nothing of it stays.
 */
export async function rehearse(
  root: string,
  { onStep = () => undefined, temporary = tmpdir() }: RehearsalOptions = {},
): Promise<Rehearsal> {
  for (const tool of ['release', 'api-changes']) await ensureInstalled(join(root, 'tools', tool, 'on-demand'));
  mkdirSync(join(root, '.cache'), { recursive: true });
  await using stack = new AsyncDisposableStack();
  const copy = mkdtempSync(join(root, '.cache/rehearsal-'));
  stack.defer(() => rmSync(copy, { recursive: true, force: true }));
  const outside = mkdtempSync(join(temporary, 'regen-rehearsal-'));
  stack.defer(() => rmSync(outside, { recursive: true, force: true }));
  const seconds: Record<string, number> = {};
  async function step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    onStep(name);
    const started = performance.now();
    const result = await work();
    seconds[name] = Math.round((performance.now() - started) / 100) / 10;
    return result;
  }
  const run = (program: string, ...args: string[]) => node(copy, join(copy, program), ...args);

  const registry = await step('registry', () => openRegistry(join(outside, 'registry')));
  stack.defer(() => registry.stop());
  await step('copy', () => copyRepository(root, copy));
  await step('build and version', () => run('tools/release/version.ts'));

  const env = { ...registry.env, GITHUB_REPOSITORY: 'regen/regen' };
  const published = await step('pack and publish', () => publishAll({ root: copy, env, temporary }));
  const again = publishAll({ root: copy, env: registry.env, temporary });
  const app = join(outside, 'app');
  const used = await step('install', async () => {
    mkdirSync(app);
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }));
    publishDependencies(root, join(root, 'packages/regen-sdk'), registry);
    npm(['install', '@regen/sdk'], app, registry.env);
  }).then(async () => {
    writeFileSync(join(app, 'main.ts'), PROGRAM);
    const settings = { compilerOptions: COMPILER_OPTIONS, files: ['main.ts'] };
    writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await step('compile', () => node(app, compiler, '-p', app));
    const shop = await step('server', async () => {
      const database = await createDemoDatabase();
      stack.defer(() => database.drop());
      return openServer(join(outside, 'data'), { DATABASE_URL: database.url, WARM_PICTURES: 'false' });
    });
    stack.defer(() => shop.stop());
    return step('call', () => node(app, 'out/main.js', `${shop.url}/api/v1/regen`));
  });
  const installed = JSON.parse(readFileSync(join(app, 'node_modules/@regen/sdk/package.json'), 'utf8')) as Manifest;
  const released = publicPackages(copy).find(({ name }) => name === '@regen/sdk');
  if (installed.version !== released?.version) throw new Error(`Version ${installed.version} was installed.`);

  const refusal = await step('a change that breaks', () => refuse(copy));
  const canary = await step('canary', () => {
    writeFileSync(join(copy, '.changeset/canary.md'), "---\n'@regen/sdk': patch\n---\n\nA change of a pull request.\n");
    run('tools/release/version.ts', '--canary', 'pr-1', '--built');
    return publishAll({ root: copy, tag: 'pr-1', onlyCanaries: true, env: registry.env, temporary });
  });
  const changelog = readFileSync(join(copy, 'packages/regen-sdk/CHANGELOG.md'), 'utf8');
  return {
    published,
    canary,
    again,
    changelog,
    used: JSON.parse(used) as Rehearsal['used'],
    origin: `${installed.repository?.url} ${installed.repository?.directory}`,
    refusal,
    seconds,
  };
}

/** Removes a field from the contract as if the last release had it, and runs the check. The contract is restored. */
function refuse(copy: string): string {
  const file = join(copy, 'openapi/generated/regen.v1.json');
  const text = readFileSync(file, 'utf8');
  const contract = readContract(file);
  delete contract.components?.schemas?.['Product']?.properties?.['gtin'];
  writeFileSync(file, JSON.stringify(contract));
  try {
    const check = spawnSync(process.execPath, [join(copy, 'tools/api-changes/check.ts')], {
      cwd: copy,
      encoding: 'utf8',
    });
    return check.status === 0 ? '' : check.stderr;
  } finally {
    writeFileSync(file, text);
  }
}
