import type { Answer } from './test-server.ts';

/** The guest cookie that an answer sets, in the form a browser sends it back; null when it sets none. */
export function cookieOf(answer: Answer): string | null {
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  const guest = cookies.find((cookie) => cookie.startsWith('regen_guest='));
  return guest?.split(';')[0] ?? null;
}
