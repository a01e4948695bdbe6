import { availableParallelism } from 'node:os';

/**
 * How many files run at once, the same in every project, so that all of them are one queue. Most wait for a browser or
 * another process, so three also pay on two cores; more than four would share PostgreSQL's 100 connections too thinly.
 */
export const workers = Math.min(4, Math.max(3, availableParallelism() - 1));
