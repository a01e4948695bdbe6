/** What a client may send. */
export type ClientFrame =
  | { action: 'ping' }
  | { action: 'watch'; skus: readonly string[]; courseIds: readonly string[] }
  | { action: 'typing'; accountId: string };

/** Of each kind, and the longest id. */
const MAX_WATCHED = 50;
const MAX_ID = 64;

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= MAX_ID;

function idsOf(value: unknown): readonly string[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MAX_WATCHED || !value.every(isId)) return null;
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The frame, or null for anything that is none: it is ignored. */
export function readClientFrame(text: string): ClientFrame | null {
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { action, skus, courseIds, accountId } = value as Readonly<Record<string, unknown>>;
  if (action === 'ping') return { action };
  if (action === 'typing') return isId(accountId) ? { action, accountId } : null;
  if (action !== 'watch') return null;
  const [watchedSkus, watchedCourses] = [idsOf(skus), idsOf(courseIds)];
  return watchedSkus && watchedCourses ? { action, skus: watchedSkus, courseIds: watchedCourses } : null;
}
