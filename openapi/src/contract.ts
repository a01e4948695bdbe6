import type { OpenAPIV3_1 } from 'openapi-types';
import type { ErrorCatalog } from './errors.ts';

export type Reference = OpenAPIV3_1.ReferenceObject;
export type Info = OpenAPIV3_1.InfoObject;
export type Server = OpenAPIV3_1.ServerObject;
export type Tag = OpenAPIV3_1.TagObject;
export type Example = OpenAPIV3_1.ExampleObject;
export type SecurityRequirement = OpenAPIV3_1.SecurityRequirementObject;

/** JSON Schema 2020-12 with the keywords that the contract may use; the generator refuses any other one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  dependentRequired?: Record<string, string[]>;
  minProperties?: number;
  maxProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  contentMediaType?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  not?: Schema;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, Example | Reference>;
}

export type Content = Record<string, Media>;

export interface Parameter extends Omit<OpenAPIV3_1.ParameterObject, 'in' | 'schema' | 'content' | 'examples'> {
  in: 'path' | 'query' | 'header' | 'cookie';
  schema: Schema;
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Content;
}

export interface Header {
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Header | Reference>;
  content?: Content;
}

/** A read with some of its parameters, as runtime expressions of OpenAPI: `$request.path.id`, `$response.body#/id`. */
export interface CachedRead {
  operation: string;
  parameters: Record<string, string>;
}

/** An operation as it is written; `operations()` resolves it. */
export interface WrittenOperation {
  operationId: string;
  /** The method that calls it, `resource.verb`: `orders.pay` for `orderPay`. */
  'x-sdk'?: string;
  /** Whether it is a read, where its method does not say so: `false` for a GET that changes something. */
  'x-query'?: boolean;
  /** A read that is not retried when it fails. */
  'x-no-retry'?: boolean;
  /** It takes a password or a card number, which no cache may keep. */
  'x-secret'?: boolean;
  /** The reads whose results become stale after this write. */
  'x-stales'?: string[];
  /** The read that would return this write's response. */
  'x-keeps'?: CachedRead;
  /** The read that no longer finds anything after this write. */
  'x-removes'?: CachedRead;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: SecurityRequirement[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, Response | Reference>;
  deprecated?: boolean;
  /** Every code that it refuses with, those of all operations included. */
  'x-errors'?: string[];
  /** Days: `2027-01-31`. */
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
  /** A write that may be repeated although it takes no idempotency key. */
  'x-retry-safe'?: boolean;
  /** An operation that the specification does not name, and why there is one. */
  'x-addition'?: boolean;
  'x-addition-reason'?: string;
}

export const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

export type PathItem = Partial<Record<Method, WrittenOperation>> & {
  parameters?: (Parameter | Reference)[];
  /** Only where it is another host than that of the description. */
  servers?: Server[];
};

export interface Components {
  schemas?: Record<string, Schema>;
  parameters?: Record<string, Parameter | Reference>;
  responses?: Record<string, Response | Reference>;
  requestBodies?: Record<string, RequestBody | Reference>;
  headers?: Record<string, Header | Reference>;
  examples?: Record<string, Example | Reference>;
  securitySchemes?: Record<string, OpenAPIV3_1.SecuritySchemeObject>;
}

/** A message of the live connection, as it is written; `liveKinds()` checks it. */
export interface WrittenLive {
  schema: Schema;
  /** The reads that it makes stale. */
  stales?: string[];
}

/** An API description in one piece, OpenAPI 3.1: references point to its own components only. */
export interface Contract {
  openapi: string;
  info: Info;
  servers?: Server[];
  security?: SecurityRequirement[];
  tags?: Tag[];
  /** What each resource of the SDK is, for its readers. */
  'x-sdk-resources'?: Record<string, string>;
  /** What the live connection sends, by `key`. */
  'x-live'?: Record<string, WrittenLive>;
  paths: Record<string, PathItem>;
  components?: Components;
  'x-errors'?: ErrorCatalog;
}
