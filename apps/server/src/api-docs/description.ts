import { hostsOf, METHODS, parametersOf } from '../contract/document.ts';
import type { ContractDocument, ContractMethod, ContractParameter } from '../contract/document.ts';
import type { Schema } from './schema.ts';

interface Ref {
  $ref: string;
}

export interface Example {
  value: unknown;
  summary?: string;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Ref>;
}

export interface Answer {
  status: string;
  description: string;
  media: Media | undefined;
}

export interface Parameter extends Omit<ContractParameter, 'schema'> {
  description?: string;
  schema: Schema;
}

/** One operation as the pages show it, with the references of its parts followed. */
export interface Operation {
  id: string;
  method: ContractMethod;
  path: string;
  /** With the base path of its host. */
  fullPath: string;
  tag: string;
  summary: string;
  description: string;
  /** Why a call exists that the specification does not name. */
  addition: string | null;
  /** Days between which callers have to find another way; null while it stays. */
  endOfLife: { since: string; sunset: string | null } | null;
  schemes: readonly string[];
  parameters: readonly Parameter[];
  body: { type: string; media: Media; isRequired: boolean } | null;
  answers: readonly Answer[];
}

interface RawOperation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Ref | { description: string; content?: Record<string, Media> }>;
  'x-addition'?: boolean;
  'x-addition-reason'?: string;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
}

export interface Info {
  title: string;
  version: string;
  summary?: string;
  description?: string;
}

export interface Tag {
  name: string;
  description?: string;
}

/** Follows `#/…` references of one description. */
export class Description {
  readonly info: Info;
  readonly tags: readonly Tag[];
  readonly operations: readonly Operation[];
  readonly #document: object;

  constructor(contract: ContractDocument) {
    this.#document = contract;
    this.info = contract.info;
    const { tags = [] } = contract as { tags?: Tag[] };
    this.operations = this.#readOperations(contract);
    this.tags = tags.filter(({ name }) => this.operations.some(({ tag }) => tag === name));
  }

  /** The part itself, or what it refers to. */
  follow<T extends object>(part: T | Ref): T {
    if (!('$ref' in part) || typeof part.$ref !== 'string') return part as T;
    let found: unknown = this.#document;
    for (const name of part.$ref.slice(2).split('/')) found = (found as Record<string, unknown> | undefined)?.[name];
    if (typeof found !== 'object' || found === null) throw new Error(`${part.$ref} is not in the description.`);
    return found as T;
  }

  /** The examples of a body, each with what it shows. */
  examplesOf(media: Media | undefined): Example[] {
    if (media === undefined) return [];
    if (media.example !== undefined) return [{ value: media.example }];
    return Object.values(media.examples ?? {}).map((example) => this.follow<Example>(example));
  }

  #readOperations(contract: ContractDocument): Operation[] {
    return [...hostsOf(contract)].flatMap(([base, host]) =>
      Object.entries(host.paths).flatMap(([path, item]) =>
        METHODS.flatMap((method) => {
          const operation = item[method] as RawOperation | undefined;
          if (operation === undefined) return [];
          const route = { operationId: operation.operationId, method, path, operation: item[method]! };
          const body = Object.entries(operation.requestBody?.content ?? {})[0];
          return [
            {
              id: operation.operationId,
              method,
              path,
              fullPath: base + path,
              tag: operation.tags?.[0] ?? 'other',
              summary: operation.summary ?? operation.operationId,
              description: operation.description ?? '',
              addition: operation['x-addition'] ? (operation['x-addition-reason'] ?? '') : null,
              endOfLife: operation.deprecated
                ? { since: operation['x-deprecated-since'] ?? '', sunset: operation['x-sunset'] ?? null }
                : null,
              schemes: (operation.security ?? contract.security ?? []).flatMap((entry) => Object.keys(entry)),
              parameters: parametersOf(host, route) as Parameter[],
              body:
                (body && {
                  type: body[0],
                  media: body[1],
                  isRequired: operation.requestBody?.required ?? false,
                }) ||
                null,
              answers: Object.entries(operation.responses).map(([status, response]) => {
                const { description, content } = this.follow(response);
                return { status, description, media: Object.values(content ?? {})[0] };
              }),
            },
          ];
        }),
      ),
    );
  }
}
