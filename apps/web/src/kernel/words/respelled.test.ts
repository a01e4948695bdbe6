import { expect, it } from 'vitest';
import { respelled } from './respelled.ts';

const texts = ['Retinal in the evenings.', 'A crème for the neck.'];

it('finds the nearest words of the texts, and keeps those that they have', () => {
  expect(respelled('retnial', texts)).toBe('retinal');
  expect(respelled('crem nekc', texts)).toBe('crem neck');
  expect(respelled('EVENNINGS', texts)).toBe('evenings');
});

it('has nothing for a word that resembles none, or is too short to tell', () => {
  expect(respelled('sunscreen', texts)).toBeNull();
  expect(respelled('retnial sunscreen', texts)).toBeNull();
  expect(respelled('xn', texts)).toBeNull();
});
