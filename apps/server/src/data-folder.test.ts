import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, afterEach, describe, expect, test } from 'vitest';
import { ConfigError, PROJECT_ROOT } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';

const DATABASE_URL = 'postgres://db.example/regen';
/** Others may walk through where PostgreSQL runs as another user than the server. */
const withEngine = process.getuid?.() === 0 ? '711' : '700';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'regen-data-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(join(root, path)).mode & 0o7777).toString(8);

function write(path: string, mode = 0o644): void {
  mkdirSync(join(root, dirname(path)), { recursive: true, mode: 0o755 });
  writeFileSync(join(root, path), 'x');
  chmodSync(join(root, path), mode);
}

/** As an older version left it. */
function oldFolder(): void {
  for (const path of ['secret', 'mail/a.eml', 'storage/licenses/b.pdf', 'media/c.avif', 'postgres/postgres.log']) {
    write(`data/${path}`);
  }
  for (const path of ['', 'mail', 'storage', 'storage/licenses', 'media', 'postgres']) {
    chmodSync(join(root, 'data', path), 0o755);
  }
}

describe('the data folder', () => {
  test('of an older version is closed to others, with all that is in it', () => {
    oldFolder();
    expect(prepareDataFolder({ DATA_FOLDER: join(root, 'data'), DATABASE_URL })).toEqual([]);
    for (const path of ['', 'mail', 'storage', 'storage/licenses', 'media', 'postgres']) {
      expect([path, modeOf(`data/${path}`)]).toEqual([path, '700']);
    }
    for (const path of ['secret', 'mail/a.eml', 'storage/licenses/b.pdf', 'media/c.avif', 'postgres/postgres.log']) {
      expect([path, modeOf(`data/${path}`)]).toEqual([path, '600']);
    }
  });

  test('lets the user that PostgreSQL runs as enter, and no one read', () => {
    oldFolder();
    prepareDataFolder({ DATA_FOLDER: join(root, 'data'), DATABASE_URL: undefined });
    expect([modeOf('data'), modeOf('data/postgres')]).toEqual([withEngine, withEngine]);
    expect([modeOf('data/mail'), modeOf('data/storage')]).toEqual(['700', '700']);
    // With an external database no other user needs access, and vice versa.
    prepareDataFolder({ DATA_FOLDER: join(root, 'data'), DATABASE_URL });
    expect([modeOf('data'), modeOf('data/postgres')]).toEqual(['700', '700']);
    prepareDataFolder({ DATA_FOLDER: join(root, 'data'), DATABASE_URL: undefined });
    expect([modeOf('data'), modeOf('data/postgres')]).toEqual([withEngine, withEngine]);
  });

  test('is made when it is not there', () => {
    prepareDataFolder({ DATA_FOLDER: join(root, 'new/data'), DATABASE_URL });
    expect(modeOf('new/data')).toBe('700');
  });

  test('leaves the target of a symbolic link alone', () => {
    oldFolder();
    write('elsewhere/file');
    symlinkSync(join(root, 'elsewhere'), join(root, 'data/storage/link'));
    prepareDataFolder({ DATA_FOLDER: join(root, 'data'), DATABASE_URL });
    expect(modeOf('elsewhere/file')).toBe('644');
  });

  test('must not hold the project, a home or what all users share', () => {
    chmodSync(root, 0o1777);
    const home = homedir();
    for (const [DATA_FOLDER, reason] of [
      ['/', 'which holds Regen itself'],
      [PROJECT_ROOT, 'which holds Regen itself'],
      [dirname(PROJECT_ROOT), 'which holds Regen itself'],
      [home, 'the home directory of the user who runs Regen'],
      [root, 'which all users share'],
    ] as const) {
      const prepare = () => prepareDataFolder({ DATA_FOLDER, DATABASE_URL });
      expect(prepare).toThrow(ConfigError);
      expect(prepare).toThrow(`DATA_FOLDER is ${DATA_FOLDER}, ${reason}. Name a folder of its own`);
    }
    expect(modeOf('')).toBe('1777');
  });
});
