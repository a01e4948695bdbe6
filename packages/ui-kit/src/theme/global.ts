// Import once, at the root of an app: `import '@regen/ui-kit/global'`.
import './layers.css.ts';
import './theme.css.ts';
import './fonts.css.ts';
import './base.css.ts';
