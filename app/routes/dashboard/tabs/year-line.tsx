import { href, Link } from "react-router";
import { Bib } from "#features/races/card/bib.tsx";
import type { RaceCard } from "#features/races/race.ts";
import {
  isOver,
  type SeasonMonth,
  type SeasonRace,
} from "#features/registrations/season/season.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import {
  type Day,
  endOfMonth,
  formatDay,
  formatMonth,
  formatMonthYear,
  startOfMonth,
  yearOf,
} from "#values/day.ts";
import { formatPeriod } from "#values/day-range.ts";
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
  const lang = useLang();
  const say = useSay();
  const { months, earlier, later, usual } = line;
  const [first, last] = [months[0]?.month ?? today, months.at(-1)?.month ?? today];
  return (
    <Section
      title={say({ en: "Your year", es: "Tu año" })}
      id="year"
      className="season-part"
      action={<span className="season-muted">{formatPeriod(first, endOfMonth(last), lang)}</span>}
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
        <nav aria-label={say({ en: "Years", es: "Años" })} className="season-years">
          {earlier && (
            <TextLink look="strong" to={lineFrom(earlier)}>
              {say({ en: "Earlier races", es: "Carreras anteriores" })}
            </TextLink>
          )}
          {first !== usual && (
            <TextLink look="strong" to={`${href("/dashboard")}#year`}>
              {say({ en: "This season", es: "Esta temporada" })}
            </TextLink>
          )}
          {later && (
            <TextLink look="strong" to={lineFrom(later)}>
              {say({ en: "Later races", es: "Carreras posteriores" })}
            </TextLink>
          )}
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
  const lang = useLang();
  const say = useSay();
  const isFirst = month.endsWith("-01-01");
  return (
    <li className={isNow ? "season-month season-now" : "season-month"}>
      <h3>
        <span className="sr-only">
          {formatMonthYear(month, lang)}
          {races.length === 0 && !goal && say({ en: ", no race", es: ", sin carreras" })}
        </span>
        <span aria-hidden="true">
          {formatMonth(month, lang)} {isFirst && <small>{yearOf(month)}</small>}
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
  const lang = useLang();
  const say = useSay();
  const words = say({
    en: `${race.name}, ${formatDay(race.startDate, lang)}, goal of your training plan`,
    es: `${race.name}, ${formatDay(race.startDate, lang)}, objetivo de tu plan de entrenamiento`,
  });
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
  const lang = useLang();
  const say = useSay();
  const { id, race, distance } = entry;
  const isOff = race.status === "cancelled";
  const state = isOff ? "season-off" : isOver(entry) ? "season-run" : undefined;
  const said = isOff
    ? { en: "cancelled", es: "cancelada" }
    : isOver(entry)
      ? { en: "run", es: "corrida" }
      : { en: "coming", es: "próxima" };
  const words = [race.name, distance, formatDay(race.startDate, lang), say(said)]
    .filter(Boolean)
    .join(", ");
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
