import { NavLink } from "react-router";
import { formatCount } from "#values/text/count.ts";

/**
 * A tab with the number of what is behind it.
 * @param count - left out where it could not be counted
 */
export function CountedTab({
  to,
  label,
  count,
}: {
  to: string;
  label: string;
  count: number | undefined;
}) {
  return (
    <NavLink to={to} end>
      {label}{" "}
      {count !== undefined && (
        <span className="tabular ml-1 rounded-full bg-sunken px-2 py-0.5 text-sm font-medium max-sm:mx-auto max-sm:mt-0.5 max-sm:block max-sm:w-fit">
          {formatCount(count)}
        </span>
      )}
    </NavLink>
  );
}
