import { href, Link } from "react-router";
import { Bib } from "#features/races/card/bib.tsx";
import type { RaceCard } from "#features/races/race.ts";
import {
  isOver,
  type SeasonMonth,
  type SeasonRace,
} from "#features/registrations/season/season.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import {
  type Day,
  endOfMonth,
  formatDay,
  formatMonth,
  formatMonthYear,
  formatPeriod,
  startOfMonth,
  yearOf,
} from "#values/day.ts";
import type { SeasonData } from "./season-data.server.ts";

/** Twelve months with the runner's races as small bibs: a list for screen readers, in the same order. */
export function YearLine({
  line,
  goal,
  today,
}: {
  line: SeasonData["line"];
  /** The race that the training plan leads to, as long as it is not entered. */
  goal: GoalRace | null;
  today: Day;
}) {
  const { months, earlier, later, usual } = line;
  const [first, last] = [months[0]?.month ?? today, months.at(-1)?.month ?? today];
  return (
    <Section
      title="Your year"
      id="year"
      className="season-part"
      action={<span className="season-muted">{formatPeriod(first, endOfMonth(last))}</span>}
    >
      <ol className="season-line">
        {months.map((each) => (
          <Month
            key={each.month}
            {...each}
            goal={goal && startOfMonth(goal.startDate) === each.month ? goal : null}
            isNow={each.month === startOfMonth(today)}
          />
        ))}
      </ol>
      {(earlier || later || first !== usual) && (
        <nav aria-label="Years" className="season-years">
          {earlier && <TextLink to={lineFrom(earlier)}>Earlier races</TextLink>}
          {first !== usual && <TextLink to={`${href("/dashboard")}#year`}>This season</TextLink>}
          {later && <TextLink to={lineFrom(later)}>Later races</TextLink>}
        </nav>
      )}
    </Section>
  );
}

type GoalRace = Pick<RaceCard, "id" | "name" | "type" | "startDate">;

function Month({
  month,
  races,
  goal,
  isNow,
}: SeasonMonth & { goal: GoalRace | null; isNow: boolean }) {
  const isFirst = month.endsWith("-01-01");
  return (
    <li className={isNow ? "season-month season-now" : "season-month"}>
      <h3>
        <span className="sr-only">
          {formatMonthYear(month)}
          {races.length === 0 && !goal && ", no race"}
        </span>
        <span aria-hidden="true">
          {formatMonth(month)} {isFirst && <small>{yearOf(month)}</small>}
        </span>
      </h3>
      {(races.length > 0 || goal) && (
        <ul>
          {goal && <Goal race={goal} />}
          {races.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Goal({ race }: { race: GoalRace }) {
  const words = `${race.name}, ${formatDay(race.startDate)}, goal of your training plan`;
  return (
    <li>
      <Link to={href("/races/:id", { id: race.id })} title={words}>
        <Bib day={race.startDate} type={race.type} silent className="season-aim" />
        <span className="sr-only">{words}</span>
      </Link>
    </li>
  );
}

function Entry({ entry }: { entry: SeasonRace }) {
  const { id, race, distance } = entry;
  const isOff = race.status === "cancelled";
  const state = isOff ? "season-off" : isOver(entry) ? "season-run" : undefined;
  const said = isOff ? "cancelled" : isOver(entry) ? "run" : "coming";
  const words = [race.name, distance, formatDay(race.startDate), said].filter(Boolean).join(", ");
  return (
    <li>
      <Link to={href("/registrations/:id", { id })} title={words}>
        <Bib day={race.startDate} type={race.type} silent className={state} />
        <span className="sr-only">{words}</span>
      </Link>
    </li>
  );
}

function lineFrom(month: Day): string {
  return `${withQuery(href("/dashboard"), { from: month.slice(0, 7) })}#year`;
}
