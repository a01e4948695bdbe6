import { REFERENCE, sdkCall } from '@regen/contract';
import type { Contract, Operation } from '@regen/contract';
import { docComment } from './doc-comment.ts';
import { commonCodes } from './emit-errors.ts';
import { dataOf, hasParams, itemOf } from './emit-operations.ts';
import { capitalize, kebabCase } from './names.ts';
import type { OperationRow } from './operation-table.ts';

/** Methods of a resource that are made of several calls, by hand: what `helpers/<resource>.ts` of the SDK exports. */
const HELPERS = new Set(['messageFiles', 'storePictures', 'stores']);

/** What any call with a body or a form may return in addition. */
const BODY_CODES = ['body_too_large', 'unsupported_media_type', 'malformed_form', 'file_too_large', 'too_many_parts'];

const typeOf = (resource: string): string => `${capitalize(resource)}Resource`;

/**
 * A resource of the client: its interface and what makes it.
 * @param all The operations of the contract: reading them takes longer than all else here.
 */
export function emitResource(
  contract: Contract,
  all: readonly Operation[],
  resource: string,
  rows: readonly OperationRow[],
): string {
  const file = kebabCase(resource);
  const methods = rows.map((row) => methodDoc(contract, all, row) + `  ${row.verb}${signatureOf(row)};`);
  const imports = new Set(rows.flatMap(typesOf));
  const promises = ['ApiPromise', 'PagePromise'].filter((name) => methods.some((text) => text.includes(`: ${name}<`)));
  const options = [...new Set(rows.map(optionsOf))].toSorted();
  const helpers = HELPERS.has(resource) ? `${capitalize(resource)}Helpers` : '';
  const bound = `bind<${helpers ? `Omit<${typeOf(resource)}, keyof ${helpers}>` : typeOf(resource)}>(call, {
${rows.map(({ id, verb }) => `    ${verb}: ${id},`).join('\n')}
  })`;
  return `${promises.map((name) => `import type { ${name} } from '../../core/${kebabCase(name).slice(1)}.ts';\n`).join('')}import { bind } from '../../core/bind.ts';
import type { Call } from '../../core/pipeline.ts';
import type { ${options.join(', ')} } from '../../core/request-options.ts';
${helpers && `import { create${helpers} } from '../../helpers/${file}.ts';\nimport type { ${helpers} } from '../../helpers/${file}.ts';\n`}import { ${rows.map(({ id }) => id).join(', ')} } from '../../generated/operations/${file}.ts';
${imports.size > 0 ? `import type { ${[...imports].toSorted().join(', ')} } from '../../generated/types.ts';\n` : ''}
${docComment([contract['x-sdk-resources']?.[resource] ?? ''])}export interface ${typeOf(resource)}${helpers && ` extends ${helpers}`} {
${methods.join('\n')}
}

export function create${typeOf(resource)}(call: Call): ${typeOf(resource)} {
  return ${helpers ? `{ ...${bound}, ...create${helpers}(call) }` : bound};
}
`;
}

/** The client with every resource. */
export function emitClient({ 'x-sdk-resources': texts = {} }: Contract, resources: readonly string[]): string {
  const each = (line: (resource: string) => string): string => resources.map(line).join('\n');
  return `import type { ClientOptions } from '../../core/client-options.ts';
import type { Call } from '../../core/pipeline.ts';
import { createClient } from '../../create-client.ts';
${each((resource) => {
  const from = `from './${kebabCase(resource)}.ts';`;
  return `import { create${typeOf(resource)} } ${from}\nimport type { ${typeOf(resource)} } ${from}`;
})}

/** A client of the Regen API. */
export interface Regen {
${each((resource) => `${docComment([texts[resource] ?? ''], '  ')}  readonly ${resource}: ${typeOf(resource)};`)}
  /** Runs one operation: what \`@regen/sdk/query\` takes. */
  readonly call: Call;
  /** Calls what has no method here, with the same pipeline: \`request('GET', '/reports', { query: { year: 2026 } })\`. */
  readonly request: Call['request'];
  /** The same client with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Regen;
}

/** Makes a client. It keeps no state besides its options, so one a request on a server and one a page in a browser are alike. */
export function createRegen(options: ClientOptions): Regen {
  return createClient(options, {
${each((resource) => `    ${resource}: create${typeOf(resource)},`)}
  });
}
`;
}

