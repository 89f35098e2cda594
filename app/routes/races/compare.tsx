import { href, Link } from "react-router";
import { findCourseFigures } from "#features/courses/queries.server.ts";
import { Bib } from "#features/races/card/bib.tsx";
import { choose, chooseOnly } from "#features/races/comparing/chosen-races.tsx";
import {
  comparedIds,
  comparisonPath,
  leftOutText,
  mostCompared,
} from "#features/races/comparing/comparison.ts";
import { similarRaces } from "#features/races/page/other-races.server.ts";
import { findRaces } from "#features/races/page/race-page.server.ts";
import { todayAt } from "#features/races/standing.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Route } from "./+types/compare.ts";
import styles from "./compare/compare.css?url";
import { comparedFacts, type RaceColumn, raceColumn } from "./compare/race-column.ts";

/** How many races are offered to be added. */
const suggestions = 4;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/**
 * `/races/compare?id=…&id=…`: up to four races side by side, with a word about more of them. Races
 * that are gone are left out.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const lang = languageOf(url);
  const unit = lengthUnitOf(request.headers.get("cookie"));
  const { ids: asked, leftOut } = comparedIds(url.searchParams);
  const found = await findRaces({ db }, asked, lang);
  const races = asked.flatMap((id) => found.find((race) => race.id === id) ?? []);
  const [first] = races;
  const similar =
    first && races.length < mostCompared ? await similarRaces({ db, now }, first) : [];
  const ids = races.map(({ id }) => id);
  const courses = await Promise.all(ids.map((id) => findCourseFigures({ db }, id)));
  return {
    origin: url.origin,
    ids,
    leftOut: leftOutText(leftOut, lang),
    races: races.map((race, at) =>
      raceColumn(race, {
        courses: courses[at] ?? [],
        unit,
        today: todayAt(race, now()),
        lang,
      }),
    ),
    more: similar
      .filter(({ id }) => !ids.includes(id))
      .slice(0, suggestions)
      .map(({ id, name }) => ({ id, name })),
  };
}

export const headers: Route.HeadersFunction = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Compare Races", es: "Comparar carreras" },
    description: {
      en: "Races side by side: date, place, distances, climb, price and rating.",
      es: "Compara carreras: fecha, lugar, distancias, desnivel, precio y calificación.",
    },
    url: `${loaderData?.origin}${comparisonPath(loaderData?.ids ?? [])}`,
    indexed: false,
  });

export default function CompareRaces({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { races, ids, more, leftOut } = loaderData;
  return (
    <Container className="pt-8 pb-16">
      <PageHeading>{say({ en: "Compare Races", es: "Comparar carreras" })}</PageHeading>
      {leftOut && (
        <div className="mt-6">
          <Notice icon="alert">{leftOut}</Notice>
        </div>
      )}
      {races.length === 0 ? (
        <div className="mt-8">
          <EmptyState
            title={say({ en: "No races to compare", es: "No hay carreras para comparar" })}
            icon="search"
            action={
              <ButtonLink to={href("/races")}>
                {say({ en: "Choose races", es: "Elegir carreras" })}
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <ComparedRaces races={races} ids={ids} />
      )}
      {races.length > 0 && ids.length < mostCompared && (
        <Section title={say({ en: "Add a race", es: "Agregar una carrera" })} className="pt-10">
          <ul className="flex flex-wrap gap-2.5">
            {more.map(({ id, name }) => (
              <li key={id}>
                <TextLink
                  to={comparisonPath([...ids, id])}
                  look="none"
                  preventScrollReset
                  className="chip chip-outline"
                  onClick={() => chooseOnly([...races, { id, name }])}
                >
                  {name}
                </TextLink>
              </li>
            ))}
            <li>
              <TextLink
                to={href("/races")}
                look="strong"
                className="inline-block py-1"
                onClick={() => chooseOnly(races)}
              >
                {say({ en: "Choose from all races", es: "Elegir entre todas las carreras" })}
              </TextLink>
            </li>
          </ul>
        </Section>
      )}
    </Container>
  );
}

/** A column for each race and a row for each fact that one of them has. */
function ComparedRaces({ races, ids }: { races: readonly RaceColumn[]; ids: readonly string[] }) {
  const say = useSay();
  const shown = comparedFacts.filter(({ fact }) => races.some((race) => race.facts[fact] !== null));
  const label = say({ en: "Races side by side", es: "Comparación de carreras" });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="compared card">
      <table>
        <thead>
          <tr>
            <td />
            {races.map((race) => (
              <th key={race.id} scope="col" data-standing={race.standing}>
                <div className="compared-picture">
                  <img src={race.picture} alt="" width={640} height={376} />
                  <Bib day={race.day} type={race.type} silent className="compared-bib" />
                  {race.standing === "cancelled" && (
                    <span className="compared-flag">
                      {say({ en: "Cancelled", es: "Cancelada" })}
                    </span>
                  )}
                </div>
                <Link to={href("/races/:id", { id: race.id })} className="compared-name">
                  {race.name}
                </Link>
                {races.length > 1 && (
                  <TextLink
                    to={comparisonPath(ids.filter((id) => id !== race.id))}
                    preventScrollReset
                    className="compared-removal"
                    onClick={() => choose(race, false)}
                  >
                    <Rich
                      text={say({
                        en: `Remove<0> ${race.name}</0>`,
                        es: `Quitar<0> ${race.name}</0>`,
                      })}
                      parts={[(words) => <span className="sr-only">{words}</span>]}
                    />
                  </TextLink>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ fact, label }) => (
            <tr key={fact}>
              <th scope="row">{say(label)}</th>
              {races.map((race) => (
                <td key={race.id}>{race.facts[fact] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
