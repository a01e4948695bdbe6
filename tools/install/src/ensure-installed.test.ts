import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { isInstalled } from './ensure-installed.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const script = join(root, 'tools/install/install.ts');
let folder = '';

/** A folder with one package, which is beside it, so that npm contacts no registry. */
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/on-demand-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tool'));
  writeFileSync(join(folder, 'tool/package.json'), JSON.stringify({ name: 'tool', version: '1.0.0' }));
  lock('1.0.0', {});
});

function lock(version: string, more: object): void {
  const manifest = { name: 'folder', dependencies: { tool: 'file:tool' } };
  const packages = {
    '': manifest,
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version },
    ...more,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
}

const install = (env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [script, folder], { cwd: root, env: { ...process.env, ...env } });

it('installs what the lock file names, once for concurrent callers, and prints a line', async () => {
  expect(isInstalled(folder)).toBe(false);
  const outputs = await Promise.all([install(), install(), install()]);
  expect(isInstalled(folder)).toBe(true);
  const said = outputs.map(({ stdout }) => stdout).filter((text) => text !== '');
  expect(said).toEqual([expect.stringMatching(/^Installing on-demand dependencies in \.cache\/on-demand-\w+ .*\n$/)]);
  expect((await install()).stdout).toBe('');
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/tool/package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('1.0.0');
});

it('installs again when the lock file names another version, and ignores optional packages for other platforms', async () => {
  await install();
  lock('1.0.0', { 'node_modules/fast-windows': { version: '1.0.0', optional: true } });
  expect(isInstalled(folder)).toBe(true);
  lock('1.1.0', {});
  expect(isInstalled(folder)).toBe(false);
  lock('1.0.0', { 'node_modules/more': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(false);
});

it('ignores the addresses that npm adds to what is installed, and installs again when a link leads elsewhere', async () => {
  await install();
  const downloaded = { version: '1.0.0', integrity: 'sha512-abc' };
  lock('1.0.0', { 'node_modules/downloaded': downloaded });
  const list = join(folder, 'node_modules/.package-lock.json');
  const present = JSON.parse(readFileSync(list, 'utf8')) as { packages: Record<string, object> };
  const record = (more: object) =>
    writeFileSync(list, JSON.stringify({ ...present, packages: { ...present.packages, ...more } }));
  const resolved = 'https://registry.example/downloaded-1.0.0.tgz';
  record({ 'node_modules/downloaded': { ...downloaded, resolved } });
  expect(isInstalled(folder)).toBe(true);
  record({ 'node_modules/downloaded': { ...downloaded, resolved, integrity: 'sha512-def' } });
  expect(isInstalled(folder)).toBe(false);
  record({ 'node_modules/downloaded': downloaded, 'node_modules/tool': { resolved: 'elsewhere', link: true } });
  expect(isInstalled(folder)).toBe(false);
});

it('installs after an interrupted install', async () => {
  await install();
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect((await install()).stdout).toContain('Installing');
  expect(isInstalled(folder)).toBe(true);
});

it('is the same for a script of a workspace', async () => {
  await install({ npm_config_workspace: '@regen/codegen', npm_config_include_workspace_root: 'true' });
  expect(isInstalled(folder)).toBe(true);
});

it('fails with the output of npm, and says how it is used when no folder is named', async () => {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: {} }));
  await expect(install()).rejects.toMatchObject({
    stderr: expect.stringMatching(/^npm ci failed in .*\n[^]*npm error/),
  });
  await expect(run(process.execPath, [script])).rejects.toMatchObject({
    stderr: expect.stringContaining('Usage:'),
  });
});
