import { Form, href } from "react-router";
import { bibNumber } from "#features/races/card/bib-number.ts";
import { placeOf } from "#features/races/race.ts";
import { wizardPath } from "#features/registrations/wizard/wizard.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { formatDay } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { SeasonData } from "../season-data.server.ts";
import { RaceAhead } from "./race-ahead.tsx";

type Goal = NonNullable<SeasonData["goal"]>;

/** The race that the training plan leads to, as long as its runner has not entered one. */
export function GoalRace({
  goal,
  race,
  name,
  unit,
}: {
  goal: Goal;
  race: NonNullable<Goal["race"]>;
  name: string;
  unit: LengthUnit;
}) {
  const { isKept, way } = race;
  return (
    <RaceAhead
      race={race}
      days={race.days}
      eyebrow="You are training for"
      number={bibNumber(goal.meters, unit)}
      name={name}
      facts={[formatLength(goal.meters, unit), placeOf(race)].join(" · ")}
    >
      <div className="season-goal">
        <p>{stateWords(race)}</p>
        <div className="season-goal-ways">
          {way === "here" && (
            <ButtonLink to={wizardPath({ raceId: race.id, distanceId: race.distanceId })}>
              Register
            </ButtonLink>
          )}
          {way === "elsewhere" && (
            <ButtonLink to={`${href("/races/:id", { id: race.id })}#distances`}>
              See how to register
            </ButtonLink>
          )}
          {!isKept && (
            <Form method="post" action={href("/favorites/:raceId/add", { raceId: race.id })}>
              <input type="hidden" name="to" value={href("/dashboard")} />
              <Button type="submit" look={way === null ? "primary" : "quiet"}>
                <Icon name="heart" /> Keep this race
              </Button>
            </Form>
          )}
          <ButtonLink look="quiet" to={href("/training")}>
            Training plan
          </ButtonLink>
        </div>
      </div>
    </RaceAhead>
  );
}

function stateWords({ way, isKept, deadline }: NonNullable<Goal["race"]>): string {
  if (way === "here" || way === "elsewhere") {
    const until = deadline ? ` Registration closes ${formatDay(deadline)}.` : "";
    return `You are not registered here yet.${until}`;
  }
  return isKept
    ? "You keep this race. You are not registered here."
    : "You are not registered here. Keep the race to hear of its changes.";
}
