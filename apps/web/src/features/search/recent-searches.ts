import { openStorage, type KeyValueStorage } from '@regen/sdk/session';

const key = 'regen.recentSearches';
const most = 5;

interface Kept {
  owner: string;
  words: string[];
}

/**
 * What one person has searched for on this device, newest first. Another person sees nothing of it, and the end of a session
 * clears it with everything else in local storage (rule S7).
 */
export function readRecent(owner: string, storage: KeyValueStorage = openStorage()): readonly string[] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
    if (kept?.owner !== owner || !Array.isArray(kept.words)) return [];
    return kept.words.filter((words) => typeof words === 'string').slice(0, most);
  } catch {
    return [];
  }
}

/** The same words again move to the front. */
export function keepRecent(owner: string, words: string, storage: KeyValueStorage = openStorage()): void {
  const text = words.trim().replace(/\s+/g, ' ');
  if (text === '') return;
  const others = readRecent(owner, storage).filter((other) => other.toLowerCase() !== text.toLowerCase());
  const kept: Kept = { owner, words: [text, ...others].slice(0, most) };
  storage.setItem(key, JSON.stringify(kept));
}

export function clearRecent(storage: KeyValueStorage = openStorage()): void {
  storage.removeItem(key);
}
