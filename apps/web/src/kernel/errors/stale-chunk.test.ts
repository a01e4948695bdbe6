import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';
import { isChunkLoadError, reloadOnce } from './stale-chunk.ts';

// What the three engines say.
const messages = [
  'Failed to fetch dynamically imported module: https://regen.example/assets/x1.js',
  'error loading dynamically imported module: https://regen.example/assets/x1.js',
  'Importing a module script failed.',
];
const failed = (message: string): Promise<unknown> =>
  loadChunk(() => Promise.reject(new TypeError(message))).catch((error: unknown) => error);
const kept = new Map<string, string>();
const reload = vi.fn<() => void>();
let onLine = true;

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  onLine = true;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', {
    get onLine() {
      return onLine;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(messages)('"%s"', (message) => {
  it('reloads once; the second time the error is shown', async () => {
    const error = await failed(message);
    expect(isChunkLoadError(error)).toBe(true);
    expect(reloadOnce(error)).toBe(true);
    expect(reloadOnce(error)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('shows the error of another chunk that fails after the reload, and reloads for the next deployment', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(reloadOnce(new ChunkLoadError())).toBe(true);
  expect(reloadOnce(new ChunkLoadError())).toBe(false);
  vi.setSystemTime(Date.now() + 61_000);
  expect(reloadOnce(new ChunkLoadError())).toBe(true);
  vi.useRealTimers();
});

it('does not reload without a connection, and then still has its one time', () => {
  onLine = false;
  expect(reloadOnce(new ChunkLoadError())).toBe(false);
  onLine = true;
  expect(reloadOnce(new ChunkLoadError())).toBe(true);
});

it('gives up on a chunk that does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const given = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await given).toBeInstanceOf(ChunkLoadError);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('lets through what a chunk gives, and what it throws itself', async () => {
  expect(await loadChunk(async () => 'given')).toBe('given');
  const own = new TypeError('x is not a function');
  await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own);
});

it('does not reload for anything else, nor where it could not remember it', () => {
  expect(reloadOnce(new TypeError('x is not a function'))).toBe(false);
  expect(reloadOnce('Failed to fetch dynamically imported module')).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(reloadOnce(new ChunkLoadError())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
