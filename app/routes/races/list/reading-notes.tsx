import { useLang, useSay } from "#ui/language/language.tsx";
import { listOf } from "#values/text/list-of.ts";
import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** What was read in the words of a search, and ways to have them read differently. */
export function ReadingNotes({ list, asking }: { list: ListData; asking: Asking }) {
  const say = useSay();
  const conditions = listOf(list.unchecked, useLang(), "or");
  return (
    <>
      <LowPrices list={list} asking={asking} />
      {list.unchecked.length > 0 && (
        <li className="text-sm text-muted">
          {say({
            en: `The list cannot filter or sort by ${conditions}: look at the pages of these races for that.`,
            es: `La lista no puede filtrar ni ordenar por ${conditions}: míralo en las páginas de estas carreras.`,
          })}
        </li>
      )}
      <Literally list={list} asking={asking} />
    </>
  );
}

/** A word such as `cheap` sets no limit: the order of the list is what answers it. */
function LowPrices({
  list: { filters, lowPriceWord },
  asking,
}: {
  list: ListData;
  asking: Asking;
}) {
  const say = useSay();
  if (lowPriceWord === null || filters.view !== "grid" || filters.sort === "price") return null;
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {say({ en: `“${lowPriceWord}” is left out:`, es: `No buscamos por “${lowPriceWord}”:` })}
      <AskLink asking={asking} change={{ sort: "price" }} className="link py-1">
        {say({ en: "Lowest price first", es: "Ver primero el menor precio" })}
      </AskLink>
    </li>
  );
}

/** All of the words, or those of one of several readings, taken as they are. */
function Literally({
  list: { filters, readings, found },
  asking,
}: {
  list: ListData;
  asking: Asking;
}) {
  const say = useSay();
  if (readings.length === 0) return null;
  const all = { q: found.corrected ?? filters.q, isLiteral: true };
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <AskLink asking={asking} change={all} className="link py-1">
        {say({ en: "Take the words literally", es: "Tomar las palabras tal cual" })}
      </AskLink>
      {readings.length > 1 && say({ en: "or only", es: "o solo" })}
      {readings.length > 1 &&
        readings.map(({ words, change }) => (
          <AskLink key={words} asking={asking} change={change} className="link py-1">
            “{words}”
          </AskLink>
        ))}
    </li>
  );
}
