/** What a key does in a staff list. */
export type ListKey = 'search' | 'next' | 'previous';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** The element that has the focus, as far as it says whether it takes text. */
interface Pressable {
  tagName: string;
  type?: string;
  isContentEditable?: boolean;
}

const KEYS: Readonly<Record<string, ListKey>> = { '/': 'search', j: 'next', k: 'previous' };

/** Controls of these types take no letters. */
const PRESSED_ONLY = ['checkbox', 'radio', 'button', 'submit', 'reset'];

function takesText({ tagName, type = '', isContentEditable = false }: Pressable): boolean {
  if (isContentEditable || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && !PRESSED_ONLY.includes(type);
}

/** The meaning of a key; null for any other, with a modifier, and while someone is typing. */
export function listKeyOf({ key, ctrlKey, metaKey, altKey, isComposing }: Pressed, at: Pressable): ListKey | null {
  if (ctrlKey || metaKey || altKey || isComposing || takesText(at)) return null;
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null;
}

/** Which of `count` rows comes next. Before the first step no row is active, which is −1. The ends hold. */
export function rowAfter(active: number, count: number, key: Exclude<ListKey, 'search'>): number {
  const next = key === 'next' ? active + 1 : active - 1;
  return Math.max(0, Math.min(count - 1, next));
}
