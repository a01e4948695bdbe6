import { expect, it } from 'vitest';
import { learnPlaces } from './learn-places.ts';

const labels = (...[site, hasPage]: Parameters<typeof learnPlaces>) =>
  learnPlaces(site, hasPage).map(({ label }) => label);

it('leads visitors to no list that has nothing for them', () => {
  expect(labels(undefined, () => true)).toEqual(['Education', 'Webinars', 'Blog', 'Resources']);
  expect(labels(undefined, (name) => name === 'blogs')).toEqual(['Education', 'Blog']);
  expect(labels(undefined, () => false)).toEqual(['Education']);
});

it('has the lists of whoever is signed in, whose channel may have its own records', () => {
  expect(labels('b2b', () => false)).toEqual(['Education', 'Webinars', 'Protocols', 'Blog', 'Resources']);
});
