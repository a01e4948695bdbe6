import type { Module } from '../module.ts';
import { askForReviews } from './ask-for-reviews.ts';
import { staffOperations } from './staff-operations.ts';
import type { StaffOperation } from './staff-operations.ts';
import { writerOperations } from './writer-operations.ts';
import type { ReviewNeeds, WriterOperation } from './writer-operations.ts';

/** Reviews of products, by those who bought them. */
export function createReviewsModule(needs: ReviewNeeds): Module<WriterOperation | StaffOperation> {
  return {
    operations: { ...writerOperations(needs), ...staffOperations(needs) },
    jobs: [
      {
        name: 'review-request',
        everySeconds: 3_600,
        leaseSeconds: 300,
        run: async (signal) => askForReviews(needs, signal),
      },
    ],
  };
}
