import { products } from '@regen/demo-store/catalog-source/index';
import { categories, concerns } from '@regen/demo-store/catalog-source/taxonomy';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { designs } from '../designs.ts';
import { serif } from '../packshot/generated/serif.ts';
import { renderSocial } from '../render.ts';
import { panelSvg, socialCard } from './cards.ts';

const isOpen = (key: string) => designs.get(key)?.line !== 'professional';

describe('pictures for previews of links', () => {
  it('exist for what everyone may see, and for nothing else', () => {
    for (const { designKey } of products) {
      expect([designKey, socialCard('products', designKey) !== null]).toEqual([designKey, isOpen(designKey)]);
    }
    for (const { slug } of concerns) expect(socialCard('concerns', slug)?.designKeys.length).toBeGreaterThan(0);
    expect(socialCard('categories', 'nothing')).toBeNull();
    for (const { slug } of categories) {
      expect(socialCard('categories', slug)?.designKeys.every(isOpen) ?? true).toBe(true);
    }
  });

  it('can write every name', () => {
    const names = [...categories, ...concerns].map(({ name }) => name);
    const letters = new Set([...names.join(''), ...products.map(({ name }) => name).join('')]);
    expect([...letters].filter((letter) => letter !== ' ' && !(letter in serif.glyphs))).toEqual([]);
  });

  it.each([
    ['products', '1401'],
    ['categories', 'toners-mists'],
    ['concerns', 'acne'],
  ] as const)('of %s have the size that previews ask for', async (kind, key) => {
    const bytes = await renderSocial(kind, key);
    const { width, height, format } = await sharp(bytes ?? undefined).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const card = socialCard(kind, key);
    expect(card && panelSvg(card)).not.toMatch(/NaN|undefined/);
  });
});
