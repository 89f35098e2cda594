import { useSay } from "#ui/language/language.tsx";
import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** What was read in the words of a search, and ways to have them read differently. */
export function ReadingNotes({ list, asking }: { list: ListData; asking: Asking }) {
  const say = useSay();
  return (
    <>
      <LowPrices list={list} asking={asking} />
      {list.climbWords !== null && (
        <li className="text-sm text-muted">
          {say({
            en: `“${list.climbWords}” is left out: the page of each race tells its climb.`,
            es: `No buscamos por “${list.climbWords}”: el desnivel está en la página de cada carrera.`,
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
