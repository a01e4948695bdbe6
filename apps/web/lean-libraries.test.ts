import { expect, it } from 'vitest';
import { toModule } from './lean-libraries.ts';

it('writes exports and requires as a module, of which a bundler can leave out parts', () => {
  const code = [
    '"use strict";',
    'var React = require("react");',
    'exports.now = void 0;',
    'exports.now = function () { return 1; };',
    'exports.later = function () { return exports.now() + React.version; };',
  ].join('\n');
  const text = toModule(code, 'x.js');
  expect(text).toContain("import * as React from 'react';");
  expect(text).toContain('let $now;');
  expect(text).toContain('const $later = function () { return $now() + React.version; };');
  expect(text).toContain('export { $now as now, $later as later };');
});

it('refuses what it does not know', () => {
  expect(() => toModule('module.exports = 1;', 'x.js')).toThrow('x.js is not written as expected');
  expect(() => toModule('const a = require(name);', 'x.js')).toThrow('x.js');
});
