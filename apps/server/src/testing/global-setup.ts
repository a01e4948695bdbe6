import type { TestProject } from 'vitest/node';
import { startTestCluster } from './shop/shop-cluster.ts';
import type { TestCluster } from './test-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Vitest's global setup: one PostgreSQL for the run, ended with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, prefix, template, stop } = await startTestCluster();
  project.provide('cluster', { url, prefix, template });
  return stop;
}
