import { dirname, relative, resolve } from 'node:path';
import { isReference } from '@regen/contract';
import type { Header, Parameter, Reference, RequestBody, Response } from '@regen/contract';

type Parameters = (Parameter | Reference)[];
type Responses = Record<string, Response | Reference>;
type Headers = Record<string, Header | Reference>;

/** `openapi/common.yaml`. */
export interface CommonParts {
  operation: { parameters: Parameters; responses: Responses };
  body: { responses: Responses };
  response: { headers: Headers };
}

interface Operation {
  parameters?: Parameters;
  requestBody?: RequestBody | Reference;
  responses?: Responses;
}

/** How Redocly walks over a description, as far as this reads it. */
interface Context {
  location: { source: { absoluteRef: string } };
  resolve(reference: Reference, from?: string): { node?: unknown; location?: Context['location'] };
}

/** What stands in one file, as it is written in another: references between files start at the folder of the one they stand in. */
function moved<Part extends object>(part: Part, from: string, to: string): Part | Reference {
  if (!isReference(part)) return part;
  const [file = '', pointer = ''] = part.$ref.split('#');
  const target = relative(dirname(to), resolve(dirname(from), file)).replaceAll('\\', '/');
  return { $ref: `${target}#${pointer}` };
}

/**
 * Puts what holds for all operations into each of them, while Redocly reads the description: before it is linted and before it is bundled,
 * so that the linter sees the whole and still knows the line of each fault.
 */
export function createCommonParts() {
  let common: CommonParts | undefined;
  let home = '';

  const movedAll = <Part extends object>(parts: Record<string, Part>, to: string): [string, Part | Reference][] =>
    Object.entries(parts).map(([key, part]) => [key, moved(part, home, to)]);

  function addHeaders(response: Response, file: string): void {
    if (!common) return;
    response.headers = { ...Object.fromEntries(movedAll(common.response.headers, file)), ...response.headers };
  }

  return {
    Root: {
      enter(root: { 'x-common'?: Reference }, { resolve: follow }: Context) {
        const reference = root['x-common'];
        if (!reference) return;
        delete root['x-common'];
        const { node, location } = follow(reference);
        if (!node || !location) throw new Error(`${reference.$ref} leads nowhere.`);
        // Hand-written, and what is read of it goes through the linter as part of each operation.
        common = node as CommonParts;
        home = location.source.absoluteRef;
        // No operation refers to these yet, so Redocly would not come by.
        for (const part of Object.values({ ...common.operation.responses, ...common.body.responses })) {
          const found = isReference(part) ? follow(part, home) : {};
          if (found.node && found.location) addHeaders(found.node as Response, found.location.source.absoluteRef);
        }
      },
    },
    Operation: {
      enter(operation: Operation, { location, resolve: follow }: Context) {
        if (!common) return;
        const file = location.source.absoluteRef;
        const keyOf = (part: Parameter | Reference, from: string): string => {
          const { in: place, name } = (isReference(part) ? follow(part, from).node : part) as Parameter;
          return `${place} ${name}`;
        };
        const own = operation.parameters ?? [];
        const known = new Set(own.map((part) => keyOf(part, file)));
        const added = common.operation.parameters.filter((part) => !known.has(keyOf(part, home)));
        operation.parameters = [...added.map((part) => moved(part, home, file)), ...own];
        operation.responses = {
          ...Object.fromEntries(movedAll(common.operation.responses, file)),
          ...(operation.requestBody && Object.fromEntries(movedAll(common.body.responses, file))),
          ...operation.responses,
        };
      },
    },
    Response: {
      enter: (response: Response, { location }: Context) => addHeaders(response, location.source.absoluteRef),
    },
  };
}

/** A plugin of Redocly, see `redocly.yaml`. */
export default (): object => ({ id: 'regen', preprocessors: { oas3: { 'common-parts': createCommonParts } } });
