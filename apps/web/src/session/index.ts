export { forgetDrafts } from './forget-drafts.ts';
export { followSession } from './follow-session.ts';
export { PageOfOne } from './PageOfOne.tsx';
export { useBuyer, useCaller, useIsHydrated, usePerson, useSession } from './use-session.ts';
export type { SessionKeeper, SessionRecord } from '@regen/sdk/session';
