import { operations } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { refusalsOf } from './access/check-access.ts';
import { FORM } from './request/form.ts';
import type { AnyModule } from './module.ts';

/** Names of the security schemes that `authenticate.ts` knows. */
const KNOWN_SCHEMES: readonly string[] = ['clientKey', 'session'];

const SUPPORTED_BODIES = new Set(['application/json', FORM]);

/** What is wrong between the contract and the code, as sentences. The server does not start unless there is nothing. */
export function findGaps(contract: Contract, modules: readonly AnyModule[]): string[] {
  const gaps: string[] = [];
  const known = new Set<string>();

  for (const scheme of Object.keys(contract.components?.securitySchemes ?? {})) {
    if (!KNOWN_SCHEMES.includes(scheme)) gaps.push(`The security scheme ${scheme} is not handled.`);
  }

  for (const { id: operationId, method, path, security, parameters, body, errors } of operations(contract)) {
    const place = `${operationId} (${method.toUpperCase()} ${path})`;
    if (!operationId) gaps.push(`${method.toUpperCase()} ${path} has no operationId.`);
    if (known.has(operationId)) gaps.push(`${operationId} appears twice in the contract.`);
    known.add(operationId);

    const owners = modules.filter((module) => operationId in module.handlers);
    if (owners.length === 0) gaps.push(`${place} has no handler.`);
    if (owners.length > 1) gaps.push(`${operationId} has ${owners.length} handlers.`);
    const rules = modules.filter((module) => operationId in module.access);
    if (rules.length === 0) gaps.push(`${place} has no access rule.`);

    for (const name of security.flatMap((entry) => Object.keys(entry))) {
      if (!KNOWN_SCHEMES.includes(name)) gaps.push(`${operationId} asks for ${name}, which is not a handled scheme.`);
    }
    const rule = rules[0]?.access[operationId];
    for (const code of rule ? refusalsOf(rule) : []) {
      if (!errors.includes(code)) gaps.push(`${operationId} may refuse with ${code}, which its x-errors lack.`);
    }
    const allowsSignedOut = security.length === 0 || security.some((entry) => !('session' in entry));
    if (rule && rule.who !== 'anyone' && rule.who !== 'self' && allowsSignedOut)
      gaps.push(`${operationId} is for signed-in people but its security lets others in.`);

    if (rule && 'param' in rule && !parameters.some(({ name, in: place }) => place === 'path' && name === rule.param)) {
      gaps.push(`The access rule of ${operationId} names {${rule.param}}, which is not in ${path}.`);
    }
    for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
      // The router silently ignores names with other characters.
      if (!/^\w+$/.test(name ?? '')) gaps.push(`${path} has the parameter {${name}}; only letters, digits and _ work.`);
      if (!parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
        gaps.push(`${operationId} does not describe {${name}}.`);
      }
    }
    if (body && !SUPPORTED_BODIES.has(body.type)) {
      gaps.push(`${operationId} takes ${body.type}, which the server does not read.`);
    }
  }

  for (const module of modules) {
    for (const name of Object.keys(module.handlers)) {
      if (!known.has(name)) gaps.push(`The handler ${name} is not an operation of the contract.`);
    }
    for (const name of Object.keys(module.access)) {
      if (!known.has(name)) gaps.push(`The access rule ${name} is not an operation of the contract.`);
    }
  }
  return gaps;
}

export function assertComplete(contract: Contract, modules: readonly AnyModule[]): void {
  const gaps = findGaps(contract, modules);
  if (gaps.length > 0) throw new Error(`The contract and the server do not agree:\n- ${gaps.join('\n- ')}`);
}
