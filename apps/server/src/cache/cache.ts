import { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import { hear } from '../bus/hear.ts';
import { CACHE_PAYLOAD, cacheTopic } from '../bus/live-events.ts';
import type { Queryable } from '../db/database.ts';
import { noMetrics } from '../metrics/metrics.ts';
import type { Metrics } from '../metrics/metrics.ts';

export interface RegionOptions {
  /** Most entries kept. */
  max: number;
  /** Milliseconds after which an entry is loaded again even without an invalidation. */
  ttl: number;
}

/** One kind of cached value. Values are shared: treat them as frozen. */
export interface Region<V extends object> {
  get(key: string): V | undefined;
  /**
   * The cached value, or the result of `load`, cached unless it was invalidated in the meantime. Concurrent loads of a key share one
   * call.
   */
  wrap(key: string, load: () => Promise<V>): Promise<V>;
  /** Drops a key, or everything, here at once and in every process; with `tx` also when the transaction commits. */
  invalidate(key?: string, tx?: Queryable): Promise<void>;
  /** Called when a key, or everything (undefined), was dropped. */
  onInvalidate(listener: (key: string | undefined) => void): void;
}

export interface Caches {
  /** Calling twice with the same name returns the same region. */
  region<V extends object>(name: string, options: RegionOptions): Region<V>;
}

/** `metrics` counts how often a look finds something. */
export function createCaches(bus: Bus, metrics: Pick<Metrics, 'cache'> = noMetrics): Caches {
  const regions = new Map<string, Region<object>>();

  function createRegion<V extends object>(name: string, options: RegionOptions): Region<V> {
    const topic = cacheTopic(name);
    const entries = new LRUCache<string, V, () => Promise<V>>({
      max: options.max,
      ttl: options.ttl,
      fetchMethod: (_key, _stale, { context: load }) => load(),
      // A value invalidated during its load is returned to its waiting callers, but not cached.
      ignoreFetchAbort: true,
    });
    const listeners: ((key: string | undefined) => void)[] = [];

    function drop(key: string | undefined): void {
      if (key === undefined) entries.clear();
      else entries.delete(key);
      for (const listener of listeners) listener(key);
    }

    function look(key: string): V | undefined {
      const known = bus.isConnected ? entries.get(key) : undefined;
      metrics.cache(name, known !== undefined);
      return known;
    }

    hear(bus, topic, CACHE_PAYLOAD, ({ key }) => drop(key));
    // What was missed while the bus was away is unknown, so nothing is kept over it.
    bus.onChange(() => drop(undefined));

    return {
      get: look,
      async wrap(key, load) {
        const known = look(key);
        if (known) return known;
        return entries.forceFetch(key, { context: load, forceRefresh: !bus.isConnected });
      },
      async invalidate(key, tx) {
        await bus.publish(topic, { key }, tx);
        drop(key);
      },
      onInvalidate: (listener) => void listeners.push(listener),
    };
  }

  return {
    region<V extends object>(name: string, options: RegionOptions): Region<V> {
      const known = regions.get(name);
      // A name stands for one kind of value; its first caller determines which.
      if (known) return known as Region<V>;
      const region = createRegion<V>(name, options);
      regions.set(name, region as Region<object>);
      return region;
    },
  };
}
