import type { Exchange } from './proxy.ts';

export interface Report {
  exchanges: number;
  /** Operations that were called, of all that the description has. */
  operations: number;
  /** Requests that break the description on purpose; the server refused each of them. */
  refused: number;
  violations: string[];
}

/**
 * Every response must be as described. A request that is not may only be one that a test sends on purpose: the server must have refused
 * it.
 */
export function reportOn(exchanges: readonly Exchange[]): Report {
  const report: Report = { exchanges: exchanges.length, operations: 0, refused: 0, violations: [] };
  const called = new Set<string>();
  for (const { method, url, status, operationId, request, answer } of exchanges) {
    const place = `${method} ${url.split('?', 1)[0]} (${operationId ?? 'no operation'}) → ${status}`;
    if (operationId !== null) called.add(operationId);
    for (const problem of answer) report.violations.push(`${place}: ${problem}`);
    if (request.length === 0) continue;
    if (status >= 400 && status < 500) report.refused += 1;
    else report.violations.push(...request.map((problem) => `${place}: ${problem}, and the server took it`));
  }
  report.operations = called.size;
  return report;
}
