// Import once, at the root of an app: `import '@regen/ui-kit/global'`.
// layers.css.ts comes with base.css.ts; it exports functions, so a bundler must not load it by itself.
import './theme.css.ts';
import './fonts.css.ts';
import './base.css.ts';
