import { operations, resolve } from '@regen/contract';
import type { Contract, ErrorCatalog, Example, Info, Media, Operation, Reference, Tag } from '@regen/contract';

/** One operation as the pages show it. */
export interface ShownOperation extends Operation {
  /** With the base path of its host. */
  fullPath: string;
  tag: string;
  summary: string;
  description: string;
  /** Why a call exists that the specification does not name. */
  addition: string | null;
  /** Days between which callers have to find another way; null while it stays. */
  endOfLife: { since: string; sunset: string | null } | null;
  schemes: readonly string[];
}

/** The contract as the pages read it. */
export class Description {
  readonly contract: Contract;
  readonly info: Info;
  /** Those that have operations. */
  readonly tags: readonly Tag[];
  readonly operations: readonly ShownOperation[];
  readonly errors: ErrorCatalog;

  constructor(contract: Contract) {
    this.contract = contract;
    this.info = contract.info;
    this.errors = contract['x-errors'] ?? {};
    this.operations = operations(contract).map(shown);
    this.tags = (contract.tags ?? []).filter(({ name }) => this.operations.some(({ tag }) => tag === name));
  }

  /** The part itself, or what it refers to. */
  follow<T extends object>(part: T | Reference): T {
    return resolve(this.contract, part);
  }

  /** The examples of a body, each with what it shows. */
  examplesOf(media: Media | null): Example[] {
    if (media === null) return [];
    if (media.example !== undefined) return [{ value: media.example }];
    return Object.values(media.examples ?? {}).map((example) => this.follow<Example>(example));
  }
}

function shown(operation: Operation): ShownOperation {
  const { id, base, path, security, written } = operation;
  return {
    ...operation,
    fullPath: base + path,
    tag: written.tags?.[0] ?? 'other',
    summary: written.summary ?? id,
    description: written.description ?? '',
    addition: written['x-addition'] ? (written['x-addition-reason'] ?? '') : null,
    endOfLife: written.deprecated
      ? { since: written['x-deprecated-since'] ?? '', sunset: written['x-sunset'] ?? null }
      : null,
    schemes: security.flatMap((entry) => Object.keys(entry)),
  };
}
