import { Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";
import { pagesAround } from "./pages-around.ts";

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
