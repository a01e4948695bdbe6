import { openStorage, type KeyValueStorage } from '@regen/sdk/session';

const key = 'regen.recentSearches';
const most = 5;

interface Kept {
  owner: string;
  words: string[];
}

export interface RecentSearches {
  read: (owner: string) => readonly string[];
  /** The same words again move to the front. */
  keep: (owner: string, words: string) => void;
  clear: () => void;
}

/** One per page: to open the storage writes to it, which wakes every other tab. */
export const recentSearches = (): RecentSearches => createRecentSearches(openStorage());

/**
 * What one person has searched for on this device, newest first. Another person sees nothing of it, and the end of a session
 * clears it with everything else in local storage (rule S7).
 */
export function createRecentSearches(storage: KeyValueStorage): RecentSearches {
  const read = (owner: string): readonly string[] => {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Kept> | null;
      if (kept?.owner !== owner || !Array.isArray(kept.words)) return [];
      return kept.words.filter((words) => typeof words === 'string').slice(0, most);
    } catch {
      return [];
    }
  };
  return {
    read,
    keep(owner, words) {
      const text = words.trim().replace(/\s+/g, ' ');
      if (text === '') return;
      const others = read(owner).filter((other) => other.toLowerCase() !== text.toLowerCase());
      const kept: Kept = { owner, words: [text, ...others].slice(0, most) };
      storage.setItem(key, JSON.stringify(kept));
    },
    clear: () => storage.removeItem(key),
  };
}
