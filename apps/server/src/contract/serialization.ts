import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify';

/** Fastify's own serializers, each compiled when its response is first sent, like the validators. */
export function createSerializerCompiler(): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()();
  return ({ schema, method, url, httpStatus = '' }) => {
    let serialize: ((data: unknown) => string) | undefined;
    return (data: unknown) => {
      serialize ??= compile({ schema, method, url, httpStatus });
      return serialize(data);
    };
  };
}
