import { expect, it } from 'vitest';
import { learnPlaces } from './learn-places.ts';

const labels = (...[site, hasPage]: Parameters<typeof learnPlaces>) =>
  learnPlaces(site, hasPage).map(({ label }) => label);

it('links visitors to no list that is empty for them', () => {
  expect(labels(undefined, () => true)).toEqual(['Education', 'Webinars', 'Blog', 'Resources']);
  expect(labels(undefined, (name) => name === 'blogs')).toEqual(['Education', 'Blog']);
  expect(labels(undefined, () => false)).toEqual(['Education']);
});

it('links anyone signed in to all lists, as their channel may have its own records', () => {
  expect(labels('b2b', () => false)).toEqual(['Education', 'Webinars', 'Protocols', 'Blog', 'Resources']);
});
