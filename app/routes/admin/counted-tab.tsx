import { NavLink } from "react-router";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import type { WatchedCounts, WatchedName } from "#features/figures/watched/watched-counts.ts";
import { formatCount } from "#values/text/count.ts";

/**
 * A tab with the number of its entries, which updates live.
 * @param counts - what the page was loaded with; `null` where it could not be counted
 */
export function CountedTab({
  to,
  label,
  name,
  counts,
}: {
  to: string;
  label: string;
  name: WatchedName;
  counts: WatchedCounts | null;
}) {
  const count = useCount(name, counts);
  return (
    <NavLink to={to} end>
      {label}{" "}
      {count !== undefined && (
        <span className="tabular ml-1 inline-block min-w-8 rounded-full bg-sunken px-2 py-0.5 text-center text-sm font-medium max-sm:mx-auto max-sm:mt-0.5 max-sm:block max-sm:w-fit">
          {formatCount(count)}
        </span>
      )}
    </NavLink>
  );
}
