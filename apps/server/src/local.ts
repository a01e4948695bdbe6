/** The settings that decide how far a start reaches. */
export interface Reach {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUST_PROXY: boolean;
  DATABASE_URL?: string | undefined;
  NODE_ENV?: string | undefined;
}

const LOOPBACK = /^(localhost|::1|127(\.\d{1,3}){3})$/;

/** What makes a start more than a local trial, for messages. Empty for a local start. */
function reachOf({ HOST, PUBLIC_URL, TRUST_PROXY, DATABASE_URL, NODE_ENV }: Reach): string[] {
  return [
    ...(LOOPBACK.test(HOST) ? [] : [`HOST is ${HOST}`]),
    ...(PUBLIC_URL === undefined ? [] : ['PUBLIC_URL is set']),
    ...(TRUST_PROXY ? ['TRUST_PROXY is on'] : []),
    ...(DATABASE_URL === undefined ? [] : ['DATABASE_URL is set']),
    ...(NODE_ENV === 'production' ? ['NODE_ENV is production'] : []),
  ];
}

/**
 * The only definition of a local start: only this machine can reach it, and it has nothing worth protecting. Development pages, test payments,
 * the outbox and the Storybook are on by default here, and nowhere else (ADR 52).
 */
export const isLocal = (reach: Reach): boolean => reachOf(reach).length === 0;

/** Settings whose default suits a local trial only, and what must be set instead. */
const ASKED_FOR_BY_NAME = {
  PAYMENT_PROVIDER:
    'Set PAYMENT_PROVIDER: "test" lets anyone order with a test card, without paying, so it is the default on a local start only. To take test payments here, set PAYMENT_PROVIDER=test.',
  MAIL_URL:
    'Set MAIL_URL: "outbox" keeps emails in the data folder and sends none, so it is the default on a local start only. Set MAIL_URL to an smtp:// or smtps:// address, or to keep emails unsent, set MAIL_URL=outbox.',
} as const;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** A message for each unsafe default that was not set explicitly. Empty for a local start. */
export function refusalsOf(reach: Reach, env: Readonly<Record<string, string | undefined>>): string[] {
  const reasons = reachOf(reach);
  if (reasons.length === 0) return [];
  const missing = Object.entries(ASKED_FOR_BY_NAME).filter(([name]) => (env[name] ?? '') === '');
  return missing.map(([, sentence]) => `${sentence} (This start is not local: ${reasons.join(', ')}.)`);
}
