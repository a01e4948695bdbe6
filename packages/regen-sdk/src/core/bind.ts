import type { Operation } from './operation.ts';
import type { Call } from './pipeline.ts';
import type { RequestOptions } from './request-options.ts';

/**
 * Makes the methods of a resource out of their operations. The interface of the resource types them; a test compares it
 * with the contract.
 */
export function bind<Resource extends object>(
  call: Call,
  operations: Readonly<Record<keyof Resource, Operation>>,
): Resource {
  const methods: Partial<Record<keyof Resource, unknown>> = {};
  for (const verb in operations) {
    // Any parameters: the interface of the resource says which.
    const operation = operations[verb] as Operation<object | undefined>;
    methods[verb] =
      operation.hasParams === false
        ? (options?: RequestOptions) => call(operation, undefined, options)
        : (params?: object, options?: RequestOptions) => call(operation, params, options);
  }
  // Filled above, a method for each verb of the interface.
  return methods as Resource;
}