function methodDoc(contract: Contract, all: readonly Operation[], row: OperationRow): string {
  const { summary = '', description = '', tags = [], deprecated } = row.written;
  return docComment(
    [
      `${summary}.`,
      ...withMethods(all, description).split(/\n\s*\n/),
      row.list ? 'Await it for one page, or iterate it for the items of all pages.' : '',
      row.key ? 'Pass `idempotencyKey` to repeat a call whose answer was lost: it is then carried out once.' : '',
      failures(contract, all, row),
      deprecated ? '@deprecated' : '',
      example(contract, all, row),
      `@see \`${REFERENCE}/${tags[0] ?? ''}#${row.id}\` in the reference of your server`,
    ],
    '  ',
  );
}

/** The call with sample values, for a method that takes any. */
function example(contract: Contract, all: readonly Operation[], row: OperationRow): string {
  if (!needsParams(row)) return '';
  const operation = all.find(({ id }) => id === row.id);
  const call = operation ? sdkCall(contract, operation) : '';
  const data = dataOf(row);
  const name = data.charAt(0).toLowerCase() + data.slice(1);
  const plain = `${data === 'void' ? '' : `const ${name} = `}await ${call};`;
  const line = row.list ? `for await (const item of ${call}) console.log(item);` : plain;
  return ['@example', '```ts', line, '```'].join('\n');
}

/** The codes of an operation by their status, without those that any call may return. */
function failures(contract: Contract, all: readonly Operation[], { written }: OperationRow): string {
  const { 'x-errors': catalog = {} } = contract;
  const shared = [...commonCodes(contract, all), ...BODY_CODES];
  const own = (written['x-errors'] ?? []).filter((code) => !shared.includes(code));
  if (own.length === 0) return '';
  const byStatus = [...Map.groupBy(own, (code) => String(catalog[code]?.status))].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return `Fails with ${byStatus.map(([status, codes]) => `${status} ${codes.map((code) => `\`${code}\``).join(', ')}`).join('; ')}.`;
}

/** A text of the contract with the methods of the SDK in place of its operations. */
function withMethods(all: readonly Operation[], text: string): string {
  const names = new Map(all.map(({ id, written }) => [id, written['x-sdk']]));
  return text.replaceAll(/`(\w+)`/g, (code, id: string) => (names.has(id) ? `\`${names.get(id)}\`` : code));
}

function signatureOf(row: OperationRow): string {
  const params = `params${needsParams(row) ? '' : '?'}: ${capitalize(row.id)}Params, `;
  const promise = row.list
    ? `PagePromise<${dataOf(row)}, ${itemOf(row, row.list.item)}>`
    : `ApiPromise<${dataOf(row)}>`;
  return `(${hasParams(row) ? params : ''}options?: ${optionsOf(row)}): ${promise}`;
}

/** Files are sent as forms. */
const optionsOf = ({ body }: OperationRow): string =>
  body?.type === 'multipart/form-data' ? 'UploadOptions' : 'RequestOptions';

export function needsParams({ body, pathParams, requiredParams }: OperationRow): boolean {
  return body !== undefined || pathParams.length > 0 || requiredParams.length > 0;
}

/** The types of the contract that the method of a row names. */
function typesOf(row: OperationRow): string[] {
  const names = signatureOf(row).match(/\b[A-Z]\w*\b/g) ?? [];
  return names.filter((name) => !['ApiPromise', 'PagePromise', 'RequestOptions', 'UploadOptions'].includes(name));
}
