import { normalizeCountry } from '@regen/domain';
import type { BrandedSeller } from '@regen/domain';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { conflictOf, renamedIn } from './config-conflicts.ts';
import { contentSettings } from './content-settings.ts';
import { learningSettings } from './learning-settings.ts';
import { isLocal, refusalsOf } from './local.ts';
import { PUSH_SERVICE_SHAPE, PUSH_SERVICES } from './push-services.ts';
import { sellerOf, sellerSettings } from './seller-settings.ts';
import { parseStorageUrl } from './storage-url.ts';

/** The root of the project: three folders above `dist/config.js` and `src/config.ts` alike. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the server listens by default. */
export const DEFAULT_PORT = 4000;

/** Public key of the embedded storefront. It identifies the application and is not a secret. */
export const DEFAULT_CLIENT_KEY = 'regen-storefront';

/** Sorts out `xxxx…` and the like; random text of this length has about 20 different characters. */
const isVaried = (secret: string): boolean => new Set(secret).size >= 10;
const TOO_PLAIN = 'it repeats too few characters; make one with "openssl rand -base64 48"';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => new URL(text).pathname === '/', 'must be an origin without a path');

const collector = z.url({ protocol: /^https?$/ });

const countries = list.transform((codes, context) =>
  codes.map((code) => {
    const country = normalizeCountry(code);
    if (country !== null) return country;
    context.addIssue({ code: 'custom', message: `${code} is not a country code` });
    return z.NEVER;
  }),
);

