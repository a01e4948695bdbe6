import type { ClientOptions } from './core/client-options.ts';
import { createCall } from './core/pipeline.ts';
import type { Call } from './core/pipeline.ts';

/** A client with the resources that its factories make. */
export type Client<Factories> = {
  readonly [Name in keyof Factories]: Factories[Name] extends (call: Call) => infer Resource ? Resource : never;
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
  // Each name has what its own factory made.
  return Object.fromEntries(resources) as Client<Factories>;
}
