import { hash } from 'node:crypto';

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf8f5;color:#26283c;font:1.0625rem/1.55 system-ui,sans-serif}main{max-width:34rem;padding:2rem}h1{font:400 2.25rem/1.1 Georgia,serif;color:#353954;margin:0 0 1rem}a{color:#3f5a80}small{color:#5a5c70}';

/** What the policy of these pages allows. */
export const PLAIN_SOURCES = { scripts: [], styles: [`'sha256-${hash('sha256', STYLE, 'base64')}'`] };

/** Needs no script and no style sheet. */
const plainPage = (title: string, content: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Regen</title><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;

/** What is sent when not even the error page of the storefront could be rendered. */
export const failurePage = (requestId: string): string =>
  plainPage(
    'Something went wrong',
    `<h1>Something went wrong on our side</h1><p>The page could not be shown. Please try again in a moment, or go to the <a href="/">home page</a>.</p><small>Reference for support: <code>${escape(requestId)}</code></small>`,
  );

/** What is sent to an address that has used up its quota of rendered pages. */
export const tooManyPages = (seconds: number): string =>
  plainPage(
    'Too many requests',
    `<h1>Too many requests</h1><p>We’ve received too many requests from your network. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.</p>`,
  );
