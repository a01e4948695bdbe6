import { FileSample, sampleBody, sampleParameter, sdkCall } from '@regen/contract';
import type { Parameter } from '@regen/contract';
import type { Description, ShownOperation } from './description.ts';

export const FORM = 'multipart/form-data';

/** Path and query with sample values. */
export function sampleUrl({ fullPath, parameters }: ShownOperation, { contract }: Description): string {
  const text = (parameter: Parameter) => encodeURIComponent(String(sampleParameter(contract, parameter)));
  const path = fullPath.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name);
    return found ? text(found) : whole;
  });
  const query = parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map((parameter) => `${parameter.name}=${text(parameter)}`);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function headersOf({ schemes, parameters }: ShownOperation): string[] {
  const known = new Map(
    parameters.filter(({ in: place }) => place === 'header').map((header) => [header.name, header]),
  );
  return [
    ...(schemes.includes('clientKey') ? ["--user 'YOUR_CLIENT_KEY:'"] : []),
    ...(schemes.length > 0 && !schemes.includes('clientKey')
      ? ['--header "Authorization: Bearer $SESSION_TOKEN"']
      : []),
    ...(known.has('Browser-Id') ? ['--header "Browser-Id: $BROWSER_ID"'] : []),
    ...(known.get('Idempotency-Key') ? ['--header "Idempotency-Key: $(uuidgen)"'] : []),
  ];
}

/** What curl takes for a field of a form: a file is read from the disk. */
const formValue = (value: unknown): string => (value instanceof FileSample ? `@${value.name}` : String(value));

/** The call for a terminal. */
export function curl(operation: ShownOperation, description: Description, origin: string): string {
  const method = operation.method.toUpperCase();
  const body = sampleBody(description.contract, operation);
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${quoted(origin + sampleUrl(operation, description))}`,
    ...headersOf(operation),
  ];
  if (body !== undefined && operation.body?.type === FORM) {
    for (const [name, value] of Object.entries(body as object))
      lines.push(...[value].flat().map((part) => `--form ${quoted(`${name}=${formValue(part)}`)}`));
  } else if (body !== undefined) {
    lines.push("--header 'Content-Type: application/json'", `--data ${quoted(JSON.stringify(body))}`);
  }
  return lines.join(' \\\n  ');
}

/** The call with `@regen/sdk`. */
export function sdkSnippet(operation: ShownOperation, { contract }: Description): string {
  const isSilent = operation.responses.some(({ status }) => status === '204');
  return `${isSilent ? '' : 'const response = '}await ${sdkCall(contract, operation)};`;
}
