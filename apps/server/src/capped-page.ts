/** Matches of a list for staff are counted, and can be read, up to this many: nobody reads further, and counting a million takes too long. */
export const MOST_LISTED = 10_000;

/** The page of such a list, by how many matches were counted: more than `MOST_LISTED` means that there are others. */
export function cappedPage(count: number, { page, perPage }: { page: number; perPage: number }) {
  const totalCount = Math.min(count, MOST_LISTED);
  return {
    currentPage: page,
    totalPages: Math.ceil(totalCount / perPage),
    totalCount,
    isTotalCapped: count > MOST_LISTED,
    perPage,
  };
}
