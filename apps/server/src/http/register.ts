import { basePath } from '@regen/contract';
import type { Contract } from '@regen/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Actor } from '../auth/actor.ts';
import type { Auth } from '../auth/auth.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../refuse.ts';
import { authenticate, requirementOf } from './access/authenticate.ts';
import { checkAccess } from './access/check-access.ts';
import { createConnections } from './access/connections.ts';
import type { Connections } from './access/connections.ts';
import { matchOperations } from './boot-checks.ts';
import type { MatchedOperation } from './boot-checks.ts';
import { answersOf, successStatus } from './description/answers.ts';
import { deprecationHeaders } from './description/deprecation.ts';
import { createMethodLookup } from './description/method-lookup.ts';
import { schemasOf, withoutReferences } from './description/route-schemas.ts';
import { handleErrors } from './errors/error-handler.ts';
import { createPathRefusal, refusePath } from './errors/unknown-path.ts';
import { RawJson } from './operation.ts';
import type { AnyOperations } from './operation.ts';
import { acceptJsonOnly } from './request/accept-json.ts';
import { completeSuccess } from './request/complete-success.ts';
import { acceptForms, requireForm } from './request/form.ts';
import { RequestCall } from './request/request-call.ts';
import type { CallEnvironment } from './request/request-call.ts';
import { createSerializerCompiler } from './request/serialization.ts';
import { createValidatorCompiler } from './request/validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
  interface FastifyContextConfig {
    operationId?: string;
    /** Read page by page. */
    isPaged?: boolean;
    /** A visitor may revalidate a cached response. */
    isConditional?: boolean;
  }
}

/** No path of ours is longer. */
const MAX_URL = 8_192;

/** Body bytes that no operation expects, such as the `{}` that some clients send with each request. */
const UNASKED_BODY = 1_024;

const API_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

export interface ContractOptions {
  contract: Contract;
  /** Of each module. */
  operations: readonly AnyOperations[];
  auth: Auth;
  db: Database;
  clock: Clock;
  isSecure: boolean;
  /** Called with each success body before it is sent: tests compare it with the contract. */
  checkResult?: ((operationId: string, status: number, body: unknown) => void) | undefined;
  /** Receives every response as it is sent, refusals included: tests compare it with the contract. */
  onAnswer?: ((answer: SentAnswer) => void) | undefined;
}

/** An API response on its way out. */
export interface SentAnswer {
  /** Null when the request met no operation. */
  operationId: string | null;
  request: FastifyRequest;
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** The body; null when there is none or it is a stream. */
  text: string | null;
}

function textOf(payload: unknown): string | null {
  if (Buffer.isBuffer(payload)) return payload.toString('utf8');
  return typeof payload === 'string' ? payload : null;
}

type RouteNeeds = ContractOptions & { connections: Connections };

type LooseHandler = (call: RequestCall) => Promise<unknown>;

/** The Fastify route of one operation: authentication, then validation (by the contract), then access, then the handler. */
function routeOptions(matched: MatchedOperation, options: RouteNeeds): RouteOptions {
  const { auth, db, clock, checkResult, connections } = options;
  const { described, rule } = matched;
  const { id: operationId, body } = described;
  // Its key in the module ties a handler to the types of its operation; here it is called by name.
  const handler = matched.handler as LooseHandler;
  const requirement = requirementOf(described.security);
  const status = successStatus(described);
  const { schema, form } = schemasOf(described);
  const endOfLife = deprecationHeaders(described.written);
  const environment: CallEnvironment = { operationId, auth, db, clock, isSecure: options.isSecure };

  return {
    method: described.method,
    // Fastify's syntax is `/users/:userId`.
    url: described.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema,
    config: { operationId, ...(form && { form }), ...answersOf(described) },
    ...(form && { bodyLimit: form.bodyLimit }),
    ...(!body && { bodyLimit: UNASKED_BODY }),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Refusals have it too: every caller has to learn of it.
      if (endOfLife) reply.headers(endOfLife);
      const actor = authenticate(request.headers.authorization, requirement, auth);
      request.actor = actor instanceof Promise ? await actor : actor;
      if (!form) return;
      // Megabytes of a stranger are not read. (A rule about a field of the body has to wait for it.)
      const params = request.params as Record<string, unknown>;
      if (rule.who !== 'writesTo') await checkAccess(rule, request.actor, { params }, connections);
      requireForm(request);
    },
    preHandler: async (request: FastifyRequest) => {
      const { actor, body, params } = request;
      const asked = checkAccess(rule, actor, { params: params as Record<string, unknown>, body }, connections);
      if (asked) await asked;
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(status);
      const result = await handler(new RequestCall(request, reply, request.actor, environment));
      if (result instanceof RawJson) {
        checkResult?.(operationId, reply.statusCode, JSON.parse(result.bytes.toString('utf8')));
        return reply.headers(result.headers).type('application/json; charset=utf-8').send(result.bytes);
      }
      checkResult?.(operationId, reply.statusCode, result);
      // 204 has no body; this tells Fastify that the response is complete.
      return result === undefined ? reply.send() : result;
    },
  };
}

/** The operations of one host, below its base path. */
async function registerHost(
  server: FastifyInstance,
  prefix: string,
  own: readonly MatchedOperation[],
  options: RouteNeeds,
): Promise<void> {
  await server.register(
    async (api) => {
      acceptJsonOnly(api);
      acceptForms(api);
      handleErrors(api);
      api.setValidatorCompiler(createValidatorCompiler());
      api.setSerializerCompiler(createSerializerCompiler());
      api.addHook('onRequest', async (request, reply) => {
        reply.headers(API_HEADERS).header('x-request-id', request.id);
        if (request.raw.url && request.raw.url.length > MAX_URL) {
          throw refuse('uri_too_long', `A path has at most ${MAX_URL} characters.`);
        }
      });
      api.addHook('onSend', completeSuccess);
      const { onAnswer } = options;
      if (onAnswer) {
        api.addHook('onSend', async (request, reply, payload) => {
          const operationId = request.routeOptions.config.operationId ?? null;
          const { statusCode: status } = reply;
          onAnswer({ operationId, request, status, headers: reply.getHeaders(), text: textOf(payload) });
        });
      }
      const refuseUnknown = createPathRefusal(prefix, createMethodLookup(own.map(({ described }) => described)));
      api.setNotFoundHandler(refuseUnknown);
      // Routes, because the storefront handles every other path of the host. Refused before any body is read.
      for (const path of ['', '/*'])
        api.all(path, { onRequest: async (request, reply) => refuseUnknown(request, reply) }, refuseUnknown);
      for (const matched of own) api.route(routeOptions(matched, options));
    },
    { prefix },
  );
}

/** Puts the whole contract on the server: routes, validation, authentication, access, error bodies. */
export async function registerContract(server: FastifyInstance, options: ContractOptions): Promise<void> {
  const { contract } = options;
  const matched = matchOperations(withoutReferences(contract), options.operations);
  const needs = { ...options, connections: createConnections(options.db) };
  server.decorateRequest('actor');
  for (const prefix of new Set([basePath(contract), ...matched.map(({ described }) => described.base)])) {
    const own = matched.filter(({ described }) => described.base === prefix);
    await registerHost(server, prefix, own, needs);
  }
  for (const path of ['/api', '/api/*']) {
    server.all(path, refusePath);
  }
}
