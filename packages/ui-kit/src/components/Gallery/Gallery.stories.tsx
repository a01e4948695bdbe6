import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../stories/playground.tsx';
import { Grid } from '../Grid/index.ts';
import { Stack } from '../Stack/index.ts';
import { galleryRatios } from './Gallery.props.ts';
import { Gallery, type GalleryPicture } from './index.ts';

const meta: Meta = { title: 'Commerce/Gallery', tags: ['autodocs'] };
export default meta;

type Story = StoryObj;

const draw = (ground: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 500' width='400' height='500'><rect width='400' height='500' fill='${ground}'/>${mark}</svg>`)}`;
const jar = "<rect x='120' y='170' width='160' height='60' rx='10' fill='#353954'/><rect x='110' y='226' width='180' height='150' rx='24' fill='#fffdf9'/><path d='M140 290h120M160 310h80' stroke='#5a789f' stroke-width='3'/>"; // prettier-ignore
const wave = "<path d='M60 300c80-120 120 60 180-40s70-60 110-20' stroke='#fff' stroke-width='60' fill='none' stroke-linecap='round'/>"; // prettier-ignore
const drawn = (id: string, alt: string, src: string): GalleryPicture => ({
  id,
  alt,
  href: src,
  picture: <img key={id} src={src} alt={alt} width={400} height={500} />,
  thumb: <img src={src} alt="" width={400} height={500} />,
  large: <img key={id} src={src} alt="" width={400} height={500} />,
});
const pictures: readonly GalleryPicture[] = [
  drawn('front', 'Barrier Cream, the jar from the front', draw('#f1ede7', jar)),
  drawn('texture', 'The cream spread on glass', draw('#e9ebf3', wave)),
  drawn('box', 'Barrier Cream beside its box', draw('#e8eef5', jar)),
];

export const Playground = playground(Gallery, { label: 'Pictures of Barrier Cream', pictures });
export const Default: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Gallery label="Pictures of Barrier Cream" pictures={pictures} />
    </Stack>
  ),
};
export const Ratios: Story = {
  render: () => (
    <Grid min="sm" gap="6">
      {galleryRatios.map((ratio) => (
        <Gallery key={ratio} ratio={ratio} label={`Pictures, ${ratio}`} pictures={pictures.slice(0, 1)} />
      ))}
    </Grid>
  ),
};
export const OnePicture: Story = {
  render: () => (
    <Stack maxWidth="narrow">
      <Gallery label="Pictures of Barrier Cream" pictures={pictures.slice(0, 1)} ratio="square" />
    </Stack>
  ),
};
