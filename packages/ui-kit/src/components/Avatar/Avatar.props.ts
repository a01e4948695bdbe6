export const avatarSizes = ['sm', 'md', 'lg'] as const;
export const avatarDefaults = { size: 'md' } as const;

export interface AvatarProps {
  /** Full name; its initials stand in for a picture. */
  name: string;
  src?: string;
  size?: (typeof avatarSizes)[number];
  /** When the name stands beside it, the avatar is decoration. */
  decorative?: boolean;
  className?: string;
}
