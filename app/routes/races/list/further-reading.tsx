import { Link } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import type { ListData } from "./list-data.ts";

/** What else of the site has the words of a search: articles and episodes, below the races. */
export function FurtherReading({ found }: { found: ListData["further"] }) {
  const say = useSay();
  return (
    <section
      aria-labelledby="further-reading"
      className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-l-4 border-line bg-surface px-4 py-2.5 text-sm"
    >
      <h2 id="further-reading" className="text-sm font-semibold tracking-normal text-muted">
        {say({ en: "Articles and episodes", es: "Artículos y episodios" })}
      </h2>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {found.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="link inline-block py-0.5">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
