/** Of scrolling that the page does by itself: without motion for whoever wants less of it. */
export const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
