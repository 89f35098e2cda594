import { href } from "react-router";
import { placeOf, type RaceCard, raceUrl } from "#features/races/race.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { type Day, formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import { inEach, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { daysToConfirm } from "./alert.ts";

/**
 * To the address in the form, which may belong to another person: the letter repeats nothing from the form.
 */
export function letterToConfirmAlert(url: string): BilingualLetter {
  return bilingualLetter(
    { en: "Confirm your alert about races", es: "Confirma tu alerta de carreras" },
    [
      {
        en: "You asked for an email when there is news about the races you searched for: at most one a week, and only when something has changed.",
        es: "Pediste un correo cuando haya novedades de las carreras que buscaste: como máximo uno por semana, y solo si hay algo que contar.",
      },
      { label: { en: "Yes, tell me", es: "Sí, avísenme" }, href: url },
      {
        note: {
          en: `Without this confirmation nothing is sent, and the alert is deleted after ${daysToConfirm} days. If you did not ask for it, there is nothing to do.`,
          es: `Sin esta confirmación no enviamos nada, y la alerta se borra después de ${daysToConfirm} días. Si no la pediste, no tienes que hacer nada.`,
        },
      },
    ],
  );
}

type Amount = { minor: number; currency: string };

/** A race that a letter tells of, and what is new about it. */
export type ToldRace = Pick<
  RaceCard,
  "id" | "name" | "startDate" | "city" | "stateProvince" | "country"
> & {
  kind: "new" | "opened" | "cheaper" | "closing";
  /** The last day of registration. */
  closesOn: Day | null;
  price: Amount | null;
  /** What it cost before it became cheaper. */
  was: Amount | null;
};

/** The news of one saved search. */
export type ToldSearch = {
  name: Words;
  /** The address of the list with these filters. */
  url: string;
  total: number;
  races: ToldRace[];
};

/** The weekly letter: what is new in the saved searches. */
export function letterOfAlerts(
  searches: readonly [ToldSearch, ...ToldSearch[]],
  { origin, token }: { origin: string; token: string },
): BilingualLetter {
  const list = origin + href("/alerts/:token/:change?", { token });
  const total = searches.reduce((sum, one) => sum + one.total, 0);
  const count = formatCount(total);
  const [first] = searches[0].races;
  const subject: Words =
    total === 1 && first
      ? inEach((lang) => `${kindWords[first.kind][lang]}: ${first.name}`)
      : {
          en: `News about ${count} races you are looking for`,
          es: `Novedades de ${count} carreras que buscas`,
        };
  return bilingualLetter(
    subject,
    [
      ...searches.flatMap((search) => partsOf(search, origin)),
      { label: { en: "Change your alerts", es: "Cambiar tus alertas" }, href: list, look: "link" },
      {
        note: {
          en: "You get this email because you saved these searches: at most one a week.",
          es: "Recibes este correo porque guardaste estas búsquedas: como máximo uno por semana.",
        },
      },
    ],
    { unsubscribeUrl: list },
  );
}

function partsOf({ name, url, total, races }: ToldSearch, origin: string): BilingualPart[] {
  const more = total - races.length;
  return [
    inEach((lang) => `${searchWords[lang]}: ${name[lang]}`),
    ...races.flatMap((race): BilingualPart[] => [
      { label: race.name, href: raceUrl(race, origin), look: "link" },
      inEach((lang) =>
        [newsWords(race)[lang], formatDay(race.startDate, lang), placeOf(race, lang)].join(" · "),
      ),
    ]),
    {
      label:
        more > 0
          ? {
              en: `See the list: ${formatCount(more)} more ${more === 1 ? "has" : "have"} news`,
              es: `Ver la lista: hay novedades de ${formatCount(more)} más`,
            }
          : { en: "See the whole list", es: "Ver toda la lista" },
      href: url,
      look: "link",
    },
  ];
}

const searchWords: Words = { en: "Your search", es: "Tu búsqueda" };

const kindWords: Record<ToldRace["kind"], Words> = {
  new: { en: "New", es: "Nueva" },
  opened: { en: "Registration is open", es: "Inscripciones abiertas" },
  cheaper: { en: "Cheaper", es: "Más barata" },
  closing: { en: "Registration closes soon", es: "Las inscripciones cierran pronto" },
};

/** `New, from S/90 PEN`, `Cheaper: S/80 PEN, was S/100 PEN`, `Registration closes on March 6, 2027`. */
function newsWords({ kind, price, was, closesOn }: ToldRace): Words {
  return inEach((lang) => {
    const cost = price && amountWords(price, lang);
    if (kind === "cheaper" && cost && was) {
      const before = amountWords(was, lang);
      return lang === "en" ? `Now ${cost}, was ${before}` : `Ahora ${cost}, antes ${before}`;
    }
    if (kind === "closing" && closesOn) {
      const day = formatDay(closesOn, lang);
      return lang === "en"
        ? `Registration closes on ${day}`
        : `Las inscripciones cierran el ${day}`;
    }
    return [kindWords[kind][lang], cost].filter(Boolean).join(" · ");
  });
}
