import type { Channel } from '@regen/domain';
import type { OrderReviews, OwnReview, Review, ReviewForStaff, ReviewPage, ReviewQueue } from '@regen/sdk';
import { now } from '../fixed-world.ts';
import { productOf, summaryOf } from './products.ts';

const day = 86_400_000;
const at = (daysAgo: number) => new Date(now - daysAgo * day).toISOString();

const reviews: readonly Review[] = [
  {
    reviewId: 'rev_01hzx0k31',
    rating: 5,
    title: 'You can tell it’s fresh',
    text: 'Clear, no smell, and it doesn’t turn brown before I finish it.\nMy skin looks rested.',
    authorName: 'Maya A.',
    isProfessional: false,
    skinType: 'normal',
    concern: 'dullness',
    publishedAt: at(2),
    answer: null,
  },
  {
    reviewId: 'rev_01hzx0k32',
    rating: 2,
    title: 'Too strong for me',
    text: 'It stung every time.',
    authorName: 'Owen B.',
    isProfessional: false,
    skinType: 'sensitive',
    concern: null,
    publishedAt: at(9),
    answer: {
      text: 'Fifteen percent is a lot for sensitive skin. Try the Antioxidant Field Serum.',
      answeredAt: at(8),
    },
  },
  {
    reviewId: 'rev_01hzx0k33',
    rating: 5,
    title: '',
    text: 'Clients trust it once I show them the fill date.',
    authorName: 'Dana W.',
    isProfessional: true,
    skinType: null,
    concern: 'sun-damage',
    publishedAt: at(30),
    answer: null,
  },
];

const none = { rating: null, stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })) };

/** Without reviews: most products have none. */
export const noReviews: ReviewPage = {
  items: [],
  currentPage: 1,
  totalPages: 0,
  totalCount: 0,
  perPage: 6,
  sort: 'newest',
  ...none,
  skinTypes: [],
  concerns: [],
};

/** Some reviews; `stars` shows those alone. */
export function reviewsWith(stars?: number): ReviewPage {
  const items = reviews.filter(({ rating }) => stars === undefined || rating === stars);
  return {
    ...noReviews,
    items: [...items],
    totalCount: stars === undefined ? 14 : items.length,
    totalPages: stars === undefined ? 3 : 1,
    rating: { average: 4.4, count: 14 },
    stars: [9, 3, 1, 1, 0].map((count, place) => ({ rating: 5 - place, count })),
    skinTypes: [
      { value: 'normal', label: 'Normal', count: 5 },
      { value: 'sensitive', label: 'Sensitive', count: 3 },
    ],
    concerns: [
      { value: 'dullness', label: 'Dullness', count: 6 },
      { value: 'sun-damage', label: 'Sun damage', count: 2 },
    ],
  };
}

export const ownReview = (state: OwnReview['state']): OwnReview => ({
  reviewId: 'rev_01hzx0k34',
  rating: 4,
  title: 'Calm by morning',
  text: 'My cheeks are less red after two weeks.',
  skinType: 'sensitive',
  concern: 'redness',
  state,
  reason: state === 'rejected' ? 'Please leave out the name of your doctor.' : null,
  submittedAt: at(1),
});

/** What an order has to review; the first line has `own`. */
export function orderReviewsOf(channel: Channel, own: OwnReview | null = null): OrderReviews {
  const lines = ['1401', '1101', '1501'].map((sku, place) => {
    const { name, size, image } = summaryOf(productOf(sku), channel);
    return { line: place + 1, sku, name, size, image, review: place === 0 ? own : null };
  });
  return {
    orderId: 'ord_01hzx0k61',
    orderNumber: 'R-101998',
    isOpen: true,
    authorName: 'Ana R.',
    isProfessional: channel === 'b2b',
    lines,
    skinTypes: [
      { value: 'normal', label: 'Normal' },
      { value: 'sensitive', label: 'Sensitive' },
    ],
    concerns: [
      { value: 'dullness', label: 'Dullness' },
      { value: 'redness', label: 'Redness' },
    ],
  };
}

const forStaff = (review: Review, more: Partial<ReviewForStaff>): ReviewForStaff => {
  const { publishedAt, ...rest } = review;
  return {
    ...rest,
    sku: '1401',
    productName: 'C15 Bright Serum',
    orderNumber: 'R-101998',
    state: 'pending',
    reason: null,
    submittedAt: publishedAt,
    reports: [],
    ...more,
  };
};

export function queueOf(part: string | null): ReviewQueue {
  const parts: Readonly<Record<string, ReviewForStaff[]>> = {
    pending: reviews.map((review) => forStaff({ ...review, answer: null }, {})),
    reported: reviews.slice(1, 2).map((review) =>
      forStaff(review, {
        state: 'published',
        reports: [
          { reason: 'off_topic', note: 'This is about shipping.', reportedAt: at(1) },
          { reason: 'untrue', note: null, reportedAt: at(3) },
        ],
      }),
    ),
    published: reviews.map((review) => forStaff(review, { state: 'published' })),
    rejected: [],
  };
  const items = parts[part ?? 'pending'] ?? [];
  return {
    items,
    currentPage: 1,
    totalPages: items.length > 0 ? 1 : 0,
    totalCount: items.length,
    perPage: 10,
    waiting: { pending: 3, reported: 1 },
  };
}
