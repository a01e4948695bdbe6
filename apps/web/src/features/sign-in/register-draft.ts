import type { DraftPlace } from '~/kernel/forms/form-draft.ts';

/** The key of the registration draft; other screens may prefill it. */
export const REGISTER_DRAFT: DraftPlace = { key: 'regen.draft.register.1' };
