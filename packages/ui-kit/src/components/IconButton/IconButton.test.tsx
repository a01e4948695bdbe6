import { expect, it } from 'vitest';
import { StoryLink } from '../../stories/StoryLink.tsx';
import { accessible } from '../../testing/accessibility.ts';
import { markup } from '../../testing/markup.ts';
import { openStory } from '../../testing/story.ts';
import { IconButton } from './index.ts';

it('has a name, and the count only for the eye', () => {
  const bag = markup(<IconButton icon="bag" label="Cart, 120 items" count={120} />);
  expect(bag).toContain('aria-label="Cart, 120 items"');
  expect(bag).toContain('<span aria-hidden="true">99+</span>');
});

it('shows no count of nothing', () => {
  expect(markup(<IconButton icon="bag" label="Bag" count={0} />)).not.toContain('<span');
});

it('shows initials instead of its icon, and keeps its name', () => {
  const account = markup(<IconButton icon="user" initials="AM" label="Ada’s account" />);
  expect(account).toContain('aria-label="Ada’s account"');
  expect(account).toContain('data-initials="AM"');
  expect(account).not.toContain('<svg');
  // A name may begin with nothing that can be shown.
  expect(markup(<IconButton icon="user" initials="" label="Ada’s account" />)).toContain('<svg');
});

it('is a toggle when it can be pressed', () => {
  expect(markup(<IconButton icon="heart" label="Favorite" pressed={false} />)).toContain('aria-pressed="false"');
  expect(markup(<IconButton icon="heart" label="Favorite" />)).not.toContain('aria-pressed');
});

it('lends its look to a link', () => {
  const link = markup(
    <IconButton asChild icon="user" label="Account">
      <StoryLink to="account" />
    </IconButton>,
  );
  expect(link).toMatch(/^<a href="#account" aria-label="Account" title="Account"><svg/);
});

it('is a toggle for a screen reader, turned by Enter and by Space', async () => {
  const page = await openStory('actions-iconbutton--toggle');
  const heart = page.getByRole('button').first();
  const before = (await accessible(heart))['pressed'];
  expect(await accessible(heart)).toMatchObject({ name: expect.stringMatching(/\w/) });
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await accessible(heart))['pressed']).not.toBe(before);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await accessible(heart))['pressed']).toBe(before);
});
