import { href, Link } from "react-router";
import { Bib } from "#features/races/card/bib.tsx";
import { bibNumber } from "#features/races/card/bib-number.ts";
import { bibEdge, DistanceBib } from "#features/races/card/distance-bib.tsx";
import { tagline } from "#features/races/home/tagline.ts";
import type { RaceCard } from "#features/races/race.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Container } from "#ui/page/page.tsx";
import { dayOfMonth, formatDay, formatShortDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What the bib tells of its race. */
export type BibRace = Pick<RaceCard, "id" | "name" | "type" | "city" | "startDate"> & {
  /** The longest distance, else the day of the month. */
  number: string;
};

export function bibRace(race: RaceCard, unit: LengthUnit): BibRace {
  const { id, name, type, city, startDate } = race;
  const longest = Math.max(0, ...race.distances.map(({ meters }) => meters ?? 0));
  const number = longest > 0 ? bibNumber(longest, unit) : String(dayOfMonth(startDate));
  return { id, name, type, city, startDate, number };
}

/** The promise of the page, with the next big race on a bib: large beside it, small below it on phones. */
export function Hero({ race }: { race: BibRace | null }) {
  const say = useSay();
  return (
    <section className="home-hero">
      <Container className="home-hero-columns">
        <div>
          <h1 className="text-3xl sm:text-4xl md:max-lg:text-3xl lg:text-5xl">
            <Rich
              text={say({
                en: "Everything a Runner <0>Needs —</0> In One Hub",
                es: "Todo lo que un corredor <0>necesita,</0> en un solo lugar",
              })}
              parts={[(words) => <span className="whitespace-nowrap">{words}</span>]}
            />
          </h1>
          <p className="mt-5 max-w-[34em] text-lg text-muted">{say(tagline)}</p>
          <ButtonLink
            to={href("/chat/:threadId?")}
            state={{ useDefaultAssistant: true }}
            size="large"
            className="mt-8 whitespace-normal"
          >
            {say({ en: "Talk to Your Running Assistant", es: "Habla con tu asistente" })}
          </ButtonLink>
        </div>
        <div className="home-next">{race && <NextRace race={race} />}</div>
        {race && <NextBib race={race} />}
      </Container>
    </section>
  );
}

function NextRace({ race }: { race: BibRace }) {
  const lang = useLang();
  return (
    <Link to={href("/races/:id", { id: race.id })} className="home-next-race">
      <Bib day={race.startDate} type={race.type} silent className="home-next-bib" />
      <span>
        <strong>{race.name}</strong>
        <span className="block text-sm text-muted">
          {race.city} · {formatDay(race.startDate, lang)}
        </span>
      </span>
    </Link>
  );
}

function NextBib({ race }: { race: BibRace }) {
  const lang = useLang();
  return (
    <div className="hidden md:block">
      <DistanceBib
        edge={bibEdge(race.city, formatShortDay(race.startDate, lang))}
        number={race.number}
        name={race.name}
      />
    </div>
  );
}
