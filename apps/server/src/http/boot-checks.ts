import { operations } from '@regen/contract';
import type { Contract, Operation } from '@regen/contract';
import { refusalsOf } from './access/check-access.ts';
import type { AccessRule } from './access/rules.ts';
import { FORM } from './description/form-plan.ts';
import type { AnyOperation, AnyOperations } from './operation.ts';

/** Names of the security schemes that `authenticate.ts` knows. */
const KNOWN_SCHEMES: readonly string[] = ['clientKey', 'session'];

const SUPPORTED_BODIES = new Set(['application/json', FORM]);

/** What the server could not serve as it is described. */
function descriptionGaps({ id, path, security, parameters, body }: Operation): string[] {
  const gaps: string[] = [];
  for (const name of security.flatMap((entry) => Object.keys(entry))) {
    if (!KNOWN_SCHEMES.includes(name)) gaps.push(`${id} asks for ${name}, which is not a handled scheme.`);
  }
  for (const [, name] of path.matchAll(/\{([^}]+)\}/g)) {
    // The router silently ignores names with other characters.
    if (!/^\w+$/.test(name ?? '')) gaps.push(`${path} has the parameter {${name}}; only letters, digits and _ work.`);
    if (!parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
      gaps.push(`${id} does not describe {${name}}.`);
    }
  }
  if (body && !SUPPORTED_BODIES.has(body.type)) {
    gaps.push(`${id} takes ${body.type}, which the server does not read.`);
  }
  return gaps;
}

/** Where the access rule of an operation and its description disagree. */
function ruleGaps({ id, path, security, parameters, errors }: Operation, rule: AccessRule): string[] {
  const gaps = refusalsOf(rule)
    .filter((code) => !errors.includes(code))
    .map((code) => `${id} may refuse with ${code}, which its x-errors lack.`);
  const allowsSignedOut = security.length === 0 || security.some((entry) => !('session' in entry));
  if (rule.who !== 'anyone' && rule.who !== 'self' && allowsSignedOut) {
    gaps.push(`${id} is for signed-in users, but its security lets others in.`);
  }
  if ('param' in rule && !parameters.some(({ name, in: place }) => place === 'path' && name === rule.param)) {
    gaps.push(`The access rule of ${id} names {${rule.param}}, which is not in ${path}.`);
  }
  return gaps;
}

export interface MatchedOperation extends AnyOperation {
  described: Operation;
}

/**
 * The code that handles each operation of the contract. Throws with every mismatch between the contract and the code.
 * @param answered - The operations of each module.
 */
export function matchOperations(contract: Contract, answered: readonly AnyOperations[]): MatchedOperation[] {
  const matched: MatchedOperation[] = [];
  const known = new Set<string>();
  const gaps = Object.keys(contract.components?.securitySchemes ?? {})
    .filter((scheme) => !KNOWN_SCHEMES.includes(scheme))
    .map((scheme) => `The security scheme ${scheme} is not handled.`);
  for (const described of operations(contract)) {
    const { id, method, path } = described;
    if (!id) gaps.push(`${method.toUpperCase()} ${path} has no operationId.`);
    if (known.has(id)) gaps.push(`${id} appears twice in the contract.`);
    known.add(id);

    const [answering, ...others] = answered.flatMap((own) => (Object.hasOwn(own, id) ? (own[id] ?? []) : []));
    gaps.push(...descriptionGaps(described));
    if (others.length > 0) gaps.push(`${id} is implemented by ${others.length + 1} modules.`);
    if (!answering) {
      gaps.push(`${id} (${method.toUpperCase()} ${path}) has no handler in any module.`);
      continue;
    }
    gaps.push(...ruleGaps(described, answering.rule));
    matched.push({ ...answering, described });
  }
  for (const name of answered.flatMap((own) => Object.keys(own))) {
    if (!known.has(name)) gaps.push(`${name} is implemented but is not an operation of the contract.`);
  }
  if (gaps.length > 0) throw new Error(`The contract and the server do not agree:\n- ${gaps.join('\n- ')}`);
  return matched;
}
