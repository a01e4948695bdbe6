export { LateHeldPoints } from './LateHeldPoints.tsx';
export { rewardsOf, type RewardsSearch } from './rewards-query.ts';
export { points, wayToNextLevel, worth } from './rewards-text.ts';
