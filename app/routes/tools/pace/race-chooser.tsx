import { Form, href } from "react-router";
import { type PaceQuery, paceAddress } from "#features/pace/pace-query.ts";
import type { RaceChoice } from "#features/pace/queries.server.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Section } from "#ui/page/page.tsx";
import { placeIn } from "#values/countries.ts";
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
  const say = useSay();
  const { mayPlanRaces, wishes, isUnknown, own, found } = choice;
  return (
    <Section
      title={say({ en: "A band for your race", es: "Una pulsera para tu carrera" })}
      id="race"
    >
      {isUnknown && (
        <p className="mb-4 font-medium">
          {say({
            en: "We do not know this race. Choose another one.",
            es: "No conocemos esta carrera. Elige otra.",
          })}
        </p>
      )}
      {mayPlanRaces ? (
        <div className="pace-choice">
          <Form action={href("/tools/pace")} preventScrollReset className="pace-find">
            <Kept query={query} />
            <TextField
              label={say({ en: "Find a race", es: "Busca una carrera" })}
              name="find"
              type="search"
              defaultValue={query.find}
            />
            <Button type="submit" look="quiet">
              {say({ en: "Search", es: "Buscar" })}
            </Button>
          </Form>
          {found && (
            <Races title={say({ en: "Found", es: "Encontradas" })} races={found} query={query} />
          )}
          {own.length > 0 && (
            <Races
              title={say({ en: "Your races", es: "Tus carreras" })}
              races={own}
              query={query}
            />
          )}
        </div>
      ) : (
        <div className="card pace-upgrade">
          <p className="max-w-text">
            {wishes && (
              <b>{say({ en: `Planning for ${wishes}?`, es: `¿Planificas para ${wishes}?` })} </b>
            )}
            {say({
              en: "With Sprinter and Elite you plan for a race of the directory: its own distances, its start, the time on the clock at every split, and a word when a target is over the time limit. What you see above is for everybody.",
              es: "Con Sprinter y Elite planificas para una carrera del directorio: sus propias distancias, su salida, la hora en cada parcial y un aviso cuando un objetivo supera el tiempo límite. Lo que ves arriba es para todos.",
            })}
          </p>
          <ButtonLink to={href("/membership")} look="quiet">
            {say({ en: "See the plans", es: "Ver los planes" })}
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
  const lang = useLang();
  const say = useSay();
  const { time, pace, unit, faster } = query;
  return (
    <div>
      <h3 className="mb-2 text-lg">{title}</h3>
      {races.length === 0 && (
        <p className="text-muted">
          {say({
            en: "No upcoming race has these words.",
            es: "Ninguna carrera próxima tiene esas palabras.",
          })}
        </p>
      )}
      <ul className="pace-races">
        {races.map((race) => (
          <li key={race.id}>
            <TextLink look="strong" to={paceAddress({ race: race.id, time, pace, unit, faster })}>
              {race.name}
            </TextLink>{" "}
            <span className="text-muted">
              {formatDay(race.startDate, lang)}, {placeIn(race.place, lang)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
