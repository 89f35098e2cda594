import { lazy, type MouseEvent, type RefObject, Suspense, useEffect, useRef } from "react";
import { racesAddress, withoutFilters } from "#features/races/filters/filters.ts";
import { useSay } from "#ui/language/language.tsx";
import { RemovableChip } from "#ui/list/chip.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/** Loaded with the first search whose words are read as something. */
const ReadingNotes = import.meta.env.SSR
  ? (await import("./reading-notes.tsx")).ReadingNotes
  : lazy(async () => ({ default: (await import("./reading-notes.tsx")).ReadingNotes }));

/** A chip for each filter that is set; following it leads to the list without it. */
export function ActiveFilters({ list, asking }: { list: ListData; asking: Asking }) {
  const say = useSay();
  const { chips } = list;
  const none = withoutFilters(asking.asked);
  const focus = useFocusAfterRemoval<HTMLUListElement>(chips, "results");
  if (chips.length === 0) return null;
  return (
    <ul
      {...focus}
      aria-label={say({ en: "Active filters", es: "Filtros activos" })}
      className="active-filters"
    >
      {chips.map(({ name, label, change }) => {
        const without = asking.with(change);
        return (
          <li key={`${name} ${label}`}>
            <RemovableChip to={racesAddress(without)} onClick={asking.follow(without)}>
              {label}
            </RemovableChip>
          </li>
        );
      })}
      {(list.lowPriceWord || list.unchecked.length > 0 || list.readings.length > 0) && (
        <Suspense>
          <ReadingNotes list={list} asking={asking} />
        </Suspense>
      )}
      <li>
        <TextLink
          look="strong"
          to={racesAddress(none)}
          onClick={asking.follow(none)}
          className="py-1 text-sm"
          preventScrollReset
        >
          {say({ en: "Clear all", es: "Quitar todos" })}
        </TextLink>
      </li>
    </ul>
  );
}

/**
 * Keeps the focus in a list whose links go away when they are followed: the link that takes the place
 * of the one followed gets it, or the last one, or what the list is about when it is empty.
 * @param items - a new value after each change of the list
 * @param about - the id of an element with `tabIndex={-1}`
 */
function useFocusAfterRemoval<List extends HTMLElement>(
  items: unknown,
  about: string,
): { ref: RefObject<List | null>; onClickCapture: (event: MouseEvent) => void } {
  const ref = useRef<List>(null);
  const followed = useRef<number>(null);
  const links = () => [...(ref.current?.querySelectorAll("a") ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read after it has changed
  useEffect(() => {
    const place = followed.current;
    followed.current = null;
    // Somebody who went on meanwhile stays there.
    if (place === null || document.activeElement !== document.body) return;
    const next = links()[place] ?? links().at(-1) ?? document.getElementById(about);
    next?.focus({ preventScroll: true });
  }, [items]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      const place = links().findIndex((link) => link.contains(target as Node));
      followed.current = place < 0 ? null : place;
    },
  };
}
