import { href } from "react-router";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Day } from "#values/day.ts";
import { GoalRace } from "./season/goal-race.tsx";
import { KeptRaces } from "./season/kept-races.tsx";
import { NextRace } from "./season/next-race.tsx";
import { NextSession } from "./season/next-session.tsx";
import { NoRaceAhead } from "./season/no-race-ahead.tsx";
import { RacesForYou } from "./season/races-for-you.tsx";
import { Wall } from "./season/wall.tsx";
import { YearLine } from "./season/year-line.tsx";
import type { SeasonData } from "./season-data.server.ts";

/** The races of a runner: the next one, those around it, those behind and those that they keep. */
export function Season({ season, name, today }: { season: SeasonData; name: string; today: Day }) {
  const { next, session, goal, calledOff, past, line, kept, suggestions, forYou, unit } = season;
  return (
    <>
      {calledOff.map(({ id, race }) => (
        <div key={id} className="season-notice">
          <Notice kind="problem">
            {race.name} has been cancelled by the organizer.{" "}
            <TextLink to={href("/registrations/:id", { id })}>See your registration</TextLink>
          </Notice>
        </div>
      ))}
      {next && <NextRace entry={next} sameDay={season.sameDay} unit={unit} />}
      {session && <NextSession session={session} unit={unit} />}
      {!next &&
        (goal?.race ? (
          <GoalRace goal={goal} race={goal.race} name={name} unit={unit} />
        ) : (
          <NoRaceAhead
            hasPast={past.length > 0}
            suggestions={suggestions}
            goal={goal}
            unit={unit}
          />
        ))}
      {forYou.cards.length > 0 && <RacesForYou {...forYou} />}
      {!line.isEmpty && <YearLine line={line} goal={goal?.race ?? null} today={today} />}
      {past.length > 0 && <Wall past={past} unit={unit} />}
      {kept.total > 0 && <KeptRaces {...kept} />}
    </>
  );
}
