import { LimitPassed } from '../auth/limit-passed.ts';
import { countedAs } from '../auth/network.ts';

/** Ten a second: at most a tenth of a core. A crawler asks for less, and what people open has mostly been rendered before. */
export const PAGES_PER_MINUTE = 600;
const WINDOW_MS = 60_000;

/**
 * Counts the pages that are really rendered for an IP address and throws `LimitPassed` beyond the limit, so that one client that asks for
 * thousands of different URLs can't use all the CPU. Counted by each process, since it is that process which it protects, and a
 * page is not worth a trip to the database. Every entry costs a rendering, so a window has no more of them than fit into a minute.
 */
export function createRenderLimit(perMinute: number, now: () => number): (ip: string) => void {
  const rendered = new Map<string, number>();
  let endsAt = 0;
  return (ip) => {
    if (now() >= endsAt) {
      rendered.clear();
      endsAt = (Math.floor(now() / WINDOW_MS) + 1) * WINDOW_MS;
    }
    const networks = countedAs(ip);
    const full = networks.find(({ network, room }) => (rendered.get(network) ?? 0) >= perMinute * room);
    if (full) {
      const seconds = Math.ceil((endsAt - now()) / 1000);
      throw new LimitPassed({ quota: perMinute * full.room, windowSeconds: WINDOW_MS / 1000, left: 0, seconds });
    }
    for (const { network } of networks) rendered.set(network, (rendered.get(network) ?? 0) + 1);
  };
}
