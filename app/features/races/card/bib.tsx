import { useLang } from "#ui/language/language.tsx";
import { type Day, dayOfMonth, formatDay, formatMonth, yearOf } from "#values/day.ts";
import { raceKind } from "../race-type.ts";

/**
 * The number pinned to a runner's shirt, with the day of a race on it: two punched holes, the
 * month on an edge in the colour of the race type, the day in large numerals. `large`
 * also carries the year.
 */
export function Bib({
  day,
  type,
  size = "card",
  withYear = size === "large",
  silent = false,
  className = "",
}: {
  day: Day;
  /** As stored. */
  type: string;
  size?: "card" | "large";
  withYear?: boolean;
  /** For places where the day is in the text beside it. */
  silent?: boolean;
  /** A class of the place where it hangs. */
  className?: string;
}) {
  const lang = useLang();
  const sizeClass = size === "large" ? " bib-large" : "";
  const classes = `bib${sizeClass} type-${raceKind(type)} ${className}`.trim();
  // Lists have dozens of bibs: elements without classes and one `aria-hidden` keep their pages short.
  const face = (
    <>
      <b>{formatMonth(day, lang)}</b>
      <i>{dayOfMonth(day)}</i>
      {withYear && !silent && <small>{yearOf(day)}</small>}
    </>
  );
  if (silent) {
    return (
      <div aria-hidden="true" className={classes}>
        {face}
      </div>
    );
  }
  return (
    <time dateTime={day} className={classes}>
      <span className="sr-only">{formatDay(day, lang)}</span>
      <span aria-hidden="true">{face}</span>
    </time>
  );
}
