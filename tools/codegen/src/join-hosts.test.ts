import { describe, expect, it } from 'vitest';
import { joinHosts } from './join-hosts.ts';
import type { Bundle } from './join-hosts.ts';

const main: Bundle = {
  servers: [{ url: '/api/v1/regen' }],
  paths: { '/cart': { get: {} } },
  components: { schemas: { Error: { type: 'object' } } },
};
const uploads: Bundle = {
  servers: [{ url: '/api/v1/uploads' }],
  paths: { '/files': { post: {} } },
  components: { schemas: { Error: { type: 'object' }, Upload: { type: 'object' } } },
};

describe('joinHosts', () => {
  it('lets the paths of another host name it, and keeps what both have once', () => {
    expect(joinHosts(main, [uploads])).toEqual({
      servers: [{ url: '/api/v1/regen' }],
      paths: { '/cart': { get: {} }, '/files': { servers: [{ url: '/api/v1/uploads' }], post: {} } },
      components: { schemas: { Error: { type: 'object' }, Upload: { type: 'object' } } },
    });
    expect(main.paths).not.toHaveProperty('/files');
  });

  it('refuses a path that stands in both', () => {
    expect(() => joinHosts(main, [{ ...uploads, paths: { '/cart': {} } }])).toThrow(
      '/cart stands in two descriptions.',
    );
  });

  it('refuses one name for two things', () => {
    const other = { ...uploads, components: { schemas: { Error: { type: 'string' } } } };
    expect(() => joinHosts(main, [other])).toThrow('schemas/Error');
  });
});
