// Which stories are looked at in more ways than one. Every story meets all rules of axe once, in light and left to right; what
// more costs is spent where it can find something else.
import { interactive } from '@regen/ui-kit/src/testing/interactive.ts';
import { isPlayground } from '../playground-id.ts';
import { isScreen, type Story } from './stories.ts';

/**
 * The screens that have a picture: one for each layout, and for states that change it. The others are made of the same parts
 * on the same layouts. What a screen says is compared as text for all of them.
 */
export const templates: ReadonlySet<string> = new Set([
  // Shop window: hero and shelves, list beside filters, product with gallery, the parts around them.
  'screens-home--full',
  'screens-home--loading',
  'screens-product-list--full',
  'screens-product-list--empty',
  'screens-product-list--pictures-missing',
  'screens-product--full',
  'screens-product--no-picture',
  'screens-product--loading',
  'screens-quick-view--full',
  'screens-compare--full',
  // Cart and checkout: lines beside a summary, a drawer, a form in steps.
  'screens-cart--full',
  'screens-cart--empty',
  'screens-cart--drawer',
  'screens-checkout--payment',
  'screens-checkout--review',
  'screens-confirmation-and-receipt--guest',
  'screens-confirmation-and-receipt--receipt',
  // Account: tables, a timeline, tiles, forms, points.
  'screens-orders--full',
  'screens-order--shipped',
  'screens-account--full',
  'screens-area--retail',
  'screens-rewards--full',
  'screens-quick-order--checked',
  'screens-recommendation--full',
  // Two panes, one of them a log of what was written.
  'screens-messages--conversation',
  // Map beside a list, and one place.
  'screens-places--full',
  'screens-places--store',
  // A form alone on its page, and in steps; a page of text with tiles.
  'screens-signing-in--sign-in',
  'screens-joining--become-a-professional',
  'screens-joining--business',
  // Teasers in a grid, and a text beside its chapters.
  'screens-resources--full',
  'screens-blog-post--full',
  'screens-webinar--full',
  'screens-school--lesson',
  // Steps with timers beside what they need, and one of them alone in large type.
  'screens-protocol--full',
  'screens-protocol--treatment-mode',
  // One message in the middle: of success, of nothing there.
  'screens-stock-alert--confirmed',
  'screens-misses--not-found',
]);

/** The screens whose layout has sides: columns, tables, drawers, steps, maps. The others stack what is turned elsewhere. */
export const rtlScreens: ReadonlySet<string> = new Set([
  'screens-home--full',
  'screens-product-list--full',
  'screens-product--full',
  'screens-compare--full',
  'screens-cart--full',
  'screens-cart--drawer',
  'screens-checkout--payment',
  'screens-checkout--review',
  'screens-orders--full',
  'screens-order--shipped',
  'screens-quick-order--checked',
  'screens-places--full',
  'screens-messages--conversation',
]);

/**
 * The stories that are drawn, and examined for color, in another theme as well: parts that use every role of color, and
 * screens that put them together. That each pair of colors has its contrast in every theme is proved without a browser, by
 * the kit's contrast.test.ts; this proves that the parts take the colors of the pairs.
 */
export const themed = {
  dark: [
    'welcome--welcome',
    'actions-button--values',
    'commerce-productcard--values',
    'data-table--layouts',
    'feedback-banner--tones',
    'forms-select--states',
    'forms-textfield--states',
    'messages-messagebubble--in-conversation',
    'overlays-dialog--open',
    'overlays-menu--open',
    'screens-cart--full',
    'screens-messages--conversation',
    'screens-product-list--pictures-missing',
  ],
  'high-contrast': [
    'actions-button--values',
    'data-table--layouts',
    'feedback-banner--tones',
    'forms-checkbox--states',
    'forms-select--states',
    'forms-textfield--states',
    'overlays-dialog--open',
    'screens-checkout--payment',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Components that are worked by hand have a start and an end, and keys that follow them. */
export const hasSides = (story: Story): boolean =>
  isScreen(story) ? rtlScreens.has(story.id) : (story.title.split('/').at(-1) ?? '') in interactive;

/** The themes besides light in which a story is looked at. */
export const themesOf = ({ id }: Story): (keyof typeof themed)[] =>
  (['dark', 'high-contrast'] as const).filter((theme) => themed[theme].some((each) => each === id));

/** Tables of colors show tokens, which have tests of their own. */
const isColorTable = ({ title }: Story) => title === 'Foundations/Color';

export const hasPicture = (story: Story): boolean =>
  isScreen(story) ? templates.has(story.id) : !isColorTable(story) && !isPlayground(story);
