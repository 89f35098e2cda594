import { Form, href, Link } from "react-router";
import type { KeptChange } from "#features/favorites/changes/changes.ts";
import type { KeptRace } from "#features/favorites/changes/kept-race.ts";
import { changeSentence } from "#features/favorites/changes/messages.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { placeOf } from "#features/races/race.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { tabPath } from "../tab.ts";

/** The coming races that the runner keeps, the soonest first, with what has changed. */
export function KeptRaces({
  races,
  total,
  upTo,
}: {
  races: readonly KeptRace[];
  total: number;
  /** The moment of their last change. */
  upTo: string;
}) {
  const changed = races.filter(({ changes }) => changes.some(({ kind }) => kind !== "closing"));
  return (
    <Section
      title="Kept races"
      id="kept"
      className="season-part"
      action={
        <TextLink to={tabPath("favorites")}>
          {total > races.length ? `All ${formatCount(total)} kept races` : "Manage favorites"}
        </TextLink>
      }
    >
      <ul className="season-kept card">
        {races.map((race) => (
          <Kept key={race.id} race={race} />
        ))}
      </ul>
      {changed.length > 0 && (
        <Form method="post" action={href("/favorites/seen")} className="season-seen">
          {changed.map(({ id }) => (
            <input key={id} type="hidden" name="race" value={id} />
          ))}
          <input type="hidden" name="up_to" value={upTo} />
          <Button type="submit" look="plain" size="small">
            Mark changes as seen
          </Button>
        </Form>
      )}
    </Section>
  );
}

function Kept({ race }: { race: KeptRace }) {
  const isOff = race.status === "cancelled";
  return (
    <li className={isOff ? "season-off" : undefined}>
      <Bib day={race.startDate} type={race.type} silent />
      <div>
        <h3>
          <Link to={href("/races/:id", { id: race.id })}>{race.name}</Link>
        </h3>
        <p className="season-muted">
          {formatDay(race.startDate)} · {placeOf(race)}
          {!race.isOpen && !isOff && " · Registration closed"}
          {isOff && " · Cancelled"}
        </p>
        {race.changes.length > 0 && (
          <ul className="season-news">
            {race.changes.map((change) => (
              <li key={change.kind} className={newsClass(change)}>
                {changeSentence(change)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function newsClass({ kind }: KeptChange): string | undefined {
  return kind === "cancelled" || kind === "closing" ? "season-urgent" : undefined;
}
