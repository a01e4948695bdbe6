import { resolve } from '@regen/contract';
import type { Contract } from '@regen/contract';

/** Any object of a description: schemas are compared keyword by keyword, whichever they are. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeIn = (node: Node, key: string): Node => {
  const value = node[key];
  return isNode(value) ? value : {};
};

export const textsIn = (node: Node, key: string): readonly string[] => {
  const value = node[key];
  return Array.isArray(value) ? value.map(String) : [];
};

/** What a value is or refers to; a schema that is not an object says nothing. */
export const follow = (contract: Contract, value: unknown): Node => (isNode(value) ? resolve(contract, value) : {});
