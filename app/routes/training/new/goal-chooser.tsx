import { Form, href } from "react-router";
import type { RaceChoice } from "#features/pace/queries.server.ts";
import { planWeeks } from "#features/training/rules/period.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { type Day, daysBetween, formatDay } from "#values/day.ts";
import { RaceBox } from "./race-box.tsx";

/** Own races first, then a search of the directory, then any day and distance. */
export function GoalChooser({
  own,
  found,
  find,
  today,
}: {
  own: readonly RaceChoice[];
  found: readonly RaceChoice[] | null;
  find: string;
  today: Day;
}) {
  return (
    <div className="plan-form">
      {own.length > 0 && <Races title="Your races" races={own} today={today} />}
      <section>
        <Form action={href("/training/new")} className="plan-find">
          <RaceBox find={find} />
          <Button type="submit" look="quiet">
            Search
          </Button>
        </Form>
        {found && <Races title="Found" races={found} today={today} />}
      </section>
      <section>
        <h2 className="text-xl">Another day and distance</h2>
        <p className="text-muted">A race that is not in the directory, or a goal of your own.</p>
        <div>
          <ButtonLink to={withQuery(href("/training/new"), { other: "yes" })} look="quiet">
            Choose day and distance
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}

function Races({
  title,
  races,
  today,
}: {
  title: string;
  races: readonly RaceChoice[];
  today: Day;
}) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {races.length === 0 && <p className="text-muted">No upcoming race has these words.</p>}
      <ul className="plan-races">
        {races.map(({ id, name, startDate, place }) => (
          <li key={id}>
            {daysBetween(today, startDate) < planWeeks.fewest * 7 ? (
              <span className="py-2.5">{name}: too soon for a plan</span>
            ) : (
              <TextLink look="strong" to={withQuery(href("/training/new"), { race: id })}>
                {name}
              </TextLink>
            )}
            <span className="text-muted">
              {formatDay(startDate)}, {place}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
