import { vi } from 'vitest';

/** As a browser has it: the keys are its properties. */
function storageOf(): Record<string, string> {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    getItem: { value: (key: string) => values[key] ?? null },
    setItem: { value: (key: string, value: string) => void (values[key] = value), configurable: true },
    removeItem: { value: (key: string) => void delete values[key] },
  });
}

export interface Browser {
  local: Record<string, string>;
  clear: () => void;
  /** Opens a tab with a session storage of its own; returns how to come to it. */
  newTab: () => () => void;
}

/** Gives the test the storages of a new browser, and another tab of it that hears of changes. */
export function newBrowser(): Browser {
  const local = storageOf();
  const newTab = () => {
    const session = storageOf();
    return () => void vi.stubGlobal('sessionStorage', session);
  };
  vi.stubGlobal('localStorage', local);
  newTab()();
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  return {
    local,
    newTab,
    clear() {
      for (const key of Object.keys(local)) delete local[key];
      dispatchEvent(new Event('storage'));
    },
  };
}
