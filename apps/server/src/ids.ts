import { createIdFactory } from '@regen/domain';
import type { IdKind } from '@regen/domain';
import { randomFillSync } from 'node:crypto';

export type IdMaker = (kind: IdKind) => string;

export function createIds(now: () => number): IdMaker {
  return createIdFactory({ now, fill: (bytes) => void randomFillSync(bytes) });
}
