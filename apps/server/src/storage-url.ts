/** What `STORAGE_URL` says. */
export type StorageSettings =
  | { kind: 'disk' }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      /** Another service than Amazon's, such as MinIO: its origin. */
      endpoint: string | null;
      /** Whether the bucket is in the path instead of the host name. */
      isPathStyle: boolean;
    };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PARAMETERS = new Set(['endpoint', 'region', 'pathStyle']);

function readPathStyle(text: string | null, endpoint: string | null): boolean {
  // Services other than Amazon's rarely have a host name for each bucket.
  if (text === null) return endpoint !== null;
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false') return false;
  throw new Error('pathStyle must be 0 or 1');
}

function readEndpoint(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.username !== '') {
    throw new Error('endpoint must be an http or https address');
  }
  return text.replace(/\/+$/, '');
}

/** Reads `disk` or `s3://bucket?endpoint=…&region=…&pathStyle=1`. Throws an `Error` that says what is wrong. */
export function parseStorageUrl(text: string): StorageSettings {
  if (text === 'disk') return { kind: 'disk' };
  const url = URL.parse(text);
  if (url?.protocol !== 's3:') throw new Error('it must be disk or s3://bucket?region=…');
  if (url.username !== '' || url.password !== '') {
    throw new Error('credentials belong in STORAGE_ACCESS_KEY_ID and STORAGE_SECRET_ACCESS_KEY');
  }
  if (!BUCKET.test(url.hostname) || (url.pathname !== '' && url.pathname !== '/') || url.port !== '') {
    throw new Error('s3:// must be followed by the name of a bucket and nothing else');
  }
  for (const name of url.searchParams.keys()) {
    if (!PARAMETERS.has(name)) throw new Error(`${name} is not a parameter; use endpoint, region and pathStyle`);
  }
  const endpoint = readEndpoint(url.searchParams.get('endpoint'));
  const region = url.searchParams.get('region') ?? (endpoint === null ? null : 'us-east-1');
  if (region === null || !/^[a-z0-9-]+$/.test(region)) throw new Error('region is missing, such as us-east-1');
  const isPathStyle = readPathStyle(url.searchParams.get('pathStyle'), endpoint);
  return { kind: 's3', bucket: url.hostname, region, endpoint, isPathStyle };
}
