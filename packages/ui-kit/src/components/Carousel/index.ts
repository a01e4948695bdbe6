export { Carousel } from './Carousel.tsx';
export type { CarouselItem, CarouselProps } from './Carousel.props.ts';
