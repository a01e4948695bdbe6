import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Pictures of one thing: one large, the others to choose from, each to be looked at closely.',
  use: ['for several pictures of one thing, first of all a product.'],
  avoid: [
    ['They are different things side by side.', '`Carousel`.'],
    ['Nobody needs to look at it closely.', '`Frame`.'],
    ['It is a film.', '`VideoPlayer`.'],
  ],
  keyboard: [
    ['Tab', 'Moves from the large picture to the small ones.'],
    ['Enter', 'On the large picture: opens the closer look. On a small one: shows it large.'],
    ['Left, Right', 'In the closer look: the picture before or after; enlarged, they move across it.'],
    ['Escape', 'Closes the closer look; the focus returns to the large picture.'],
  ],
  accessibility: [
    'It is a region named by `label`; each small picture is a button that says which of how many it is and what it shows.',
    'The closer look is a `Dialog`; in it, plus and minus enlarge and reduce, and where it stands is announced politely.',
    'Without a script the large picture is a link to the picture itself.',
  ],
  do: ['Say in `alt` what each picture shows, not that it is a picture.', 'Begin with the packshot.'],
  dont: ['Put words into a picture that are nowhere else.', 'Mix pictures of different products.'],
};
