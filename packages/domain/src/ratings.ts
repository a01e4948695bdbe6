/** A product's average rating, with one decimal; null while it has no reviews. */
export function averageRating(sum: number, count: number): number | null {
  return count <= 0 ? null : Math.round((sum / count) * 10) / 10;
}

/** "Ana R.": the name shown with a review. */
export function reviewerName(firstName: string, lastName: string): string {
  const [initial = ''] = lastName.trim();
  return initial === '' ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`;
}
