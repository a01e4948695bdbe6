export interface SeedPage {
  slug: string;
  title: string;
  description: string;
  updatedAt: string;
  documentName?: string;
  /** Everyone when left out. */
  audiences?: readonly ('web' | 'retail' | 'b2b' | 'school')[];
  /** In the notation of `read-blocks.ts`. */
  text: string;
}
