import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { clearClusterFolders, clearGoneCheckouts, createClusterFolder, removeClusterFolder } from './cluster-folder.ts';

/** No process has it: Linux ends at four million. */
const DEAD = '99999999';

let all: string;
let memory: string;
beforeEach(() => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'regen-clusters-')));
  onTestFinished(() => rmSync(home, { recursive: true }));
  [all, memory] = [join(home, 'all'), join(home, 'memory')];
  mkdirSync(memory);
});

it.each([
  ['in memory', () => memory],
  ['on the disk without memory', () => join(memory, 'none')],
])('is made %s, and removed as a whole', (_where, place) => {
  const isInMemory = existsSync(place());
  const folder = createClusterFolder(all, place());
  expect(lstatSync(folder).isDirectory()).toBe(true);
  expect(folder.startsWith(isInMemory ? memory : all)).toBe(true);
  expect(realpathSync(join(all, String(process.pid)))).toBe(folder);
  writeFileSync(join(folder, 'PG_VERSION'), '18');
  removeClusterFolder(all);
  expect([readdirSync(all), readdirSync(memory)]).toEqual([[], []]);
});

it('removes what is left of processes that were killed, and nothing of those that run', async () => {
  const [running, left] = [join(all, String(process.ppid)), join(memory, 'left')];
  mkdirSync(running, { recursive: true });
  mkdirSync(left);
  createClusterFolder(all, memory);
  symlinkSync(left, join(all, DEAD));
  mkdirSync(join(all, `${DEAD}0`));
  symlinkSync(join(memory, 'gone with a restart'), join(all, `${DEAD}1`));
  const ended: string[] = [];
  await clearClusterFolders(all, async (folder) => void ended.push(folder));
  expect(ended).toHaveLength(3);
  expect(ended).toEqual(expect.arrayContaining([join(all, `${DEAD}0`), left]));
  expect([readdirSync(all), readdirSync(memory)]).toEqual([[String(process.ppid)], []]);
});

it('removes what killed processes of deleted checkouts have left in memory, and nothing else', async () => {
  const folderOf = (name: string, link?: string) => {
    mkdirSync(join(memory, name));
    if (link !== undefined) writeFileSync(join(memory, name, 'link'), link);
  };
  folderOf('regen-tests-gone', join(all, 'deleted', DEAD));
  folderOf('regen-tests-running', join(all, 'deleted', String(process.ppid)));
  folderOf('regen-tests-unknown');
  folderOf('PostgreSQL.1', join(all, 'deleted', DEAD));
  const own = createClusterFolder(all, memory);
  const ended: string[] = [];
  await clearGoneCheckouts(async (folder) => void ended.push(folder), memory);
  expect(ended).toEqual([join(memory, 'regen-tests-gone')]);
  const left = ['PostgreSQL.1', 'regen-tests-running', 'regen-tests-unknown', basename(own)];
  expect(readdirSync(memory).toSorted()).toEqual(left.toSorted());
});
