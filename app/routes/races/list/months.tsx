import { type CSSProperties, useEffect, useRef } from "react";
import { Link } from "react-router";
import { noFilters, racesAddress } from "#features/races/search/filters.ts";
import { shareOfMonth, withMonth } from "#features/races/search/ranges/month-range.ts";
import { type Day, formatMonth, formatMonthYear, monthOf } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import type { ListData } from "./list-data.ts";

/**
 * A year of months, each with the races that it would show, and the weekends. They are links that choose
 * and take back: several months in a row are one range. Phones move the strip inside its own box.
 */
export function Months({ list: { filters, found } }: { list: ListData }) {
  const strip = useRef<HTMLElement>(null);
  const { from } = filters.dates;
  useEffect(() => {
    const first = from && strip.current?.querySelector<HTMLElement>("[data-share]");
    if (first) strip.current?.scrollTo({ left: first.offsetLeft - first.offsetWidth });
  }, [from]);
  const most = Math.max(1, ...found.months.map(({ count }) => count));
  const weekends = { ...filters, weekends: !filters.weekends, page: 1 };
  return (
    <nav ref={strip} aria-label="Months" className="months">
      <Link
        to={racesAddress(weekends)}
        preventScrollReset
        aria-current={filters.weekends ? "true" : undefined}
      >
        Weekends <span className="sr-only">only, </span>
        <span className="tabular">{formatCount(found.weekends)}</span>
        <span className="sr-only">{found.weekends === 1 ? " race" : " races"}</span>
      </Link>
      {found.months.map(({ value, count }) => {
        const share = shareOfMonth(filters.dates, value);
        const { when, date } = noFilters;
        const dates = withMonth(filters.dates, value);
        return (
          <Link
            key={value}
            to={racesAddress({ ...filters, when, date, dates, page: 1 })}
            preventScrollReset
            aria-current={share === "whole" ? "true" : undefined}
            data-share={share === "none" ? undefined : share}
            data-empty={count === 0 ? "" : undefined}
            style={{ "--share": (count / most).toFixed(2) } as CSSProperties}
          >
            <span aria-hidden="true">{shortName(value)}</span>
            <span className="sr-only">{formatMonthYear(value)}, </span>
            <span className="tabular">{formatCount(count)}</span>
            <span className="sr-only">{count === 1 ? " race" : " races"}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** `Dec`, and `Jan ’27` where a year begins. */
function shortName(month: Day): string {
  return monthOf(month) === 1 ? `${formatMonth(month)} ’${month.slice(2, 4)}` : formatMonth(month);
}
