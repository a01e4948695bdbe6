import { rareIcons } from './rare-icons.ts';

export interface RarePathProps {
  name: keyof typeof rareIcons;
}

export function RarePath({ name }: RarePathProps) {
  return <path d={rareIcons[name]} />;
}
