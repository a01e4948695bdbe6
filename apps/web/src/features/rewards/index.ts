export { rewardsOf, type RewardsSearch } from './rewards-query.ts';
export { points, worth } from './rewards-text.ts';
