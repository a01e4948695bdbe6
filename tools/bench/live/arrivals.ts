/** The value below which so much of a sorted list is. */
export const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** One message on its way. */
interface Sent {
  at: number;
  /** Milliseconds until its receiver had it. */
  took?: number;
}

/** The 99th percentiles of single seconds. */
export interface Seconds {
  /** Of the slowest second, and which one it was. */
  worst: number;
  worstAt: number;
  /** How many were slower than the limit. */
  late: number;
}

/** What came, and when. */
export class Arrivals {
  readonly #sent = new Map<string, Sent>();
  #began = 0;
  received = 0;
  duplicates = 0;

  send(text: string): void {
    const at = performance.now();
    if (this.#sent.size === 0) this.#began = at;
    this.#sent.set(text, { at });
  }

  receive(data: Buffer): void {
    const frame = JSON.parse(data.toString()) as { key: string; message?: { isMine: boolean; message: string } };
    if (frame.key !== 'message' || !frame.message || frame.message.isMine) return;
    const sent = this.#sent.get(frame.message.message);
    if (sent === undefined) return;
    if (sent.took !== undefined) return void (this.duplicates += 1);
    sent.took = performance.now() - sent.at;
    this.received += 1;
  }

  /** Milliseconds, the shortest first. */
  times(): number[] {
    return [...this.#sent.values()].flatMap(({ took }) => took ?? []).toSorted((a, b) => a - b);
  }

  /** By the second in which messages were sent. */
  seconds(limit: number): Seconds {
    const by = Map.groupBy(this.#sent.values(), ({ at }) => Math.floor((at - this.#began) / 1000));
    const slow = [...by].map(([second, sent]) => {
      const sorted = sent.flatMap(({ took }) => took ?? []).toSorted((a, b) => a - b);
      return { second, p99: share(sorted, 0.99) };
    });
    const [slowest] = slow.toSorted((a, b) => b.p99 - a.p99);
    return {
      worst: slowest?.p99 ?? 0,
      worstAt: slowest?.second ?? 0,
      late: slow.filter(({ p99 }) => p99 >= limit).length,
    };
  }
}
