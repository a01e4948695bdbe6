import { expect, it } from 'vitest';
import { firstPaint } from './first-paint.ts';

it('waits for the first list, and not for another page of it', async () => {
  const failed = () => Promise.reject(new Error('No response.'));
  await expect(firstPaint('enter', failed())).rejects.toThrow('No response.');
  await expect(firstPaint('preload', failed())).rejects.toThrow('No response.');
  await expect(firstPaint('stay', failed())).resolves.toBeUndefined();
  await expect(firstPaint('stay', new Promise(() => {}))).resolves.toBeUndefined();
});
