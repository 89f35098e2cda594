/**
 * The page numbers to offer on page `page` of `pages`: the first, the last and the neighbours,
 * with a gap where numbers are left out. A gap of one number is that number itself.
 */
export function pagesAround(page: number, pages: number): { page: number; gap: boolean }[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((n, i) => {
    const missing = n - (shown[i - 1] ?? 0) - 1;
    if (missing === 0) return [{ page: n, gap: false }];
    return [
      { page: n - 1, gap: missing > 1 },
      { page: n, gap: false },
    ];
  });
}
