import { type CSSProperties, useEffect, useRef } from "react";
import { noFilters } from "#features/races/filters/filters.ts";
import { shareOfMonth, withMonth } from "#features/races/filters/month-range.ts";
import { type Day, formatMonth, formatMonthYear, monthOf } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { AskLink } from "./ask-link.tsx";
import type { ListData } from "./list-data.ts";
import type { Asking } from "./use-asked.ts";

/**
 * A year of months, each with the races that it would show, and the weekends. They are links that choose
 * and take back: several months in a row are one range. Phones move the strip inside its own box.
 */
export function Months({
  found,
  asking,
}: {
  found: Pick<ListData["found"], "months" | "weekends">;
  asking: Asking;
}) {
  const strip = useRef<HTMLElement>(null);
  const { weekends, dates } = asking.asked;
  const { from } = dates;
  useEffect(() => {
    const first = from && strip.current?.querySelector<HTMLElement>("[data-share]");
    if (first) strip.current?.scrollTo({ left: first.offsetLeft - first.offsetWidth });
  }, [from]);
  const most = Math.max(1, ...found.months.map(({ count }) => count));
  return (
    <nav ref={strip} aria-label="Months" className="months">
      <AskLink
        asking={asking}
        change={{ weekends: !weekends }}
        aria-current={weekends ? "true" : undefined}
      >
        Weekends <span className="sr-only">only, </span>
        <span className="tabular">{formatCount(found.weekends)}</span>
        <span className="sr-only">{found.weekends === 1 ? " race" : " races"}</span>
      </AskLink>
      {found.months.map(({ value, count }) => {
        const share = shareOfMonth(dates, value);
        const { when, date } = noFilters;
        return (
          <AskLink
            key={value}
            asking={asking}
            change={{ when, date, dates: withMonth(dates, value) }}
            aria-current={share === "whole" ? "true" : undefined}
            data-share={share === "none" ? undefined : share}
            data-empty={count === 0 ? "" : undefined}
            style={{ "--share": (count / most).toFixed(2) } as CSSProperties}
          >
            <span aria-hidden="true">{shortName(value)}</span>
            <span className="sr-only">{formatMonthYear(value)}, </span>
            <span className="tabular">{formatCount(count)}</span>
            <span className="sr-only">{count === 1 ? " race" : " races"}</span>
          </AskLink>
        );
      })}
    </nav>
  );
}

/** `Dec`, and `Jan ’27` where a year begins. */
function shortName(month: Day): string {
  return monthOf(month) === 1 ? `${formatMonth(month)} ’${month.slice(2, 4)}` : formatMonth(month);
}
