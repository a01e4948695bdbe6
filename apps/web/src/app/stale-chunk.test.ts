import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkLoadError, reloadOnce } from './stale-chunk.ts';

// What the three engines say, and the time-out of vite.config.ts.
const messages = [
  'Failed to fetch dynamically imported module: https://regen.example/assets/x1.js',
  'error loading dynamically imported module: https://regen.example/assets/x1.js',
  'Importing a module script failed.',
  'A dynamically imported module is late.',
];
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
  it('reloads once; the second time the error is shown', () => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true);
    expect(reloadOnce(new TypeError(message))).toBe(true);
    expect(reloadOnce(new TypeError(message))).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

it('shows the error of another chunk that fails after the reload, and reloads for the next deployment', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(reloadOnce(new TypeError(messages[0]))).toBe(true);
  expect(reloadOnce(new TypeError(messages[1]))).toBe(false);
  vi.setSystemTime(Date.now() + 61_000);
  expect(reloadOnce(new TypeError(messages[0]))).toBe(true);
  vi.useRealTimers();
});

it('does not reload without a connection, and then still has its one time', () => {
  onLine = false;
  expect(reloadOnce(new TypeError(messages[0]))).toBe(false);
  onLine = true;
  expect(reloadOnce(new TypeError(messages[0]))).toBe(true);
});

it('does not reload for anything else, nor where it could not remember it', () => {
  expect(reloadOnce(new TypeError('x is not a function'))).toBe(false);
  expect(reloadOnce('Failed to fetch dynamically imported module')).toBe(false);
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(reloadOnce(new TypeError(messages[0]))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
