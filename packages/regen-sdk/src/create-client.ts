import type { ClientOptions } from './core/client-options.ts';
import { createCall } from './core/pipeline.ts';
import type { Call } from './core/pipeline.ts';

/** A client with the resources that its factories make. */
export type Client<Factories> = {
  readonly [Name in keyof Factories]: Factories[Name] extends (call: Call) => infer Resource ? Resource : never;
} & {
  /** Runs one operation: what `@regen/sdk/query` takes. */
  readonly call: Call;
  /** Calls what has no method here, with the same pipeline: `request('GET', '/reports', { query: { year: 2026 } })`. */
  readonly request: Call['request'];
  /** The same client with other options; those that are not given stay, and headers join. */
  withOptions(options: Partial<ClientOptions>): Client<Factories>;
};

/**
 * Makes a client with only the resources that are given, so that a bundler drops the others:
 * `createClient(options, { products: createProductsResource })`. With a `Call` of `createCall` in place of the options,
 * more resources can join later.
 */
export function createClient<Factories extends Readonly<Record<string, (call: Call) => object>>>(
  options: ClientOptions | Call,
  factories: Factories,
): Client<Factories> {
  const call = typeof options === 'function' ? options : createCall(options);
  const resources = Object.entries(factories).map(([name, create]) => [name, create(call)]);
  return {
    // Each name has what its own factory made.
    ...(Object.fromEntries(resources) as Client<Factories>),
    call,
    request: call.request,
    withOptions: (changes) => createClient(call.withOptions(changes), factories),
  };
}
