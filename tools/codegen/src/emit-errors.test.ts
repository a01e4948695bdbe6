import type { Contract } from '@regen/contract';
import { expect, it } from 'vitest';
import { emitErrorCatalog, emitErrorCodes } from './emit-errors.ts';

const entry = (status: number) => ({ status, title: 'No.', description: 'Not now.' });
const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1.0.0' },
  'x-errors': { unauthorized: entry(401), cart_full: entry(422), bad_url: entry(400) },
  paths: {
    '/cart': {
      get: { operationId: 'cartGet', 'x-errors': ['unauthorized'], responses: {} },
      put: { operationId: 'cartUpdate', 'x-errors': ['cart_full', 'unauthorized'], responses: {} },
    },
  },
};

it('writes the catalog as a constant', () => {
  expect(emitErrorCatalog(contract)).toContain(
    '  cart_full: {"status":422,"title":"No.","description":"Not now."},\n  bad_url:',
  );
});

it('writes the codes of each operation, the common ones once', () => {
  const text = emitErrorCodes(contract);
  expect(text).toContain("export type CommonErrorCode = 'unauthorized';");
  expect(text).toContain("  cartGet: CommonErrorCode;\n  cartUpdate: CommonErrorCode | 'cart_full';");
  expect(text).toContain('  unauthorized: 401;\n  cart_full: 422;\n}');
  expect(text).not.toContain('bad_url');
});
