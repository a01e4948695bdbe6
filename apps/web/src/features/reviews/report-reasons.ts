import type { ReviewReason } from '@regen/sdk';

export const REPORT_REASONS: Readonly<Record<ReviewReason, string>> = {
  offensive: 'It’s offensive',
  private: 'It shares private information',
  advertising: 'It’s advertising',
  off_topic: 'It isn’t about the product',
  untrue: 'It’s untrue',
};
