import type { ComponentProps } from "react";
import { href, Link } from "react-router";
import { type RaceFilters, racesAddress } from "#features/races/filters/filters.ts";
import type { Asking } from "./use-asked.ts";

/** A link to the list with a change of its filters; unless told otherwise, the page stays where it is. */
export function AskLink({
  asking,
  change,
  ...rest
}: { asking: Asking; change: Partial<RaceFilters> } & Omit<ComponentProps<typeof Link>, "to">) {
  const next = asking.with(change);
  return (
    <Link preventScrollReset {...rest} to={racesAddress(next)} onClick={asking.follow(next)} />
  );
}

/** Where the search of these filters is saved, so that its news are told by mail. */
export function alertAddress(filters: RaceFilters): string {
  return href("/alerts") + racesAddress(filters).slice(href("/races").length);
}
