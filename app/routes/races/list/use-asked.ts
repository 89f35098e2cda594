import { useEffect, useRef } from "react";
import { href, useNavigate, useNavigation } from "react-router";
import { inOwnOrder, type RaceFilters, racesAddress } from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { isPlainClick } from "#ui/navigation/plain-click.ts";
import type { Day } from "#values/day.ts";
import { splitLanguage } from "#values/web/language.ts";

/** The id of the form of all filters. The controls above the list belong to it by this id. */
export const filterForm = "race-filters";

/** What was asked for last, and ways to ask for something else: see `useAsked`. */
export type Asking = ReturnType<typeof useAsked>;

const isSame = (a: RaceFilters, b: RaceFilters) => racesAddress(a) === racesAddress(b);

/**
 * The filters that were asked for last, which may still be loading: by a control, or by any link to the
 * list. Every control changes these and not those of the list, so that no choice undoes the one before.
 * @param loaded - the filters of the list
 */
export function useAsked({ filters: loaded, today }: { filters: RaceFilters; today: Day }) {
  const { location } = useNavigation();
  const isLoading =
    location !== undefined && splitLanguage(location.pathname).path === href("/races");
  const loading = isLoading && readRaceFilters(new URLSearchParams(location.search), today);
  const request = isLoading ? location : undefined;
  const [asked, hold] = useFollowing(loading || loaded, isSame, request);
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  const navigate = useNavigate();
  const wish = (next: RaceFilters) => {
    latest.current = next;
    hold(next);
  };
  const changed = (filters: RaceFilters, change: Partial<RaceFilters>) =>
    inOwnOrder({ ...filters, ...change, page: 1 });
  return {
    asked,
    isLoading,
    /** The filters with a change, on the first page. */
    with: (change: Partial<RaceFilters>) => changed(asked, change),
    /** Leads to the list with a change: of what is asked for when it is called, however late. */
    ask: (change: Partial<RaceFilters>) => {
      const next = changed(latest.current, change);
      if (isSame(next, latest.current)) return;
      wish(next);
      navigate(racesAddress(next), { preventScrollReset: true });
    },
    /** For the click on a link that leads to other filters. */
    follow: (next: RaceFilters) => (event: Parameters<typeof isPlainClick>[0]) => {
      if (isPlainClick(event)) wish(next);
    },
  };
}
