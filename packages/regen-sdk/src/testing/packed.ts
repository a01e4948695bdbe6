import { join } from 'node:path';
import { packProject } from '../../../../tools/package-check/src/packed-project.ts';
import type { PackedProject } from '../../../../tools/package-check/src/packed-project.ts';

export type { PackedProject };

export const root = join(import.meta.dirname, '../../../..');
export const sdk = join(root, 'packages/regen-sdk');

/** A project of its own with the packed package; what applications bring beside it comes from the workspace. */
export function packedProject(...beside: string[]): PackedProject {
  return packProject(sdk, beside);
}
