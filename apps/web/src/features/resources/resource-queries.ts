import type { helpLink, resource } from '@regen/content-sdk/models';
import { modelRef } from '@regen/content-sdk/query';
import type { Call } from '@regen/sdk';
import { contentAll } from '~/kernel/content.ts';

/** Every resource that the person may read, since the library is filtered and searched without asking again. */
export const allResources = (call: Call, caller: string) =>
  contentAll(call, modelRef<typeof resource>('resource'), caller);

/** Help with the retail program, for professionals. */
export const helpLinks = (call: Call, caller: string) =>
  contentAll(call, modelRef<typeof helpLink>('helpLink'), caller);
