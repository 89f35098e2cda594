import type { ComponentProps } from "react";
import { Link } from "react-router";
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
