import type {
  Contract,
  Header,
  Media,
  Method,
  Parameter,
  PathItem,
  Response,
  SecurityRequirement,
  WrittenOperation,
} from './contract.ts';
import { METHODS } from './contract.ts';
import { escapeKey, isReference, resolve } from './resolve.ts';

/** A parameter, and the location of its schema in the contract. */
export interface OperationParameter extends Parameter {
  /** JSON pointer below `#`. */
  pointer: string;
}

export interface OperationBody extends Media {
  type: string;
  isRequired: boolean;
  /** JSON pointer of its schema below `#`. */
  pointer: string;
}

/** A response of an operation. */
export interface OperationResponse extends Omit<Response, 'headers' | 'content'> {
  status: string;
  headers: Readonly<Record<string, Header>>;
  /** Null if there is no body. */
  media: (Media & { type: string }) | null;
}

/** One operation with the references of its parts resolved, those of schemas excepted. */
export interface Operation {
  id: string;
  method: Method;
  /** Below the base path of its host. */
  path: string;
  /** The base path of its host: `/api/v1/regen`. */
  base: string;
  security: readonly SecurityRequirement[];
  /** Those of the path first. */
  parameters: readonly OperationParameter[];
  body: OperationBody | null;
  responses: readonly OperationResponse[];
  /** Every code that it refuses with. */
  errors: readonly string[];
  /** Its texts, tags and extensions, as they are written. */
  written: WrittenOperation;
}

/** Base path of the operations of a path, or of the description's own host. */
export function basePath(contract: Contract, item?: PathItem): string {
  const [server] = item?.servers ?? contract.servers ?? [];
  return new URL(server?.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '');
}

/**
 * Every operation of the contract, in its order.
 * @throws Error when a reference leads nowhere, or an operation takes or gives several types of body.
 */
export function operations(contract: Contract): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const written = item[method];
      return written ? [readOperation(contract, path, item, method, written)] : [];
    }),
  );
}

function readOperation(
  contract: Contract,
  path: string,
  item: PathItem,
  method: Method,
  written: WrittenOperation,
): Operation {
  const at = `/paths/${escapeKey(path)}`;
  return {
    id: written.operationId,
    method,
    path,
    base: basePath(contract, item),
    security: written.security ?? contract.security ?? [],
    parameters: readParameters(contract, [
      [at, item.parameters],
      [`${at}/${method}`, written.parameters],
    ]),
    body: readBody(contract, `${at}/${method}`, written),
    responses: Object.entries(written.responses).map(([status, part]) =>
      readResponse(contract, written.operationId, status, part),
    ),
    errors: written['x-errors'] ?? [],
    written,
  };
}

function readParameters(
  contract: Contract,
  lists: readonly (readonly [place: string, list: PathItem['parameters']])[],
): OperationParameter[] {
  const found = new Map<string, OperationParameter>();
  for (const [place, list = []] of lists) {
    for (const [index, part] of list.entries()) {
      const parameter = resolve<Parameter>(contract, part);
      const pointer = isReference(part) ? part.$ref.slice(1) : `${place}/parameters/${index}`;
      // An operation may override a parameter of its path.
      found.set(`${parameter.in} ${parameter.name}`, { ...parameter, pointer: `${pointer}/schema` });
    }
  }
  return [...found.values()];
}

function readBody(
  contract: Contract,
  at: string,
  { operationId, requestBody: part }: WrittenOperation,
): OperationBody | null {
  if (!part) return null;
  const { content, required = false } = resolve(contract, part);
  const media = onlyMedia(content, `${operationId} takes`);
  if (!media) throw new Error(`${operationId} takes a body of no type.`);
  const place = isReference(part) ? part.$ref.slice(1) : `${at}/requestBody`;
  return { ...media, isRequired: required, pointer: `${place}/content/${escapeKey(media.type)}/schema` };
}

function readResponse(
  contract: Contract,
  operationId: string,
  status: string,
  part: WrittenOperation['responses'][string],
): OperationResponse {
  const { content, headers = {}, ...texts } = resolve(contract, part);
  return {
    ...texts,
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, header]) => [name, resolve<Header>(contract, header)]),
    ),
    media: onlyMedia(content, `${operationId} gives for ${status}`),
  };
}

function onlyMedia(content: Response['content'], who: string): (Media & { type: string }) | null {
  const [first, ...others] = Object.entries(content ?? {});
  if (!first) return null;
  if (others.length > 0) throw new Error(`${who} several types of body: ${Object.keys(content ?? {}).join(', ')}.`);
  const [type, media] = first;
  return { ...media, type };
}
