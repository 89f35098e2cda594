import { Form, href } from "react-router";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import type { RaceChoice } from "#features/pace/queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";

type RaceChoices = {
  mayPlanRaces: boolean;
  /** The race that the visitor wants to plan for without the right to it. */
  wishes: string | null;
  isUnknown: boolean;
  own: RaceChoice[];
  found: RaceChoice[] | null;
};

/** The races to make a band for, for members whose tier has that right. */
export function RaceChooser({ choice, query }: { choice: RaceChoices; query: PaceQuery }) {
  const { mayPlanRaces, wishes, isUnknown, own, found } = choice;
  return (
    <Section title="A band for your race" id="race">
      {isUnknown && (
        <p className="mb-4 font-medium">We do not know this race. Choose another one.</p>
      )}
      {mayPlanRaces ? (
        <div className="pace-choice">
          <Form action={href("/tools/pace")} preventScrollReset className="pace-find">
            <Kept query={query} />
            <TextField label="Find a race" name="find" type="search" defaultValue={query.find} />
            <Button type="submit" look="quiet">
              Search
            </Button>
          </Form>
          {found && <Races title="Found" races={found} query={query} />}
          {own.length > 0 && <Races title="Your races" races={own} query={query} />}
        </div>
      ) : (
        <div className="card pace-upgrade">
          <p className="max-w-text">
            {wishes && <b>Planning for {wishes}? </b>}
            With Sprinter and Elite you plan for a race of the directory: its own distances, its
            start, the time on the clock at every split, and a word when a target is over the time
            limit. What you see above is for everybody.
          </p>
          <ButtonLink to={href("/membership")} look="quiet">
            See the plans
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}

/** The values of the calculator, which the search keeps. */
function Kept({ query: { time, pace, unit } }: { query: PaceQuery }) {
  return Object.entries({ time, pace, unit }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function Races({ title, races, query }: { title: string; races: RaceChoice[]; query: PaceQuery }) {
  const { time, pace, unit, faster } = query;
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      {races.length === 0 && <p className="text-muted">No upcoming race has these words.</p>}
      <ul className="pace-races">
        {races.map((race) => (
          <li key={race.id}>
            <TextLink look="strong" to={paceAddress({ race: race.id, time, pace, unit, faster })}>
              {race.name}
            </TextLink>{" "}
            <span className="text-muted">
              {formatDay(race.startDate)}, {race.place}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
