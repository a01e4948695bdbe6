import type { Connection } from './connection.ts';

/** Connections by a name. */
class Index {
  readonly #sets = new Map<string, Set<Connection>>();

  add(name: string, connection: Connection): void {
    const known = this.#sets.get(name);
    if (known) known.add(connection);
    else this.#sets.set(name, new Set([connection]));
  }

  remove(name: string, connection: Connection): void {
    const known = this.#sets.get(name);
    if (!known?.delete(connection) || known.size > 0) return;
    this.#sets.delete(name);
  }

  get(name: string): readonly Connection[] {
    return [...(this.#sets.get(name) ?? [])];
  }

  count(name: string): number {
    return this.#sets.get(name)?.size ?? 0;
  }

  has(name: string): boolean {
    return this.#sets.has(name);
  }
}

/** The open connections of this process. */
export class Hub {
  readonly #all = new Set<Connection>();
  readonly accounts = new Index();
  readonly people = new Index();
  readonly sessions = new Index();
  readonly networks = new Index();
  readonly skus = new Index();
  readonly courses = new Index();

  get size(): number {
    return this.#all.size;
  }

  all(): readonly Connection[] {
    return [...this.#all];
  }

  /** Bytes that wait for all readers together. */
  queued(): number {
    let bytes = 0;
    for (const connection of this.#all) bytes += connection.queued;
    return bytes;
  }

  add(connection: Connection): void {
    const { accountId, userId, sessionId } = connection.actor;
    this.#all.add(connection);
    this.accounts.add(accountId, connection);
    this.people.add(userId, connection);
    this.sessions.add(sessionId, connection);
    this.networks.add(connection.network, connection);
  }

  remove(connection: Connection): void {
    this.watch(connection, [], []);
    if (!this.#all.delete(connection)) return;
    const { accountId, userId, sessionId } = connection.actor;
    this.accounts.remove(accountId, connection);
    this.people.remove(userId, connection);
    this.sessions.remove(sessionId, connection);
    this.networks.remove(connection.network, connection);
  }

  /** Replaces what a connection watches. One that was removed watches nothing anymore. */
  watch(connection: Connection, skus: readonly string[], courseIds: readonly string[]): void {
    if (!this.#all.has(connection)) return;
    for (const sku of connection.watchedSkus) this.skus.remove(sku, connection);
    for (const id of connection.watchedCourses) this.courses.remove(id, connection);
    connection.watchedSkus = skus;
    connection.watchedCourses = courseIds;
    for (const sku of skus) this.skus.add(sku, connection);
    for (const id of courseIds) this.courses.add(id, connection);
  }
}
