import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../../install/src/ensure-installed.ts';
import { freePort } from '../../server/free-port.ts';
import { ON_DEMAND } from './changesets.ts';

export interface Registry {
  readonly url: string;
  /** What makes npm use it, and nothing of the person's own settings. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Polls until there is a response; the awaited program may end instead. */
async function untilReady(url: string, ended: Promise<never>): Promise<void> {
  const ask = async (): Promise<void> => {
    for (;;) {
      const response = await fetch(url).catch(() => null);
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.race([ask(), ended]);
}

/** A real, empty npm registry on its own port, without an upstream. Everything it stores is in the folder. */
export async function openRegistry(folder: string): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  mkdirSync(folder, { recursive: true });
  const settings = {
    storage: join(folder, 'storage'),
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: 10 } },
    packages: { '**': { access: '$all', publish: '$authenticated' } },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'error' },
  };
  // JSON is YAML too.
  writeFileSync(join(folder, 'config.yaml'), JSON.stringify(settings));
  await ensureInstalled(ON_DEMAND);
  const program = join(ON_DEMAND, 'node_modules/verdaccio/bin/verdaccio');
  const child = spawn(
    process.execPath,
    [program, '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`],
    {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ended = exited.then((): never => {
    throw new Error(`The registry ended.\n${output}`);
  });
  ended.catch(() => undefined);
  await untilReady(`${url}/-/ping`, ended);

  const user = { name: 'rehearsal', password: 'only for this rehearsal' };
  const response = await fetch(`${url}/-/user/org.couchdb.user:${user.name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The registry gave no token: ${response.status}`);
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `registry=${url}/\n//127.0.0.1:${port}/:_authToken=${token}\nfund=false\naudit=false\n`);
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  return {
    url,
    env: {
      ...Object.fromEntries(own),
      npm_config_userconfig: npmrc,
      npm_config_globalconfig: join(folder, 'no-npmrc'),
      npm_config_cache: join(folder, 'cache'),
      npm_config_update_notifier: 'false',
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
