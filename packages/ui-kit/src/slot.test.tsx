import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from './components/Button/index.ts';
import { slot } from './slot.ts';

it('lends look and behavior to the child, whose own props win', () => {
  const calls: string[] = [];
  const ref = { current: null };
  const own = vi.fn<(node: unknown) => void>();
  const child = createElement('a', { href: '/x', className: 'own', onClick: () => calls.push('own'), ref: own }, 'Go');
  const element = slot(child, { className: 'lent', href: '/y', title: 'T', ref, onClick: () => calls.push('lent') });
  const props = element.props as { onClick: () => void; ref: (node: unknown) => void };
  props.onClick();
  props.ref('node');
  expect(calls).toEqual(['own', 'lent']);
  expect(ref.current).toBe('node');
  expect(own).toHaveBeenCalledWith('node');
  expect(props).toMatchObject({ className: 'lent own', href: '/x', title: 'T', children: 'Go' });
});

it('keeps icons around the label of a link that looks like a button', () => {
  const html = renderToString(
    <Button asChild iconEnd="arrowEnd">
      <a href="/products">All</a>
    </Button>,
  );
  expect(html).toMatch(/^<a href="\/products"[^>]*class="[^"]+"[^>]*>All<svg/);
  expect(html).not.toContain('<button');
});

it('refuses anything but one element', () => {
  expect(() => slot('text', {})).toThrow('takes one element');
  expect(() => slot([createElement('a', { key: 1 }), createElement('a', { key: 2 })], {})).toThrow('takes one element');
});
