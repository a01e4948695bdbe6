import type { Operation, Parameter } from '@regen/contract';
import type { Description, ShownOperation } from './description.ts';
import { FileSample, sample, sampleParameter } from './sample.ts';

export const FORM = 'multipart/form-data';

/** The body that the snippets send: the example of the description, else one made from the schema. */
export function sampleBody({ body }: Operation, description: Description): unknown {
  if (body?.schema === undefined) return undefined;
  return description.examplesOf(body)[0]?.value ?? sample(body.schema, description);
}

/** Path and query with sample values. */
export function sampleUrl({ fullPath, parameters }: ShownOperation, description: Description): string {
  const text = (parameter: Parameter) => encodeURIComponent(String(sampleParameter(parameter, description)));
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
  const body = sampleBody(operation, description);
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

/** A value as people write it in TypeScript: field names without quotes, single quotes. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`;
  if (Array.isArray(value)) return `[${value.map((entry) => literal(entry, indent)).join(', ')}]`;
  if (value instanceof FileSample) return `new File(['…'], ${literal(value.name)}, { type: 'application/pdf' })`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(
    ([name, entry]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${literal(entry, `${indent}  `)}`,
  );
  const line = `{ ${fields.join(', ')} }`;
  if (fields.length === 0) return '{}';
  return line.length + indent.length <= 78 && !line.includes('\n')
    ? line
    : `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`;
}

/** The call with `@regen/sdk`; `method` is its name there, such as `cart.update`. */
export function sdkCall(operation: Operation, description: Description, method: string): string {
  const named = operation.parameters.filter(
    ({ in: place, required }) => place === 'path' || (place === 'query' && required),
  );
  const body = sampleBody(operation, description);
  const fields = {
    ...Object.fromEntries(named.map((parameter) => [parameter.name, sampleParameter(parameter, description)])),
    ...(operation.parameters.some(({ name }) => name === 'If-Match') && { ifMatch: 7 }),
    ...(typeof body === 'object' && body),
  };
  const takesNothing =
    body === undefined && !operation.parameters.some(({ in: place }) => place === 'path' || place === 'query');
  const isSilent = operation.responses.some(({ status }) => status === '204');
  return `${isSilent ? '' : 'const answer = '}await regen.${method}(${takesNothing ? '' : literal(fields)});`;
}
