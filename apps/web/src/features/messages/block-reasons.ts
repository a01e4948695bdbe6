import type { BlockReason } from '@regen/sdk';

/** Reasons for blocking an account. */
export const BLOCK_REASONS: Readonly<Record<BlockReason, string>> = {
  spam: 'Spam or advertising',
  harassment: 'Harassment',
  inappropriate: 'Inappropriate content',
  other: 'Something else',
};
