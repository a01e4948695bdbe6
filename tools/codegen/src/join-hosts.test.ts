import type { Contract } from '@regen/contract';
import { describe, expect, it } from 'vitest';
import { joinHosts } from './join-hosts.ts';

const head = { openapi: '3.1.0', info: { title: 'Test', version: '1.0.0' } };
const main: Contract = {
  ...head,
  servers: [{ url: '/api/v1/regen' }],
  paths: { '/cart': { get: { operationId: 'cartGet', responses: {} } } },
  components: { schemas: { Error: { type: 'object' } } },
};
const uploads: Contract = {
  ...head,
  servers: [{ url: '/api/v1/uploads' }],
  paths: { '/files': { post: { operationId: 'fileCreate', responses: {} } } },
  components: { schemas: { Error: { type: 'object' }, Upload: { type: 'object' } } },
};

describe('joinHosts', () => {
  it('lets the paths of another host name it, and keeps shared parts once', () => {
    expect(joinHosts(main, [uploads])).toEqual({
      ...head,
      servers: [{ url: '/api/v1/regen' }],
      paths: { ...main.paths, '/files': { servers: [{ url: '/api/v1/uploads' }], ...uploads.paths['/files'] } },
      components: { schemas: { Error: { type: 'object' }, Upload: { type: 'object' } } },
    });
    expect(main.paths).not.toHaveProperty('/files');
  });

  it('refuses a path that is in both', () => {
    expect(() => joinHosts(main, [{ ...uploads, paths: { '/cart': {} } }])).toThrow(
      '/cart stands in two descriptions.',
    );
  });

  it('refuses one name for two things', () => {
    const other = { ...uploads, components: { schemas: { Error: { type: 'string' } } } };
    expect(() => joinHosts(main, [other])).toThrow('schemas/Error');
  });
});
