export const productViews = ['front', 'texture', 'context'] as const;
export type ProductView = (typeof productViews)[number];
