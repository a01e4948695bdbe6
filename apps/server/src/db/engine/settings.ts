import { platform, release, totalmem } from 'node:os';

export interface EngineSettings {
  /** Null: no TCP at all. */
  port: number | null;
  socketFolder: string | null;
  /** Databases that are dropped after a test need not survive a power failure. */
  isDisposable: boolean;
}

/**
 * How PostgreSQL syncs its folder to disk before crash recovery: each of some 1,600 files separately, which took two to five
 * seconds on a busy disk, or the whole file system at once, which took a tenth of a second. Linux reports errors of the latter since 5.8.
 */
export function recoverySync(system: string, kernel: string): 'fsync' | 'syncfs' {
  const [major = 0, minor = 0] = kernel.split('.').map(Number);
  return system === 'linux' && (major > 5 || (major === 5 && minor >= 8)) ? 'syncfs' : 'fsync';
}

/** Command-line settings of the embedded PostgreSQL. Commits are always durable, except in disposable test databases. */
export function settingsOf({ port, socketFolder, isDisposable }: EngineSettings): string[] {
  const megabytes = Math.floor(totalmem() / 1_048_576);
  const settings: Record<string, string | number> = {
    listen_addresses: port === null ? '' : '127.0.0.1',
    ...(port !== null && { port }),
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0777',
    // All test files of a run share one cluster, each with pools of its own.
    max_connections: isDisposable ? 300 : 100,
    shared_buffers: `${Math.min(256, Math.max(64, Math.floor(megabytes / 8)))}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(megabytes / 3))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    random_page_cost: 1.1,
    // Short queries only: compiling them or splitting them over processes costs more than it gives.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    io_method: 'sync',
    // One server, no replicas: less is written per commit.
    wal_level: 'minimal',
    max_wal_senders: 0,
    wal_compression: 'on',
    // The clusters of tests may be in memory.
    max_wal_size: isDisposable ? '256MB' : '2GB',
    checkpoint_timeout: '15min',
    synchronous_commit: isDisposable ? 'off' : 'on',
    fsync: isDisposable ? 'off' : 'on',
    full_page_writes: isDisposable ? 'off' : 'on',
    recovery_init_sync_method: recoverySync(platform(), release()),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    logging_collector: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
