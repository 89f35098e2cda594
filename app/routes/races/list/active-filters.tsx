import { racesAddress, withoutFilters } from "#features/races/filters/filters.ts";
import { useFocusAfterRemoval } from "#ui/focus-after-removal.ts";
import { RemovableChip } from "#ui/list/chip.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** A chip for each filter that is set; following it leads to the list without it. */
export function ActiveFilters({ list, asking }: { list: ListData; asking: Asking }) {
  const { chips } = list;
  const none = withoutFilters(asking.asked);
  const focus = useFocusAfterRemoval<HTMLUListElement>(chips, "results");
  if (chips.length === 0) return null;
  return (
    <ul
      {...focus}
      aria-label="Active filters"
      className="mb-6 flex w-full min-w-0 flex-wrap items-center gap-2"
    >
      {chips.map(({ name, label, change }) => {
        const without = asking.with(change);
        return (
          <li key={`${name} ${label}`} className="min-w-0">
            <RemovableChip to={racesAddress(without)} onClick={asking.follow(without)}>
              {label}
            </RemovableChip>
          </li>
        );
      })}
      <LowPrices list={list} asking={asking} />
      <Literally list={list} asking={asking} />
      <li>
        <TextLink
          look="strong"
          to={racesAddress(none)}
          onClick={asking.follow(none)}
          className="py-1 text-sm"
          preventScrollReset
        >
          Clear all
        </TextLink>
      </li>
    </ul>
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
  if (lowPriceWord === null || filters.view !== "grid" || filters.sort === "price") return null;
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      “{lowPriceWord}” is left out:
      <AskLink asking={asking} change={{ sort: "price" }} className="link py-1">
        Lowest price first
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
  if (readings.length === 0) return null;
  const all = { q: found.corrected ?? filters.q, isLiteral: true };
  return (
    <li className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <AskLink asking={asking} change={all} className="link py-1">
        Take the words literally
      </AskLink>
      {readings.length > 1 && "or only"}
      {readings.length > 1 &&
        readings.map(({ words, change }) => (
          <AskLink key={words} asking={asking} change={change} className="link py-1">
            “{words}”
          </AskLink>
        ))}
    </li>
  );
}
