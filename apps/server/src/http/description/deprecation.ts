import type { WrittenOperation } from '@regen/contract';

const SECOND = 1000;

function moment(operation: WrittenOperation, name: 'x-deprecated-since' | 'x-sunset'): Date | undefined {
  const text = operation[name];
  if (text === undefined) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(at.getTime())) {
    throw new Error(`${operation.operationId}: ${name} has to be a day such as 2027-01-31, and is ${text}.`);
  }
  return at;
}

/**
 * The headers of every response of a deprecated operation: since when it is deprecated (RFC 9745), when it will be removed (RFC 8594),
 * and where to read about it. Null for all others.
 */
export function deprecationHeaders(operation: WrittenOperation): Readonly<Record<string, string>> | null {
  const [tag = ''] = operation.tags ?? [];
  const [since, sunset] = [moment(operation, 'x-deprecated-since'), moment(operation, 'x-sunset')];
  if (!operation.deprecated) {
    if (since ?? sunset) throw new Error(`${operation.operationId} has an end and is not \`deprecated\`.`);
    return null;
  }
  if (!since) throw new Error(`${operation.operationId} is deprecated and lacks \`x-deprecated-since\`.`);
  if (sunset && sunset <= since) throw new Error(`${operation.operationId} ends before it is deprecated.`);
  return {
    deprecation: `@${since.getTime() / SECOND}`,
    link: `</docs/api/${tag}#${operation.operationId}>; rel="deprecation"; type="text/html"`,
    ...(sunset && { sunset: sunset.toUTCString() }),
  };
}
