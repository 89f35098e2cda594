/** One page of a longer list. */
export type Page<Row> = {
  rows: Row[];
  /** Rows on all pages. */
  total: number;
  /** There are more than were counted. */
  isMore?: boolean;
  /** The page that is shown, from 1; the last one when a later one was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
};

/** The number of a page in an address; what is no number counts as the first page. */
export function readPageNumber(text: string | null): number {
  const number = Math.trunc(Number(text));
  return number >= 1 && number <= Number.MAX_SAFE_INTEGER ? number : 1;
}

/** Which rows the page that is asked for holds. */
export function pageWindow(
  asked: number,
  perPage: number,
  total: number,
): Omit<Page<never>, "rows"> & { offset: number; limit: number } {
  const pages = Math.max(Math.ceil(total / perPage), 1);
  const page = Math.min(Math.max(Math.trunc(asked) || 1, 1), pages);
  return { total, page, pages, offset: (page - 1) * perPage, limit: perPage };
}
