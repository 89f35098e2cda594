import { href } from "react-router";
import { placeOf, type RaceCard, raceUrl } from "#features/races/race.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import { inEach, type Words } from "#values/say.ts";
import type { WatchedNews } from "./news.ts";

/** A race that there is news about. */
export type RaceInNews = Pick<
  RaceCard,
  "id" | "name" | "startDate" | "city" | "stateProvince" | "country"
> & { news: WatchedNews; isKept: boolean };

/** To a member: registration has opened, or a price has risen. */
export function letterOfRaceNews(
  races: readonly [RaceInNews, ...RaceInNews[]],
  { origin, token }: { origin: string; token: string },
): BilingualLetter {
  const [first, ...others] = races;
  const subject =
    others.length === 0
      ? headline(first)
      : {
          en: `News of ${races.length} races for your season`,
          es: `Novedades de ${races.length} carreras para tu temporada`,
        };
  const why = races.some(({ isKept }) => isKept)
    ? {
        en: "You get this email because you saved these races, or because they fit what you run.",
        es: "Recibes este correo porque guardaste estas carreras o porque van con lo que corres.",
      }
    : {
        en: "You get this email because these races fit what you run.",
        es: "Recibes este correo porque estas carreras van con lo que corres.",
      };
  return bilingualLetter(
    subject,
    [
      ...races.flatMap((race) => partsOf(race, origin)),
      {
        note: {
          en: `${why.en} It is part of your plan, and one click ends it.`,
          es: `${why.es} Es parte de tu plan, y puedes dejar de recibirlo con un clic.`,
        },
      },
    ],
    { unsubscribeUrl: origin + href("/race-news/:token", { token }) },
  );
}

function partsOf(race: RaceInNews, origin: string): BilingualPart[] {
  const { en, es } = headline(race);
  return [
    { en: `${en}.`, es: `${es}.` },
    {
      facts: [
        [{ en: "Date", es: "Fecha" }, inEach((lang) => formatDay(race.startDate, lang))],
        [{ en: "Place", es: "Lugar" }, inEach((lang) => placeOf(race, lang))],
      ],
    },
    {
      label: { en: `See ${race.name}`, es: `Ver ${race.name}` },
      href: raceUrl(race, origin),
      look: "link",
    },
  ];
}

function headline({ name, news }: RaceInNews): Words {
  if (news.kind === "opened") {
    return {
      en: `Registration is open: ${name}`,
      es: `Inscripciones abiertas: ${name}`,
    };
  }
  const { from, to } = news;
  return {
    en: `${name} now costs ${amountWords(to, "en")}, was ${amountWords(from, "en")}`,
    es: `${name} ahora cuesta ${amountWords(to, "es")}, antes ${amountWords(from, "es")}`,
  };
}
