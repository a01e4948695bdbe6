import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A product in a list: picture, name, size, price, and what can be done with it.',
  use: ['in a `Grid` of products as `tall`; in the cart, a bundle or search results as `wide`.'],
  avoid: [['It is anything but a product.', '`Card`.']],
  keyboard: [
    ['Tab', 'Goes to the link, then to the buttons of the card.'],
    ['Enter', 'On the link: opens the product.'],
  ],
  accessibility: [
    "It is an article with the name as its heading: choose `headingLevel` to follow the list's heading.",
    'The area of the one link covers the card; buttons lie above it and are reached on their own.',
    'A picture that only repeats the name has an empty `alt`.',
  ],
  do: ['Name the product in each button\'s label: "Favorite: Clay Mask".', 'Give pictures width and height.'],
  dont: ['Put a second link to the same product into it.'],
};
