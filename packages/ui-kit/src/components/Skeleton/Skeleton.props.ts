export const skeletonShapes = ['text', 'heading', 'block', 'picture', 'square', 'circle', 'button'] as const;
export const skeletonWidths = ['full', 'threeQuarters', 'half', 'quarter'] as const;
export const skeletonDefaults = { shape: 'text', width: 'full' } as const;

export interface SkeletonProps {
  shape?: (typeof skeletonShapes)[number];
  width?: (typeof skeletonWidths)[number];
  className?: string;
}
