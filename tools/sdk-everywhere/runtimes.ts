import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { launchChromium } from '../browser/launch.ts';
import { START_LIMIT } from '../limits/limits.ts';
import { freePort } from '../server/free-port.ts';
import { HOME, nodeMajors, program } from './tools.ts';

export interface Runtime {
  name: string;
  /** The steps that went well. */
  run(origin: string, picture: string): Promise<string[]>;
}

const COMMAND_LINE = `import { scenario } from './scenario.js';
const [origin, picture] = process.argv.slice(2);
console.log(JSON.stringify(await scenario(origin, picture)));
process.exit(0);
`;
const PAGE = `import { scenario } from './scenario.js';
globalThis.run = scenario;
`;
const WORKER = `import { scenario } from './scenario.js';
addEventListener('message', ({ data: [origin, picture] }) =>
  scenario(origin, picture).then((steps) => postMessage({ steps }), (error) => postMessage({ error: String(error.stack) })));
`;
const WORKERD = `import { scenario } from './scenario.js';
export default {
  async fetch(request) {
    const [origin, picture] = await request.json();
    return scenario(origin, picture).then((steps) => Response.json({ steps }), (error) => Response.json({ error: String(error.stack) }));
  },
};
`;

/** Writes the programs; gives the files that the page needs, by path. */
export async function writePrograms(): Promise<Map<string, string>> {
  copyFileSync(join(import.meta.dirname, 'scenario.js'), join(HOME, 'scenario.js'));
  writeFileSync(join(HOME, 'command-line.js'), COMMAND_LINE);
  const files = new Map([
    ['/app/', '<!doctype html><title>SDK</title><script type="module" src="/app/page.js"></script>'],
  ]);
  for (const [name, text] of Object.entries({ page: PAGE, worker: WORKER, workerd: WORKERD })) {
    writeFileSync(join(HOME, `${name}-entry.js`), text);
    const bundle = await rolldown({ input: join(HOME, `${name}-entry.js`), platform: 'browser' });
    const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
    await bundle.close();
    files.set(`/app/${name}.js`, output[0].code);
  }
  return files;
}

const run = promisify(execFile);

function commandLine(name: string, find: () => string, ...args: string[]): Runtime {
  return {
    name,
    async run(origin, picture) {
      const { stdout } = await run(find(), [...args, join(HOME, 'command-line.js'), origin, picture], {
        cwd: HOME,
        timeout: START_LIMIT,
        env: { ...process.env, DENO_DIR: join(HOME, 'deno'), DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' },
      });
      return JSON.parse(stdout) as string[];
    },
  };
}

interface Outcome {
  steps?: string[];
  error?: string;
}

function stepsOf({ steps, error }: Outcome): string[] {
  if (!steps) throw new Error(error);
  return steps;
}

/** In the page: what its modules put there. */
interface Page {
  run(origin: string, picture: string): Promise<string[]>;
}

function browser(name: string, inPage: (args: [string, string]) => Promise<Outcome>): Runtime {
  return {
    name,
    async run(origin, picture) {
      const chromiumBrowser = await launchChromium({ isWhole: true });
      try {
        const page = await chromiumBrowser.newPage();
        await page.goto(`${origin}/app/`);
        await page.waitForFunction(() => 'run' in globalThis);
        return stepsOf(await page.evaluate(inPage, [origin, picture] as [string, string]));
      } finally {
        await chromiumBrowser.close();
      }
    },
  };
}

function workerd(files: ReadonlyMap<string, string>): Runtime {
  return {
    name: 'workerd',
    async run(origin, picture) {
      const folder = join(HOME, 'workerd-app');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'worker.js'), files.get('/app/workerd.js') ?? '');
      const port = await freePort();
      writeFileSync(
        join(folder, 'config.capnp'),
        `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01")),
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`,
      );
      const child = spawn(program.workerd(), ['serve', 'config.capnp'], {
        cwd: folder,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      const ended = new Promise<never>((_resolve, reject) =>
        child.on('exit', (code) => reject(new Error(`workerd ended with ${code}`))),
      );
      try {
        return stepsOf(await Promise.race([ask(`http://127.0.0.1:${port}`, JSON.stringify([origin, picture])), ended]));
      } finally {
        ended.catch(() => {});
        child.kill();
      }
    },
  };
}

/** Polls until the port is open. */
async function ask(url: string, body: string): Promise<Outcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await (await fetch(url, { method: 'POST', body })).json()) as Outcome;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function runtimes(files: ReadonlyMap<string, string>): Runtime[] {
  return [
    ...nodeMajors.map((major) => commandLine(`Node ${major}`, () => program.node(major))),
    commandLine('Bun', program.bun),
    commandLine('Deno', program.deno, 'run', '--quiet', '--allow-all', '--node-modules-dir=manual'),
    workerd(files),
    browser('Chromium page', ([origin, picture]) =>
      (globalThis as unknown as Page).run(origin, picture).then(
        (steps) => ({ steps }),
        (error: Error) => ({ error: String(error.stack) }),
      ),
    ),
    browser(
      'Chromium worker',
      (args) =>
        new Promise<Outcome>((resolve) => {
          const worker = new Worker('/app/worker.js', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data as Outcome);
          worker.onerror = ({ message }) => resolve({ error: message });
          worker.postMessage(args);
        }),
    ),
  ];
}
