import { Heading } from '@regen/ui-kit/Heading';

export function HomePage() {
  return <Heading level={1}>Skin, well looked after</Heading>;
}
