import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../../refuse.ts';
import type { HttpError } from '../../refuse.ts';
import { FORM, MAX_FILE_BYTES } from '../description/form-plan.ts';
import type { FormPlan } from '../description/form-plan.ts';
import { ReadFile } from './form-file.ts';
import { boundaryOf, decodeText, readMultipart } from './multipart.ts';
import type { Part } from './multipart.ts';
import { ValidationFailure } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: FormPlan;
  }
}

const MIB = 1024 * 1024;
const MAX_PARTS = 200;

function megabytes(bytes: number): string {
  return `${Math.round((bytes / MIB) * 10) / 10} MB`;
}

export function fileTooLarge(limit: number, name?: string): HttpError {
  const message = `A file may have at most ${megabytes(limit)}.`;
  return refuse('file_too_large', message, {
    ...(name !== undefined && { details: [{ path: `/${name}`, message: `at most ${megabytes(limit)}` }] }),
  });
}

function valueOf(part: Part, plan: FormPlan): unknown {
  if (part.filename === null) return decodeText(part.bytes);
  const limit = plan.files.get(part.name) ?? MAX_FILE_BYTES;
  if (part.bytes.length > limit) throw fileTooLarge(limit, part.name);
  return new ReadFile(part.filename, part.contentType, part.bytes);
}

/** The fields of a form, by name. What is not a list and comes twice is refused; unknown names are left to the schema. */
function collectForm(parts: readonly Part[], plan: FormPlan): Record<string, unknown> {
  // Without a prototype, so that a field named `__proto__` is a field like any other.
  const fields = Object.create(null) as Record<string, unknown>;
  const repeated = new Set<string>();
  for (const part of parts) {
    // How a browser sends a file input that nothing was chosen in.
    if (part.filename === '' && part.bytes.length === 0) continue;
    const value = valueOf(part, plan);
    const known = fields[part.name];
    if (plan.lists.has(part.name)) fields[part.name] = [...(Array.isArray(known) ? (known as unknown[]) : []), value];
    else if (known === undefined) fields[part.name] = value;
    else repeated.add(part.name);
  }
  if (repeated.size > 0) {
    throw new ValidationFailure(
      [...repeated].map((name) => ({ path: `/${name}`, message: 'may be sent only once', code: 'repeated' })),
    );
  }
  return fields;
}

function wrongType(wanted: string): HttpError {
  return refuse('unsupported_media_type', `The body must be ${wanted}.`);
}

/** Refuses a body that is not a form before any of it is read. */
export function requireForm(request: FastifyRequest): void {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== FORM) throw wrongType(FORM);
}

/** Forms are read into memory whole, within the limits of their operation: nothing is ever written to disk. */
export function acceptForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, { parseAs: 'buffer' }, (request, body, done) => {
    const { form } = request.routeOptions.config;
    try {
      if (!form) throw wrongType('application/json');
      const parts = readMultipart(body as Buffer, boundaryOf(request.headers['content-type']), MAX_PARTS);
      done(null, collectForm(parts, form));
    } catch (error) {
      // Only refusals are thrown above.
      done(error as Error, undefined);
    }
  });
}
