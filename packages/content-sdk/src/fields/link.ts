import { notALinkTo, readPointer } from '../data/links.ts';
import type { LinkTarget, Pointer } from '../data/links.ts';
import type { ReportProblem } from '../data/problem-reason.ts';
import type { DataOf, ModelRef } from '../data/reader.ts';
import type { ContentField } from './field.ts';

/** A model, or several whose `type` tells their records apart. A function, so that it may be defined later in the file. */
export type Targets<Model extends ModelRef> = () => Model | readonly Model[];

/** One record of these models; null if the link is empty, broken, circular, or not for the reader. */
export function linkTo<Model extends ModelRef>(models: Targets<Model>): ContentField<DataOf<Model> | null> {
  return {
    targets: () => listOf(models),
    parse: (value, report) => pointersIn([value], 'Entry', report)[0] ?? null,
    // The reader makes records of these models only.
    resolve: (pointer: Pointer | null, links) =>
      pointer && (links.record(pointer, listOf(models)) as DataOf<Model> | null),
    keys: (pointer: Pointer | null) => (pointer ? [pointer.id] : []),
  };
}

/** Records of these models, in the editor's order, without those that cannot be read. */
export function linksTo<Model extends ModelRef>(models: Targets<Model>): ContentField<readonly DataOf<Model>[]> {
  return {
    targets: () => listOf(models),
    parse: (value, report) => pointersIn(value, 'Entry', report),
    resolve: (pointers: readonly Pointer[], links) =>
      pointers.flatMap((pointer) => (links.record(pointer, listOf(models)) as DataOf<Model> | null) ?? []),
    keys: (pointers: readonly Pointer[]) => pointers.map(({ id }) => id),
  };
}

/** The pointers of a list; null and absent are none. */
export function pointersIn(value: unknown, linkType: Pointer['linkType'], report: ReportProblem): readonly Pointer[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    report('wrong-type', 'must be a list of links');
    return [];
  }
  return value.flatMap((item: unknown) => {
    if (item === undefined || item === null) return [];
    const pointer = readPointer(item);
    if (pointer?.linkType === linkType) return [pointer];
    report('wrong-type', notALinkTo(linkType));
    return [];
  });
}

export function listOf<Model extends ModelRef>(models: Targets<Model>): readonly LinkTarget[] {
  const found: ModelRef | readonly ModelRef[] = models();
  return 'type' in found ? [found] : found;
}
