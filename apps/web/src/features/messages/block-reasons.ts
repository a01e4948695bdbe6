import type { BlockReason } from '@regen/sdk';

/** Why an account can be blocked, as a person chooses it. */
export const BLOCK_REASONS: Readonly<Record<BlockReason, string>> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  inappropriate: 'Inappropriate content',
  other: 'Something else',
};
