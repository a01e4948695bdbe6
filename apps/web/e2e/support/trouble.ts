import type { Page } from 'playwright-core';

/** Somebody ends the session of this page elsewhere: from now on the server refuses its token. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { token, userId } = JSON.parse(localStorage.getItem('regen.session') ?? '{}');
    const browserId = Object.values({ ...localStorage }).find((value) => /^"?[0-9a-f-]{36}"?$/.test(value));
    const response = await fetch(`/api/v1/regen/users/${userId}/logOut`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Browser-Id': String(browserId).replaceAll('"', '') },
    });
    return response.status;
  });
  if (status >= 300) throw new Error(`Ending the session was answered with ${status}.`);
}
