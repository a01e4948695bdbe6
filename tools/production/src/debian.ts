import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

const RELEASE = 'trixie';
const MIRROR = process.env['DEBIAN_MIRROR'] ?? 'http://deb.debian.org/debian';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
/** slirp4netns's addresses: of the host, and of the guest. */
export const HOST_ADDRESS = '10.0.2.2';
const GUEST_ADDRESS = '10.0.2.100';

/** Makes a folder the root of a machine and starts systemd as its first process; runs in separate namespaces. */
const BOOT = `set -e
root=$1
packages=$2
mount --bind "$root" "$root"
cd "$root"
mount --bind "$packages" var/cache/apt/archives
mount -t proc proc proc
mount -t sysfs sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=755 tmpfs dev
for name in null zero full random urandom tty; do
  touch "dev/$name"
  mount --bind "/dev/$name" "dev/$name"
done
mkdir dev/pts dev/shm .host
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,gid=5 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
pivot_root . .host
umount -l /.host
rmdir /.host
exec env -i container=guide PATH=${PATH} /sbin/init`;

export interface Ran {
  code: number | null;
  output: string;
}

const cgroupOf = (): string => {
  const mount = /^\S+ (\S+) cgroup2 /m.exec(readFileSync('/proc/mounts', 'utf8'))?.[1];
  if (mount === undefined) throw new Error('This machine has no cgroup2, which systemd needs.');
  return join(mount, `guide-${process.pid}`);
};

function checkTools(): void {
  if (process.getuid?.() !== 0) throw new Error('Run it as root: it installs a Debian and starts it in namespaces.');
  const missing = ['debootstrap', 'slirp4netns', 'unshare', 'nsenter', 'git'].filter(
    (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status !== 0,
  );
  if (missing.length > 0) throw new Error(`Install ${missing.join(', ')} first: apt install ${missing.join(' ')}`);
}

/** A bare Debian in a folder, with systemd as its first process and its own network. */
export class Debian {
  readonly root: string;
  readonly #packages: string;
  readonly #log: string;
  readonly #socket: string;
  readonly #cgroup = cgroupOf();
  #shell: ChildProcess | undefined;
  #network: ChildProcess | undefined;
  #init = '';

  /** @throws Error when this machine does not meet the requirements. */
  constructor(folder: string) {
    checkTools();
    this.root = join(folder, 'root');
    this.#packages = join(folder, 'packages');
    this.#log = join(folder, 'guide.log');
    this.#socket = join(folder, 'network.sock');
    mkdirSync(this.#packages, { recursive: true });
    rmSync(this.#socket, { force: true });
    writeFileSync(this.#log, '', { flag: 'a' });
  }

  /** Installs Debian as its installer does, without a kernel. Downloaded packages stay in the folder for the next run. */
  async install(): Promise<void> {
    if (existsSync(this.root))
      throw new Error(`${this.root} exists already. Remove it, or name a section to continue with.`);
    await this.#onHost('debootstrap', [`--cache-dir=${this.#packages}`, RELEASE, this.root, MIRROR]);
    // Replaces a person who presses Enter; the disk need not survive a power failure.
    const apt = 'APT::Get::Assume-Yes "true";\nAPT::Keep-Downloaded-Packages "true";\n';
    writeFileSync(join(this.root, 'etc/apt/apt.conf.d/99guide'), apt);
    writeFileSync(join(this.root, 'etc/dpkg/dpkg.cfg.d/99guide'), 'force-unsafe-io\n');
    // The guest trusts the same certificates as this machine, such as those of a company proxy.
    const trusted = '/usr/local/share/ca-certificates';
    if (existsSync(trusted)) cpSync(trusted, join(this.root, trusted), { recursive: true });
  }

  async boot(): Promise<void> {
    const log = openSync(this.#log, 'a');
    const namespaces = ['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup', '--propagation', 'private'];
    const enter = 'mkdir "$0" && echo $$ > "$0/cgroup.procs" && exec "$@"';
    const init = ['unshare', ...namespaces, '--fork', '--kill-child', 'sh', '-c', BOOT, 'boot'];
    this.#shell = spawn('sh', ['-c', enter, this.#cgroup, ...init, this.root, this.#packages], {
      detached: true,
      stdio: ['ignore', log, log],
    });
    const { pid } = this.#shell;
    closeSync(log);
    await until('a first process', () => {
      this.#init = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
      return this.#init !== '' && readFileSync(`/proc/${this.#init}/comm`, 'utf8') === 'systemd\n';
    });
    const network = ['--configure', '--mtu=1400', `--api-socket=${this.#socket}`, this.#init, 'tap0'];
    this.#network = spawn('slirp4netns', network, { stdio: 'ignore' });
    await until('systemd', async () => (await this.run('systemctl is-system-running --wait')).output === 'running\n');
    await until('a network', async () => (await this.run('grep -q tap0 /proc/net/route')).code === 0);
  }

  /** Runs commands in one shell, as root in /root like a console session; stops at the first that fails. */
  async run(commands: string, env: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const inside = ['--target', this.#init, '--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup', '--root'];
    const set = Object.entries({ HOME: '/root', USER: 'root', PATH, ...env }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const shell = ['env', '-i', '--chdir=/root', ...set, 'bash', '-euo', 'pipefail', '-c', `exec 2>&1\n${commands}`];
    const child = spawn('nsenter', [...inside, ...shell], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const output = await readText(child.stdout);
    const code = await ended;
    writeFileSync(this.#log, `\n$ ${commands}\n${output}(${code})\n`, { flag: 'a' });
    return { code, output };
  }

  /** Forwards a port of this machine to the guest. */
  async forward(hostPort: number, guestPort: number): Promise<void> {
    const socket = connect(this.#socket);
    const guest = { guest_addr: GUEST_ADDRESS, guest_port: guestPort };
    const host = { proto: 'tcp', host_addr: '127.0.0.1', host_port: hostPort };
    socket.end(JSON.stringify({ execute: 'add_hostfwd', arguments: { ...host, ...guest } }));
    const response = await readText(socket);
    if (!response.includes('"return"')) throw new Error(`slirp4netns could not forward the port: ${response}`);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#shell?.once('exit', resolve));
    if (this.#shell?.exitCode === null) {
      // Signals the whole group: when the first process exits, the others in its namespace exit too.
      this.#shell.kill('SIGKILL');
      await ended;
    }
    this.#network?.kill();
    await until('its processes to end', () => {
      spawnSync('find', [this.#cgroup, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']);
      return !existsSync(this.#cgroup);
    });
  }

  async #onHost(program: string, args: readonly string[]): Promise<void> {
    const log = openSync(this.#log, 'a');
    const child = spawn(program, args, { stdio: ['ignore', log, log] });
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    closeSync(log);
    if (code !== 0) throw new Error(`${program} exited with ${code}. See ${this.#log}.`);
  }
}

/** Waits until it holds. @throws Error after a minute. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited a minute for ${what}.`);
    await pause(200);
  }
}
