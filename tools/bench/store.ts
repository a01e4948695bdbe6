import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Target } from './load.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'apps/server/dist');
const START_MS = 120_000;

export type SeedName = 'default' | 'large';
const LARGE = { products: 100_000, orders: 1_000_000 };

export interface Store extends Target {
  url: string;
  stop(): Promise<void>;
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
    DRAW_AHEAD: 'false',
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

/** The small database is made anew; the large one is made once and kept, because it takes minutes. */
export async function prepare(seed: SeedName): Promise<void> {
  const folder = folderOf(seed);
  const mark = join(folder, 'seeded');
  if (seed === 'large' && existsSync(mark)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const args = seed === 'large' ? ['--products', String(LARGE.products), '--orders', String(LARGE.orders)] : [];
  const began = performance.now();
  await runToEnd(join(DIST, 'seed-cli.js'), args, environment(seed));
  writeFileSync(mark, `${((performance.now() - began) / 1000).toFixed(0)}\n`);
}

/** Starts the built server as `npm start` does, on a free port; what it says is in `server.log` of its data folder. */
export async function startStore(seed: SeedName, settings: Readonly<Record<string, string>>): Promise<Store> {
  const log = openSync(join(folderOf(seed), 'server.log'), 'w');
  const child = spawn(process.execPath, [join(DIST, 'main.js')], {
    env: { ...environment(seed), ...settings },
    stdio: ['ignore', log, log, 'ipc'],
    cwd: ROOT,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The server did not start in time.')), START_MS);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} while it started.`)));
    child.on('message', (message) => {
      if (typeof message !== 'object' || message === null || !('url' in message)) return;
      clearTimeout(timer);
      resolve(String(message.url));
    });
  });
  const { hostname, port } = new URL(url);
  return {
    url,
    host: hostname,
    port: Number(port),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
