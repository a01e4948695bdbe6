import type { AccessRule } from '../http/access/rules.ts';
import type { OperationId } from '../http/description/operation-types.ts';
import type { AnyOperations, Operations } from '../http/operation.ts';
import type { Job } from '../jobs/job.ts';

interface Background {
  /** Background work: starts after the server listens, ends before the database closes. */
  jobs?: readonly Job[];
  /** Called once the server listens, before its jobs start. */
  start?: () => void | Promise<void>;
  stop?: () => void | Promise<void>;
}

/** What each `createXModule(needs)` returns: its operations and its background work. */
export interface Module<Id extends OperationId = OperationId> extends Background {
  operations: Operations<Id>;
}

/** A module of any operations. */
export interface AnyModule extends Background {
  operations: AnyOperations;
}

/** Who may call each operation. */
export function rulesOf(modules: readonly AnyModule[]): ReadonlyMap<string, AccessRule> {
  const operations = modules.flatMap((module) => Object.entries(module.operations));
  return new Map(operations.map(([id, { rule }]) => [id, rule]));
}
