import { Form, href } from "react-router";
import type { RaceChoice } from "#features/pace/queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";

/** Own races first, then a search of the directory, then any day and distance. */
export function GoalChooser({
  own,
  found,
  find,
}: {
  own: readonly RaceChoice[];
  found: readonly RaceChoice[] | null;
  find: string;
}) {
  return (
    <div className="plan-form">
      {own.length > 0 && <Races title="Your races" races={own} />}
      <section>
        <Form action={href("/training/new")} className="plan-find">
          <TextField label="Find a race" name="find" type="search" defaultValue={find} />
          <Button type="submit" look="quiet">
            Search
          </Button>
        </Form>
        {found && <Races title="Found" races={found} />}
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

function Races({ title, races }: { title: string; races: readonly RaceChoice[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      {races.length === 0 && <p className="text-muted">No upcoming race has these words.</p>}
      <ul className="plan-races">
        {races.map(({ id, name, startDate, place }) => (
          <li key={id}>
            <TextLink look="strong" to={withQuery(href("/training/new"), { race: id })}>
              {name}
            </TextLink>
            <span className="text-muted">
              {formatDay(startDate)}, {place}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
