// Generated from openapi/regen.v1.yaml by `npm run gen`. Do not edit.
import { read, readPages } from '../read.ts';
import * as operations from '../../generated/operations/rewards.ts';

/** Read REGEN rewards for a year: `rewards.get`. */
export const rewardGet = /* @__PURE__ */ read(operations.rewardGet);

/** Read REGEN rewards for a year: `rewards.get`. The pages one after the other, for `useInfiniteQuery`. */
export const rewardGetInfinite = /* @__PURE__ */ readPages(operations.rewardGet);

/** Read the points for a course: `rewards.getForCourse`. */
export const rewardGetForCourse = /* @__PURE__ */ read(operations.rewardGetForCourse);
