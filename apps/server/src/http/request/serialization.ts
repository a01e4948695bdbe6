import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

/** Fastify's own serializer of a response, compiled now. */
export const compileSerializer = SerializerSelector()();

/** The same serializers, each compiled when its response is first sent, like the validators (`validation.ts`). */
export function createSerializerCompiler(): FastifySerializerCompiler<object> {
  return ({ schema, method, url, httpStatus = '' }) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data: unknown) => {
      serialize ??= compileSerializer({ schema, method, url, httpStatus });
      return serialize(data);
    };
  };
}
