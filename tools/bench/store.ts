import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { START_LIMIT } from '../limits/limits.ts';
import type { Target } from './load.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'apps/server/dist');

export type SeedName = 'default' | 'large';
const LARGE = { products: 100_000, orders: 1_000_000 };

export interface Store extends Target, Started {}

export interface Launch {
  settings: Readonly<Record<string, string | undefined>>;
  /** Options of Node.js. */
  options?: readonly string[];
}

/** The memory settings for Node.js and the C library in `deploy/regen.service`. */
export function recommended(): Required<Launch> {
  const unit = readFileSync(join(ROOT, 'deploy/regen.service'), 'utf8');
  const settings = Object.fromEntries(
    [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const options = /^ExecStart=\S+ (.*) \S+main\.js$/m.exec(unit)?.[1]?.split(' ') ?? [];
  return { settings, options };
}

function folderOf(seed: SeedName): string {
  return join(ROOT, '.cache', 'bench', seed);
}

function environment(seed: SeedName): NodeJS.ProcessEnv {
  const { DATABASE_URL: _unused, ...rest } = process.env;
  return {
    ...rest,
    // As `npm start` without settings: the demo, with the sign-ins that are measured.
    NODE_ENV: '',
    DATA_FOLDER: folderOf(seed),
    PORT: '0',
    LOG_LEVEL: 'error',
    WARM_PICTURES: 'false',
    RATE_LIMIT_FACTOR: '1000000',
  };
}

function runToEnd(file: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { env, stdio: 'inherit', cwd: ROOT });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with ${code}.`))));
  });
}

/** The small database is created each time; the large one is created once and kept, because it takes minutes. */
export async function prepare(seed: SeedName): Promise<void> {
  const folder = folderOf(seed);
  const mark = join(folder, 'seeded');
  if (seed === 'large' && existsSync(mark)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = seed === 'large' ? ['--products', String(LARGE.products), '--orders', String(LARGE.orders)] : [];
  const began = performance.now();
  await runToEnd(join(ROOT, 'tools/start/seed-cli.ts'), args, environment(seed));
  writeFileSync(mark, `${((performance.now() - began) / 1000).toFixed(0)}\n`);
}

export interface Started {
  url: string;
  pid: number;
  /** The exit code, null when a signal ended it. */
  stop(): Promise<number | null>;
}

/** Starts the built server on a free port, with only these settings; its output goes to the file `log`. */
export async function launch({ settings, options = [], log: file }: Launch & { log: string }): Promise<Started> {
  mkdirSync(dirname(file), { recursive: true });
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, [...options, join(DIST, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', log, log, 'ipc'],
    cwd: ROOT,
  });
  closeSync(log);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), START_LIMIT);
    child.once('exit', (code) => reject(new Error(`The server exited with ${code} during startup; see ${file}.`)));
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('url' in message)) return;
      clearTimeout(timer);
      resolve(String(message.url));
    });
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Starts the built server on the prepared data, as in production; its output goes to `server.log` in its data folder. */
export async function startStore(seed: SeedName, { settings, options = [] }: Launch): Promise<Store> {
  const log = join(folderOf(seed), 'server.log');
  const started = await launch({ settings: { ...environment(seed), ...settings }, options, log });
  const { hostname, port } = new URL(started.url);
  return { ...started, host: hostname, port: Number(port) };
}
