import { Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/** Steps through `pages` pages; `addressOf` gives the address of one. Nothing is shown for a single page. */
export function Pagination({
  page,
  pages,
  addressOf,
  label,
}: {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
  label?: string;
}) {
  const say = useSay();
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label ?? say({ en: "Pages", es: "Páginas" })}
      className="flex flex-wrap items-center justify-center gap-1"
    >
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" className="page-link">
          <Icon name="chevron-left" /> {say({ en: "Previous", es: "Anterior" })}
        </Link>
      )}
      <ol className="hidden items-center gap-1 sm:flex">
        {pagesAround(page, pages).map((item) =>
          item.gap ? (
            <li key={item.page} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          ) : (
            <li key={item.page}>
              <Link
                to={addressOf(item.page)}
                aria-label={say({ en: `Page ${item.page}`, es: `Página ${item.page}` })}
                aria-current={item.page === page ? "page" : undefined}
                className="page-link"
              >
                {item.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      <span className="tabular px-3 text-muted sm:hidden">
        {say({ en: `${page} of ${pages}`, es: `${page} de ${pages}` })}
      </span>
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" className="page-link">
          {say({ en: "Next", es: "Siguiente" })} <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

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
