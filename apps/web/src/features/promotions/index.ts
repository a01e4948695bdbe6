export { promotionHead } from './promotion-head.ts';
export { isOn, promotionOf, skusOfToday, TWELVE_DAYS } from './promotion-queries.ts';
export { PromotionNotFound } from './PromotionNotFound.tsx';
export { PromotionScreen } from './PromotionScreen.tsx';
export { PromotionSkeleton } from './PromotionSkeleton.tsx';
