import type { Meta, StoryObj } from '@storybook/react-vite';
import { Packshot } from '../../stories/packshot.tsx';
import { playground } from '../../stories/playground.tsx';
import { StoryLink } from '../../stories/StoryLink.tsx';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Grid } from '../Grid/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Price } from '../Price/index.ts';
import { Stack } from '../Stack/index.ts';
import { StockState } from '../StockState/index.ts';
import { ProductCard } from './index.ts';

const products = [
  {
    name: 'Vitamin C Serum',
    hue: '#c98f4e',
    eyebrow: 'Serums',
    size: '30 ml / 1 fl oz',
    price: <Price amount={68} />,
    badges: <Badge>New</Badge>,
    stock: <StockState state="in-stock" />,
    action: (
      <Button variant="secondary" fullWidth>
        Add to cart
      </Button>
    ),
  },
  {
    name: 'Barrier Cream with Ceramides',
    hue: '#5a789f',
    eyebrow: 'Moisturisers',
    size: '50 ml',
    price: <Price amount={38.4} reason="Autumn offer" />,
    badges: <Badge tone="danger">20% off</Badge>,
    stock: <StockState state="low-stock">Only 3 left</StockState>,
    action: (
      <Button variant="secondary" fullWidth>
        Add to cart
      </Button>
    ),
  },
  {
    name: 'Clay Mask',
    hue: '#7d8a72',
    eyebrow: 'Masks',
    size: '75 ml',
    price: <Price amount={32} reason="Tier 2 professional price" reasonDetails="40% below the list price of $53.33." />,
    stock: <StockState state="out-of-stock" />,
    action: (
      <Button variant="secondary" fullWidth iconStart="bell">
        Notify me
      </Button>
    ),
  },
  {
    name: 'Travel Kit',
    hue: '#8b7b9e',
    eyebrow: 'Kits',
    size: '4 pieces',
    price: <Price amount={59.5} prefix="From" />,
  },
];

const meta: Meta = { title: 'Commerce/ProductCard', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

export const Playground = playground(ProductCard, {
  name: 'Vitamin C Serum',
  link: <StoryLink to="serum" />,
  image: <Packshot />,
  eyebrow: 'Serums',
  price: <Price amount={68} />,
});
export const Values: Story = {
  render: () => (
    <Grid columns={{ base: '2', tablet: '3', desktop: '4' }} gap={{ base: '4', desktop: '6' }}>
      {products.map(({ name, hue, ...rest }) => (
        <ProductCard
          key={name}
          name={name}
          link={<StoryLink to={name} />}
          image={<Packshot hue={hue} />}
          corner={<IconButton icon="heart" label={`Favorite: ${name}`} pressed={false} variant="floating" />}
          {...rest}
        />
      ))}
    </Grid>
  ),
};
export const Wide: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <ProductCard
        layout="wide"
        name="Barrier Cream"
        size="50 ml"
        link={<StoryLink to="barrier" />}
        image={<Packshot />}
        price={<Price amount={48} size="sm" />}
        action={
          <Button size="sm" variant="secondary">
            Remove
          </Button>
        }
      />
    </Stack>
  ),
};
