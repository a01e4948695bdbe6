import { expect, it } from 'vitest';
import { openApp } from '~/testing/open-app.ts';
import { grantOf, userOf } from '~/testing/people.ts';
import { followSession } from './follow-session.ts';

/** The paths that the browser visits once its visitor has signed in on a page. */
async function signInAt(href: string, { isTermsDue = false } = {}): Promise<string[]> {
  const app = openApp();
  const { mocks, open, router, session } = app;
  mocks.on('accountGet', (_call, example) => ({
    ...example,
    terms: { ...example.terms, isAcceptanceDue: isTermsDue },
  }));
  await open(href);
  followSession({ ...router.options.context, router });
  const passed: string[] = [];
  router.history.subscribe(({ location }) => passed.push(location.href));
  session.start(grantOf(userOf('b2b')));
  await router.invalidate();
  return passed;
}

it.each([
  ['/login', ['/b2b']],
  ['/login?redirect=%2Fcart', ['/cart']],
  ['/register-retail', ['/']],
  ['/register-retail?redirect=%2Fcart', ['/cart']],
  // No other page redirects.
  ['/cart', []],
])('after sign-in at %s, the browser goes to %j', async (href, passed) => {
  expect(await signInAt(href)).toEqual(passed);
});

it('new terms come first', async () => {
  expect(await signInAt('/login', { isTermsDue: true })).toEqual(['/accept-terms?redirect=%2Fb2b']);
});
