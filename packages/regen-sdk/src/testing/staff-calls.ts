import { expect, it } from 'vitest';
import type { Visitors } from './visitors.ts';

/** The calls of staff, for the test in which every operation succeeds once. */
export function describeStaffCalls({ signedIn }: Pick<Visitors, 'signedIn'>): void {
  it('says how old the content is, and starts a preview of drafts', async () => {
    const staff = await signedIn('noor@regen.example');
    expect(await staff.regen.admin.getContent()).toMatchObject({ source: 'embedded', error: null, canPreview: true });
    const { url } = await staff.regen.admin.previewContent({ page: '/blogs' });
    expect(url).toMatch(/^\/blogs\?preview=/);
    const { regen } = await signedIn('dana@lumenclinic.example');
    await expect(regen.admin.getContent()).rejects.toMatchObject({ status: 403 });
  });
}
