import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { DOMAIN, NOT_RUN, readSections, REPOSITORY, RUN } from './guide-blocks.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What the first group matches; no match is an error. */
function find(text: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`No match for ${pattern} in:\n${text}`);
  return found;
}

const documented = new Set(
  Array.from(read('docs/guides/configuration.md').matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name),
);

/** Settings of Node.js and of the C library. */
const ofNode = new Set(['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_']);

it.each([
  ['deploy/regen.env', /^([A-Z_]+)=/gm],
  ['deploy/compose.yaml', /^ {6}((?!POSTGRES)[A-Z_]+): /gm],
  ['deploy/Dockerfile', /(?:^ENV|(?<=^ENV .*)) ([A-Z_]+)=/gm],
])('%s has settings that the server knows only', (file, pattern) => {
  const names = Array.from(read(file).matchAll(pattern), ([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name = '') => !ofNode.has(name) && !documented.has(name))).toEqual([]);
});

const sections = readSections();
const commands = sections.flatMap(({ blocks }) => blocks).join('');
const unit = read('deploy/regen.service');
const settings = new Map(
  Array.from(read('deploy/regen.env').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
);
const setting = (name: string): string => settings.get(name) ?? '';

it('has only commands in the guide that "npm run guide" runs or lists as not run', () => {
  const known = [...RUN, ...Array.from(NOT_RUN, (heading) => [heading, 1] as const)];
  expect(sections.map(({ heading, blocks }) => [heading, blocks.length])).toEqual(known);
  // All command blocks are found: there is no other language and no indented block.
  const fences = read('docs/guides/production.md').match(/^ *```\w*$/gm) ?? [];
  expect(fences).toHaveLength(2 * known.reduce((sum, [, count]) => sum + count, 0));
  expect(commands).toContain(`git clone ${REPOSITORY} `);
});

/** Files of `deploy` that the section's commands copy, with where they go. */
const copied = (heading: string): [name: string, to: string][] => {
  const text = sections.find((section) => section.heading === heading)?.blocks.join('') ?? '';
  const copies = text.matchAll(/^(?:cp|install)(?: --mode=\S+)? (?:\S*\bdeploy\/)?([\w.]+) (\/\S+)$/gm);
  return Array.from(copies, ([, name = '', to = '']) => [name, to]);
};

it('installs files that exist', () => {
  const names = copied('4. Set it up').map(([name]) => name);
  expect(names.toSorted()).toEqual(['Caddyfile', 'regen', 'regen.env', 'regen.service']);
  for (const name of names) expect(existsSync(join(root, 'deploy', name))).toBe(true);
});

it('installs the files that hold no settings during an upgrade, before they are used', () => {
  const ofOwner = new Set(['Caddyfile', 'regen.env']);
  const without = copied('4. Set it up').filter(([name]) => !ofOwner.has(name));
  expect(copied('Upgrade').toSorted()).toEqual(without.toSorted());
  const upgrade = sections.find(({ heading }) => heading === 'Upgrade')?.blocks.join('') ?? '';
  expect(upgrade).toMatch(/git pull .*\n(?:.*\n)*install .*\n(?:.*\n)*regen backup\n/m);
  expect(upgrade).toMatch(/^cp .*\nsystemctl daemon-reload\nsystemctl restart regen\n/m);
});

it('uses the same folders, user, ports and domain in every file', () => {
  const wrapper = read('deploy/regen');
  const home = find(unit, /^WorkingDirectory=(.*)$/m);
  expect(commands).toContain(`npm run assemble -- ${home}\n`);
  expect(wrapper).toContain(`\nexport INIT_CWD="$PWD"\ncd ${home}\n`);

  const environment = find(unit, /^EnvironmentFile=(.*)$/m);
  expect(commands).toContain(`regen.env ${environment}\n`);
  expect(wrapper).toContain(`done < ${environment}\n`);

  const user = find(unit, /^User=(.*)$/m);
  expect(commands).toMatch(new RegExp(`^useradd .* ${user}$`, 'm'));
  expect(commands).toContain(`createuser ${user}\n`);
  expect(wrapper).toContain(`runuser -u ${user} -- `);
  expect(new URL(setting('DATABASE_URL')).username).toBe(user);

  const writable = find(unit, /^StateDirectory=(.*)$/m).split(' ');
  expect([setting('DATA_FOLDER'), setting('BACKUP_FOLDER')]).toEqual(writable.map((name) => `/var/lib/${name}`));
  // A store does not start if its data folder is its user's home directory.
  expect(find(commands, /useradd .*--home-dir (\S+)/)).not.toBe(setting('DATA_FOLDER'));

  const caddy = read('deploy/Caddyfile');
  expect(caddy).toContain(`${DOMAIN} {\n\treverse_proxy ${setting('HOST')}:${setting('PORT')} {`);
  expect(setting('PUBLIC_URL')).toBe(`https://${DOMAIN}`);
  expect(commands).toContain(`curl http://127.0.0.1:${setting('METRICS_PORT')}/metrics`);
});

it('has settings that systemd and the command "regen" read the same way', () => {
  expect(settings.size).toBeGreaterThan(8);
  for (const [name, value] of settings) expect([name, value]).toEqual([name, value.replaceAll(/["'\\]|\s$/g, '')]);
});

it.each([[], ['start'], ['../main']])('runs no command %s', (...args) => {
  const { status, stdout, stderr } = spawnSync('sh', [join(root, 'deploy/regen'), ...args], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(/^Name a command: .*\n$/);
});

it.each(['\n', ''])('reads every setting as it is written, the last one before %j included', (end) => {
  const folder = mkdtempSync(join(tmpdir(), 'regen-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'regen.env');
  writeFileSync(
    file,
    `# MAIL_URL=none\n\nMAIL_FROM=Regen <a@b.example>\nSEED=true\nMAIL_URL=smtps://a:b&c$d@e.example${end}`,
  );
  const loop = find(read('deploy/regen'), /^(while .*?^done) < \/etc\/regen\.env$/ms);
  const script = `set -eu\n${loop} < "$0"\nprintf '%s|' "$MAIL_FROM" "$SEED" "\${MAIL_URL-not set}"`;
  const env = { PATH: process.env['PATH'], SEED: 'false' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script, file], { encoding: 'utf8', env });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Regen <a@b.example>|false|smtps://a:b&c$d@e.example|',
    stderr: '',
  });
});
