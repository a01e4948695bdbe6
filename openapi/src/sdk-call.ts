import type { Contract } from './contract.ts';
import type { Operation } from './operations.ts';
import { FileSample, sampleBody, sampleParameter } from './sample.ts';

/** A value in TypeScript style: field names without quotes, single quotes. */
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

/** A call of an operation with its method of the SDK and sample values: `regen.favorites.list({ id: 'usr_01hzx0k3v9' })`. */
export function sdkCall(contract: Contract, operation: Operation): string {
  const { parameters, written } = operation;
  const named = parameters.filter(({ in: place, required }) => place === 'path' || (place === 'query' && required));
  const body = sampleBody(contract, operation);
  const fields = {
    ...Object.fromEntries(named.map((parameter) => [parameter.name, sampleParameter(contract, parameter)])),
    ...(parameters.some(({ name }) => name === 'If-Match') && { ifMatch: 7 }),
    ...(typeof body === 'object' && body),
  };
  const takesNothing = body === undefined && Object.keys(fields).length === 0;
  return `regen.${written['x-sdk'] ?? ''}(${takesNothing ? '' : literal(fields)})`;
}
