/** Names of fields with credentials, such as `newPassword`, `accessToken`, `passwordUrl`, in any case. */
const SECRET_FIELD = /password|token|secret|jwt|cookie|authorization|guest-grant|reseturl/i;

const CENSORED = '***';
/** Anything nested deeper is left out: no log line needs it, and it may be circular. */
const MAX_DEPTH = 5;

/** A field of a log line, as JSON would have it but without credentials, at any depth. */
export function withoutSecrets(value: unknown, name = '', depth = 0): unknown {
  if (SECRET_FIELD.test(name)) return CENSORED;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return undefined;
  if ('toJSON' in value && typeof value.toJSON === 'function') return withoutSecrets(value.toJSON(), name, depth + 1);
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, '', depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withoutSecrets(field, key, depth + 1)]));
}
