import type { DraftPlace } from '~/kernel/forms/form-draft.ts';

/** Where the draft of the registration form is kept; other screens may fill in what they know. */
export const REGISTER_DRAFT: DraftPlace = { key: 'regen.draft.register.1' };
