import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../config.ts';
import { startEngine } from './embedded.ts';
import type { Engine } from './embedded.ts';
import { EngineError } from './engine-error.ts';
import { lockFolder } from './folder-lock.ts';
import { readPostmaster } from './postmaster.ts';
import { isAlive } from './process-identity.ts';

const engines: Engine[] = [];
const folders: string[] = [];

function newFolder(mode = 0o755): string {
  const folder = join(PROJECT_ROOT, '.cache', 'eng', randomUUID().slice(0, 8));
  mkdirSync(folder, { recursive: true, mode });
  folders.push(folder);
  return folder;
}

async function start(folder: string): Promise<Engine> {
  const engine = await startEngine({ folder, isDisposable: true });
  engines.push(engine);
  return engine;
}

async function ask(engine: Engine, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(engine.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('it keeps its data from one start to the next', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await ask(first, 'create table kept as select 42 as value');
  const { pid } = first;
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await ask(await start(folder), 'select value from kept')).toEqual([{ value: 42 }]);
});

test('a start that was killed while creating the cluster begins again', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'cluster.new'));
  writeFileSync(join(folder, 'cluster.new', 'PG_VERSION'), '18\n');
  expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('it has what search needs', async () => {
  const engine = await start(newFolder());
  await ask(engine, 'create extension pg_trgm');
  await ask(engine, 'create extension unaccent');
  expect(await ask(engine, "select unaccent('Crème') as plain, show_trgm('a') <> '{}' as works")).toEqual([
    { plain: 'Creme', works: true },
  ]);
});

test('a pid file whose process is something else does not stop it', async () => {
  const folder = newFolder();
  await (await start(folder)).stop();
  const other = spawn('sleep', ['60']);
  try {
    const lines = [other.pid, join(folder, 'cluster'), 1, 5432, '', '', '', 'ready'];
    writeFileSync(join(folder, 'cluster', 'postmaster.pid'), lines.join('\n'));
    expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(other.exitCode).toBeNull();
  } finally {
    other.kill();
  }
});

/** Copies a data folder as is, with owners and times. */
function copyOf(folder: string): string {
  const copy = newFolder();
  execFileSync('cp', ['-a', `${folder}/.`, copy]);
  return copy;
}

test('a pid file with the id of another PostgreSQL does not stop that one', async () => {
  const otherFolder = newFolder();
  const other = await start(otherFolder);
  const found = readPostmaster(join(otherFolder, 'cluster'));
  const folder = newFolder();
  await (await start(folder)).stop();
  const lines = [other.pid, join(folder, 'cluster'), found?.startedAt, 5432, '', '', '', 'ready'];
  writeFileSync(join(folder, 'cluster', 'postmaster.pid'), lines.join('\n'));
  expect(await ask(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(isAlive(other.pid)).toBe(true);
  expect(await ask(other, 'select 2 as two')).toEqual([{ two: 2 }]);
});

test('a copy of a running folder is not started beside its original, and harms it in no way', async () => {
  const folder = newFolder();
  const original = await start(folder);
  const { pid } = original;
  const copy = copyOf(folder);
  await expect(start(copy)).rejects.toThrow(
    `${join(copy, 'cluster')} is a copy of ${join(folder, 'cluster')}, made while`,
  );
  expect([original.pid, isAlive(pid)]).toEqual([pid, true]);
  expect(await ask(original, 'select 2 as two')).toEqual([{ two: 2 }]);
});

test('a folder that was moved after a crash starts in its new place', async () => {
  const folder = newFolder();
  const before = await start(folder);
  await ask(before, 'create table kept as select 42 as value');
  const pidFile = readFileSync(join(folder, 'cluster', 'postmaster.pid'));
  await before.stop();
  const moved = copyOf(folder);
  writeFileSync(join(moved, 'cluster', 'postmaster.pid'), pidFile);
  expect(await ask(await start(moved), 'select value from kept')).toEqual([{ value: 42 }]);
});

test('it runs below a folder that only its owner may enter', async () => {
  const closed = newFolder(0o700);
  expect(await ask(await start(join(closed, 'inner')), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder is held by one at a time, and a dead holder does not count', () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(EngineError);
  unlock();
  writeFileSync(join(folder, 'regen.lock'), '999999999\n1\n');
  lockFolder(folder)();
});
