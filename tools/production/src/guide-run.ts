import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/free-port.ts';
import { SmtpServer } from '../../server/smtp-server.ts';
import { Debian, HOST_ADDRESS, until } from './debian.ts';
import { BACKUP, DOMAIN, NOT_RUN, readSections, REPOSITORY } from './guide-blocks.ts';
import { browse, get, type Person, type Visitor } from './visitor.ts';

const project = join(import.meta.dirname, '../../..');
const ORIGIN = '/var/tmp/regen.git';
const MIGRATION = '9999_next_version';

const nora: Person = { email: `nora@${DOMAIN}`, name: 'Nora', password: 'seven green pears' };

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=Guide', '-c', 'user.email=guide@shop.example', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs the commands of the guide on a bare Debian, block by block, and checks the results. */
class GuideRun {
  readonly #folder: string;
  readonly #say: (line: string) => void;
  readonly #debian: Debian;
  readonly #mail: SmtpServer;
  readonly #visitor: Visitor;

  constructor(folder: string, debian: Debian, mail: SmtpServer, port: number, say: (line: string) => void) {
    this.#folder = folder;
    this.#debian = debian;
    this.#mail = mail;
    this.#say = say;
    this.#visitor = { port, certificate: '' };
  }

  async run(from: string | undefined): Promise<void> {
    const steps = readSections()
      .filter(({ heading }) => !NOT_RUN.has(heading))
      .flatMap(({ heading, blocks }) =>
        blocks.map((block, index) => ({ block, name: blocks.length > 1 ? `${heading} (${index + 1})` : heading })),
      );
    const first = from === undefined ? 0 : steps.findIndex(({ name }) => name === from);
    if (first === -1) throw new Error(`Name one of these sections: ${steps.map(({ name }) => name).join(', ')}.`);
    if (from === undefined) git(project, 'clone', '--quiet', '--bare', project, join(this.#debian.root, ORIGIN));
    else await this.#connect();
    for (const { name, block } of steps.slice(first)) {
      if (name === 'Upgrade') await this.#publishNextVersion();
      const began = Date.now();
      const output = await this.#commands(block.replaceAll(REPOSITORY, ORIGIN).replaceAll(BACKUP, this.#newestBackup));
      this.#say(`${name}: ${Math.round((Date.now() - began) / 1000)} s`);
      await this.#after(name, output);
    }
    await this.#restart();
  }

  async #commands(commands: string): Promise<string> {
    const { code, output } = await this.#debian.run(commands);
    if (code === 0) return output;
    throw new Error(`This exited with ${code}:\n${commands}\n${output.slice(-4000)}`);
  }

  async #expect(commands: string, ...expected: readonly string[]): Promise<void> {
    check(await this.#commands(commands), ...expected);
  }

  readonly #newestBackup = (name: string): string =>
    readdirSync(join(this.#debian.root, 'var/lib/regen-backups'))
      .filter((found) => found.endsWith('Z'))
      .toSorted()
      .at(-1) ?? name;

  async #after(name: string, output: string): Promise<void> {
    if (name === '4. Set it up (1)') await this.#edit();
    else if (name === '4. Set it up (2)') await this.#lookAtStore(output);
    else if (name === '4. Set it up (3)') await this.#signInByLink(output);
    else if (name === 'Day to day') {
      check(output, 'add up', ' tables, ', 'regen_database_up 1');
      await this.#otherCommands();
    } else if (name === 'Restore (1)') check(output, 'all checksums equal', 'add up');
    else if (name === 'Restore (2)') {
      await this.#ready();
      await browse(this.#visitor, nora);
    } else if (name === 'Upgrade') await this.#lookAtNextVersion();
  }

  /** The edits that the guide requires, and the differences from a machine on the internet. */
  async #edit(): Promise<void> {
    const days = '-days 2 -subj /CN=shop.example -addext subjectAltName=DNS:shop.example';
    await this.#commands(`
      echo '127.0.0.1 ${DOMAIN}' >> /etc/hosts
      openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout /etc/caddy/key.pem -out /etc/caddy/certificate.pem ${days}
      chown caddy /etc/caddy/key.pem
      cp /etc/caddy/certificate.pem /usr/local/share/ca-certificates/guide.crt
      update-ca-certificates
      sed -i 's,^${DOMAIN} {,&\\n\\ttls /etc/caddy/certificate.pem /etc/caddy/key.pem,' /etc/caddy/Caddyfile`);
    await this.#connect();
  }

  async #connect(): Promise<void> {
    const mailUrl = `smtp://${HOST_ADDRESS}:${this.#mail.port}`;
    await this.#commands(`sed -i 's,^MAIL_URL=.*,MAIL_URL=${mailUrl},' /etc/regen.env
      systemctl try-restart regen`);
    this.#visitor.certificate = readFileSync(join(this.#debian.root, 'etc/caddy/certificate.pem'), 'utf8');
    await this.#debian.forward(this.#visitor.port, 443);
  }

  /** Powers the machine off and on again; the store must come back on its own. */
  async #restart(): Promise<void> {
    await this.#debian.stop();
    await this.#debian.boot();
    await this.#debian.forward(this.#visitor.port, 443);
    await this.#ready();
    await browse(this.#visitor, nora);
    this.#say('  the store is back after a restart of the machine');
  }

  async #lookAtStore(output: string): Promise<void> {
    check(output, '{"status":"ready"}');
    const { status, headers, text } = await get(this.#visitor, '/');
    check(`${status} ${String(headers['strict-transport-security'])} ${text}`, '200 max-age=63072000', '<h1');
    await this.#expect(`curl --silent --head http://${DOMAIN}/`, '308', `Location: https://${DOMAIN}/`);
    const unit = await this.#commands('systemd-analyze verify /etc/systemd/system/regen.service && systemctl --failed');
    check(unit, '0 loaded units');
    if (unit.includes('regen.service')) throw new Error(unit);
    await this.#expect('journalctl --unit regen --output cat', 'Regen is open');
    await this.#expect('ss --listening --tcp --numeric --no-header', '127.0.0.1:4000', '127.0.0.1:9464', '*:443');
    await this.#expect('ps -o user= -p $(systemctl show --value --property MainPID regen)', 'regen');
  }

  async #signInByLink(output: string): Promise<void> {
    const link = /^https:\S+$/m.exec(output)?.[0];
    if (link === undefined) throw new Error(`No link to set a password:\n${output}`);
    await browse(this.#visitor, { ...nora, link });
    await this.#commands(`curl --fail --silent --user regen-storefront: \
      --header 'browser-id: 0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10' --json '{"email":"${nora.email}"}' \
      https://${DOMAIN}/api/v1/regen/users/forgotPassword`);
    await until('an email', () => this.#mail.heard.includes(`https://${DOMAIN}/resetPassword/`));
    check(this.#mail.heard, `RCPT TO:<${nora.email}>`, `From: Regen <hello@${DOMAIN}>`);
  }

  /** The rest of docs/guides/running.md and backup.md. */
  async #otherCommands(): Promise<void> {
    const backup = `/var/lib/regen-backups/${this.#newestBackup('')}`;
    await this.#expect(`regen backup --check ${backup}`, 'is complete');
    await this.#commands(`cd ${backup} && sha256sum --check --quiet SHA256SUMS`);
    await this.#commands('regen admin requeue-mail');
    await this.#expect(
      `regen admin create-staff --email ivo@${DOMAIN} --name 'Ivo Mar' --password-stdin <<< 'nine blue plums'`,
      'is now staff',
    );
    await this.#expect('regen admin rotate-secret', 'new secret');
    await this.#commands('systemctl restart regen');
    await this.#ready();
    await browse(this.#visitor, { email: `ivo@${DOMAIN}`, name: 'Ivo', password: 'nine blue plums' });
  }

  async #ready(): Promise<void> {
    await until('the store', async () => {
      const { code } = await this.#debian.run(`curl --fail --silent https://${DOMAIN}/readyz`);
      return code === 0;
    });
  }

  /** Publishes a version with a new migration; a folder from an earlier upgrade is still there. Visitors keep coming. */
  async #publishNextVersion(): Promise<void> {
    const next = join(this.#folder, 'root/var/tmp/next');
    git(project, 'clone', '--quiet', join(this.#debian.root, ORIGIN), next);
    const migrations = join(next, 'apps/server/src/db/migrations');
    const path = join(migrations, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
    const when = Date.UTC(2100, 0, 1);
    journal.entries.push({ idx: journal.entries.length, version: '7', when, tag: MIGRATION, breakpoints: true });
    writeFileSync(path, `${JSON.stringify(journal, null, 2)}\n`);
    writeFileSync(join(migrations, `${MIGRATION}.sql`), 'create table next_version (id int primary key);\n');
    git(next, 'add', '.');
    git(next, 'commit', '--quiet', '--message', 'Add a migration');
    git(next, 'push', '--quiet');
    // An older guide had no command "regen".
    await this.#commands('cp -r /srv/regen /srv/regen.old && rm /usr/local/bin/regen');
    this.#visits = this.#visit();
  }

  #visits: Promise<string> | undefined;
  #isUpgraded = false;

  /** @returns The statuses that visitors got during the upgrade. */
  async #visit(): Promise<string> {
    const statuses = new Map<number, number>();
    let longest = 0;
    while (!this.#isUpgraded) {
      const began = performance.now();
      const { status } = await get(this.#visitor, '/products');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      longest = Math.max(longest, performance.now() - began);
      await pause(300);
    }
    const counted = Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ');
    const result = `visitors during the upgrade got ${counted}, the slowest after ${(longest / 1000).toFixed(1)} s`;
    if ([...statuses.keys()].join() !== '200') throw new Error(result);
    return result;
  }

  async #lookAtNextVersion(): Promise<void> {
    await this.#ready();
    this.#isUpgraded = true;
    this.#say(`  ${await this.#visits}`);
    await this.#expect("runuser -u postgres -- psql --command '\\d next_version' regen", 'next_version_pkey');
    await browse(this.#visitor, nora);
    const old = await this.#debian.run(`set -a
      . <(sed -E 's/^([A-Z_]+)=(.*)$/\\1='"'\\2'"'/' /etc/regen.env)
      cd /srv/regen.old
      METRICS_PORT= PORT=4001 runuser -u regen -- timeout 30 node apps/server/dist/main.js`);
    if (old.code !== 1) throw new Error(`The old version exited with ${old.code}:\n${old.output}`);
    this.#say(`  the old version: ${old.output.trim()}`);
  }
}

function check(text: string, ...expected: readonly string[]): void {
  const missing = expected.filter((part) => !text.includes(part));
  if (missing.length > 0) throw new Error(`${JSON.stringify(missing)} is missing in:\n${text.slice(0, 4000)}`);
}

/**
 * Installs a bare Debian in a folder and follows the guide there; with `from`, continues with that section in the existing one.
 * @throws Error at the first command that fails or does not do what the guide says. The Debian is then stopped and kept.
 */
export async function runGuide(folder: string, from: string | undefined, say: (line: string) => void): Promise<void> {
  const debian = new Debian(folder);
  const mail = await SmtpServer.start({ records: true });
  // Processes in separate namespaces would outlive this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void debian.stop().then(() => process.exit(1)));
  const began = Date.now();
  try {
    if (from === undefined) await debian.install();
    await debian.boot();
    say(`A bare Debian: ${Math.round((Date.now() - began) / 1000)} s`);
    await new GuideRun(folder, debian, mail, await freePort(), say).run(from);
    say(`All commands of the guide work. ${Math.ceil((Date.now() - began) / 60_000)} minutes.`);
  } finally {
    await debian.stop();
    await mail.close();
  }
}
