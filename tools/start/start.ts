/**
 * `npm start`: builds what is not built yet, then opens the store; a new one gets the demo. The server runs in this process, so that Ctrl-C and
 * SIGTERM end it.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' };
const isTerminal = process.stdout.isTTY;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** One line that says how far the build is; in a log file, a line for each package that is really built. */
function createProgress(): { see(line: string): void; end(): void } {
  const started = performance.now();
  const packages = new Set<string>();
  let total = 0;
  return {
    see(line) {
      total = Number(/in (\d+) packages/.exec(line)?.[1] ?? total);
      const name = /^(@regen\/[\w-]+):build: cache (hit|miss)/.exec(line);
      if (!name?.[1]) return;
      packages.add(name[1]);
      const seconds = Math.round((performance.now() - started) / 1000);
      const step = `  Building ${name[1]} (${packages.size} of ${total}, ${seconds} s)`;
      if (isTerminal) process.stdout.write(`\r${step.padEnd(60)}`);
      else if (name[2] === 'miss') console.log(step);
    },
    end() {
      if (isTerminal) process.stdout.write(`\r${' '.repeat(60)}\r`);
    },
  };
}

async function build(): Promise<void> {
  const turbo = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo');
  if (!existsSync(turbo)) fail('The packages are not installed yet. Run "npm ci" first.');
  const args = ['run', 'build', '--filter=@regen/start^...', '--output-logs=new-only', '--ui=stream'];
  const child = spawn(turbo, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const progress = createProgress();
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) progress.see(line);
      output.push(...lines);
    });
  }
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  progress.end();
  if (code !== 0) fail(`${output.join('\n')}\nThe build failed; its output is above.`);
}

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22)
  fail(
    `Regen needs Node 22 or newer, and this is ${process.version}. Start it with "npm start", which brings its own.`,
  );

/**
 * npm runs a script through a shell, and a SIGTERM for npm ends that shell without reaching us. So when the shell is gone, the store
 * shuts down as if it had received the signal.
 */
function followParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

if (process.env['npm_lifecycle_event'] === 'start') followParent();
await build();
// Its imports exist only after the build.
await import('./demo-server.ts');