function checkStorageUrl(text: string, context: z.RefinementCtx<string>): string {
  try {
    parseStorageUrl(text);
    return text;
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

/**
 * All settings of the server, read from the environment once at start. Every name is documented here and nowhere else;
 * `docs/guides/configuration.md` is checked against it.
 */
export const configSchema = z.object({
  /** Port to listen on. When it is not set: 4000, or the next free one. */
  PORT: port.optional(),
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The store's public URL, for links in emails. Default: the address listened on. */
  PUBLIC_URL: origin.optional(),
  /** Folder for the embedded database, secrets, emails and media. Default: `.data` in the project. */
  DATA_FOLDER: z
    .string()
    .min(1)
    .transform((path) => resolve(PROJECT_ROOT, path))
    .default(resolve(PROJECT_ROOT, '.data')),
  /** A PostgreSQL (16 or newer) to use instead of the embedded one. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Makes the embedded database also listen on this loopback port, for psql and the like. */
  DATABASE_PORT: port.min(1024).optional(),
  /** Connections that one process keeps to the database. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  /** Megabytes that one process caches of finished catalog responses; 0 turns the cache off. */
  CATALOG_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  /** Whether the pictures of the first product list are made at startup, before they are requested. */
  WARM_PICTURES: flag.default(true),
  /** How many hours before its end an event is shown as ending. */
  EVENT_ENDING_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  /** Where an application shows courses; course emails link below it. Without it they have no link. */
  COURSE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Secret for session tokens and signed links, at least 32 characters. Default: made once and kept in the data folder. */
  JWT_SECRET: z.string().min(32, { abort: true }).refine(isVaried, TOO_PLAIN).optional(),
  /** Public client keys of the applications that may call, separated by commas. */
  CLIENT_KEYS: list.pipe(z.array(z.string().regex(/^[\x21-\x7e]+$/)).min(1)).default([DEFAULT_CLIENT_KEY]),
  /** Minutes that a session token lives. */
  SESSION_MINUTES: z.coerce.number().int().min(1).max(1440).default(60),
  /** Days after which a session ends even when it is refreshed. */
  SESSION_DAYS: z.coerce.number().int().min(1).max(400).default(30),
  /** Multiplies every rate limit (sign-in, reset, registration, search); for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(1).max(1_000_000).default(1),
  /** Whether the server is behind a proxy: the last address of its X-Forwarded-For is then the caller. */
  TRUST_PROXY: flag.default(false),
  /** Largest JSON body in bytes. Forms take as much as the description lets their files have. */
  BODY_LIMIT: z.coerce.number().int().min(1024).max(104_857_600).default(131_072),
  /**
   * Seconds between a SIGTERM and the moment when no more connections are accepted; `/readyz` returns 503 in between, so that a load
   * balancer uses other processes. Default: 1 with `PUBLIC_URL`, otherwise 0.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
  /** Where emails go: `outbox` keeps them in the data folder, an smtp:// or smtps:// URL sends them. Only a local start has a default. */
  MAIL_URL: z.union([z.literal('outbox'), z.url({ protocol: /^smtps?$/ })]).default('outbox'),
  MAIL_FROM: z.string().min(3).default('Regen <hello@regen.example>'),
  /**
   * Hosts of the push services that browsers may subscribe at, separated by commas; `*.push.example` for all below one, or a whole origin.
   * Default: those of the usual browsers.
   */
  PUSH_SERVICES: list.pipe(z.array(z.string().regex(PUSH_SERVICE_SHAPE)).min(1)).default([...PUSH_SERVICES]),
  /** Where user files go: `disk` stores them in the data folder, `s3://bucket?endpoint=…&region=…&pathStyle=1` in a bucket. */
  STORAGE_URL: z.string().transform(checkStorageUrl).default('disk'),
  /** Key of the bucket. Without it the AWS SDK looks in its own places (environment, profile, role of the machine). */
  STORAGE_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Shows the email outbox at /dev/mail, to this machine only. Default: on a local start only. */
  DEV_PAGES: flag.optional(),
  /** Whether the design system is served at /storybook/ when it is built. Default: on a local start only. */
  STORYBOOK: flag.optional(),
  /** Whether browsers are required to use HTTPS. Default: `on` when `PUBLIC_URL` begins with https. */
  HSTS: z.enum(['off', 'on', 'includeSubDomains']).optional(),
  /** Announcement above the header until a visitor dismisses it. `off`: none. Default: the editors' own. */
  ANNOUNCEMENT: z.string().trim().max(120).optional(),
  /** Path in the store to which that text leads. */
  ANNOUNCEMENT_PATH: z
    .string()
    .regex(/^\/(?!\/)\S*$/)
    .optional(),
  /** Where visitors from the countries below are redirected (rule A9). Without it there are no redirects. */
  GLOBAL_SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Codes of these countries, separated by commas. */
  GLOBAL_SITE_COUNTRIES: countries.default([]),
  /** Path prefixes that are open to everyone, separated by commas; links with a token are always among them. */
  GLOBAL_SITE_EXCLUDE: list
    .pipe(z.array(z.string().regex(/^\/[^/?#]+(\/[^/?#]+)*$/)))
    .default(['/admin', '/b2b', '/retail', '/school', '/login', '/checkout']),
  /** Name of the cookie with the visitor's country, as written by the proxy in front of the server. */
  COUNTRY_COOKIE: z
    .string()
    .regex(/^[\w.-]+$/)
    .default('country'),
  /** A port of their own for the metrics (`/metrics`, Prometheus text). Without it and METRICS_TOKEN nothing is counted. */
  METRICS_PORT: port.min(1).optional(),
  /** Address that this port listens on. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Readers of the metrics send it as a bearer token. Without METRICS_PORT they are at the store's `/metrics`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /**
   * Trace collector (OTLP over HTTP); `/v1/traces` is appended. Tracing is off unless this or the next setting is set, and while it is off
   * no setting that begins with `OTEL_` is read: a platform may set values for its other services that this one does not know.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.optional(),
  /** The collector's full URL for traces, used unchanged. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(['http/protobuf', 'http/json']).default('http/protobuf'),
  OTEL_SERVICE_NAME: z.string().min(1).optional(),
  /** `name=value` pairs, separated by commas, percent-encoded. */
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  /** Which traces are kept. */
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  /** Share of traces that the `traceidratio` samplers keep. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SDK_DISABLED: z.string().toLowerCase().pipe(flag).default(false),
  /** `none` turns tracing off. */
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  /** Milliseconds between exports. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(1).max(60_000).default(5_000),
  /** Most spans waiting to be exported; more are dropped. */
  OTEL_BSP_MAX_QUEUE_SIZE: z.coerce.number().int().min(1).max(100_000).default(2_048),
  /** Use of a caller's `traceparent`: `link` links to that trace; `parent` continues it and lets the caller decide what is kept. */
  TRACE_PARENT: z.enum(['link', 'parent']).default('link'),
  /** Whether each request is a line of the log, whatever LOG_LEVEL says. */
  ACCESS_LOG: flag.default(false),
  /** Where browsers open the live connection, such as `wss://live.regen.example/api/v1/regen/live`. Default: the store itself. */
  LIVE_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Origins of other pages that may open the live connection, separated by commas; those of the store always may. */
  LIVE_ORIGINS: list.pipe(z.array(origin)).default([]),
  /** Live connections that one process keeps for a person. */
  LIVE_PER_PERSON: z.coerce.number().int().min(1).max(1_000).default(20),
  /** The same for an address, which may be that of a clinic with all its devices. */
  LIVE_PER_ADDRESS: z.coerce.number().int().min(1).max(100_000).default(100),
  /** How often the server makes a backup, in hours; 0: never. */
  BACKUP_EVERY_HOURS: z.coerce.number().min(0).max(720).default(0),
  /** How many backups stay in their folder when the server has made another. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  /** Where backups go; best a disk of its own. Default: `backups` in the data folder. */
  BACKUP_FOLDER: z
    .string()
    .min(1)
    .transform((path) => resolve(PROJECT_ROOT, path))
    .optional(),
  /** Who takes payments. `test` is embedded and moves no money. Only a local start has a default. */
  PAYMENT_PROVIDER: z.enum(['test']).default('test'),
  /** Signs what the payment provider reports to `/payments/<provider>/webhook`. With `test`: made from the server's secret. */
  PAYMENT_WEBHOOK_SECRET: z.string().min(32).optional(),
  ...contentSettings,
  ...learningSettings,
  ...sellerSettings,
  /** `production`, as hosts set it, makes a start not local. */
  NODE_ENV: z.string().optional(),
});

type Settings = z.output<typeof configSchema>;
type Resolved = 'DEV_PAGES' | 'STORYBOOK' | 'HSTS';
export type Config = Omit<Settings, Resolved> & { [name in Resolved]: NonNullable<Settings[name]> } & {
  /** Who sells, by the settings that begin with `SELLER_`. */
  readonly seller: BrandedSeller;
};

/** Whether the store is reached over HTTPS. */
export const isSecure = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL?.startsWith('https:') ?? false;

/** A wrong setting; the message is for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const SECRET = /SECRET|URL|ENDPOINT|KEYS|TOKEN/;

/** What is not set follows from how far the start reaches. */
function withDefaults(settings: Settings): Config {
  const byDefault = isLocal(settings);
  const { DEV_PAGES = byDefault, STORYBOOK = byDefault, HSTS } = settings;
  return {
    ...settings,
    DEV_PAGES,
    STORYBOOK,
    HSTS: HSTS ?? (isSecure(settings) ? 'on' : 'off'),
    seller: sellerOf(settings),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether traces are exported, as the standard variables say it. */
function isTraced(env: Environment): boolean {
  const { OTEL_SDK_DISABLED: disabled = '', OTEL_TRACES_EXPORTER: exporter } = env;
  const hasCollector = Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
  return hasCollector && !['true', '1'].includes(disabled.toLowerCase()) && exporter !== 'none';
}

/**
 * Reads the settings; an empty string counts as not set. Throws `ConfigError` that names each invalid setting. A process that opens the
 * store reads them with `readStartConfig`.
 */
export function readConfig(env: Environment): Config {
  const renamed = renamedIn(env);
  if (renamed !== null) throw new ConfigError(renamed);
  const known = new Map<string, string>();
  const readsTracing = isTraced(env);
  for (const name of Object.keys(configSchema.shape)) {
    const value = env[name];
    if (name.startsWith('OTEL_') && !readsTracing) continue;
    if (value !== undefined && value !== '') known.set(name, value);
  }
  const result = configSchema.safeParse(Object.fromEntries(known));
  if (result.success) {
    const conflict = conflictOf(result.data, { isSecure: isSecure(result.data) });
    if (conflict !== null) throw new ConfigError(conflict);
    return withDefaults(result.data);
  }
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    const shown = SECRET.test(name) ? '' : ` "${known.get(name) ?? ''}"`;
    return `The setting ${name}${shown} is not valid: ${issue.message}.`;
  });
  throw new ConfigError(lines.join('\n'));
}

/**
 * The settings of a process that opens the store. Also throws `ConfigError` for defaults that are safe on a local start only and were not
 * set explicitly.
 */
export function readStartConfig(env: Environment): Config {
  const config = readConfig(env);
  const refusals = refusalsOf(config, env);
  if (refusals.length > 0) throw new ConfigError(refusals.join('\n'));
  return config;
}
