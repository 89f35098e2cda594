import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { placeIn } from "#values/countries.ts";
import { type ClockTime, formatClockTime, formatDay } from "#values/day.ts";
import { inEach, type Lang, type Words } from "#values/say.ts";
import { listOf } from "#values/text/list-of.ts";
import { type RaceCard, raceUrl } from "../../race.ts";
import type { RaceNews } from "./race-news.ts";

/** The present data of a race, for the mail to its runners. */
export type LetterRace = Pick<RaceCard, "id" | "name" | "startDate"> & {
  startTime: ClockTime | null;
  place: string;
};
type LetterRunner = { firstName: string; registrationId: string };

/** To a runner whose race was cancelled, moved or reinstated. */
export function letterOfNews(
  runner: LetterRunner,
  race: LetterRace,
  news: RaceNews,
  { origin }: { origin: string },
): BilingualLetter {
  const registration = href("/registrations/:id", { id: runner.registrationId });
  const { subject, first, facts, last } = textsOf(race, news);
  return bilingualLetter(subject, [
    { en: `${runner.firstName}, ${first.en}`, es: `${runner.firstName}, ${first.es}` },
    { facts: [raceFact(race), ...facts] },
    {
      label: { en: "See your registration", es: "Ver tu inscripción" },
      href: origin + registration,
    },
    last,
    {
      label: { en: "See the race", es: "Ver la carrera" },
      href: raceUrl(race, origin),
      look: "link",
    },
  ]);
}

/** To a runner whose race was deleted, and the registration with it. */
export function letterOfDeletion({ name }: { name: string }, race: LetterRace): BilingualLetter {
  const salutation = name ? `${name}, ` : "";
  return bilingualLetter({ en: `Removed: ${race.name}`, es: `Eliminada: ${race.name}` }, [
    {
      en: `${salutation}${race.name} has been removed from Dorsal, and your registration with it.`,
      es: `${salutation}${race.name} se eliminó de Dorsal, y con ella tu inscripción.`,
    },
    { facts: [raceFact(race), dateOf(race), placeOf(race)] },
    {
      en: "Please ask the organizer whether the race takes place, and about your fee if you have paid one.",
      es: "Pregúntale al organizador si la carrera se realizará y, si pagaste, por el reembolso.",
    },
  ]);
}

/** To an organizer whose race was deleted, and the link with it. */
export function letterOfDeletionToOrganizer(race: LetterRace): BilingualLetter {
  return bilingualLetter({ en: `Deleted: ${race.name}`, es: `Eliminada: ${race.name}` }, [
    {
      en: `An administrator has deleted ${race.name} from Dorsal. Its registrations, its reviews and its webhooks are deleted with it, and you no longer organize it here.`,
      es: `Una persona de la administración eliminó ${race.name} de Dorsal. Con ella se eliminaron sus inscripciones, sus reseñas y sus webhooks, y ya no la organizas aquí.`,
    },
    { facts: [raceFact(race), dateOf(race), placeOf(race)] },
    {
      en: "If you think this is a mistake, please write to us from the contact page.",
      es: "Si crees que es un error, escríbenos desde la página de contacto de Dorsal.",
    },
  ]);
}

type Fact = readonly [label: Words, value: Words | string];
type NewsTexts = { subject: Words; first: Words; facts: Fact[]; last: Words };

function textsOf(race: LetterRace, news: RaceNews): NewsTexts {
  const { name } = race;
  const when = [dateOf(race), placeOf(race)];
  if (news.kind === "cancelled") {
    return {
      subject: { en: `Cancelled: ${name}`, es: `Cancelada: ${name}` },
      first: {
        en: `${name} will not take place. It has been cancelled.`,
        es: `${name} no se realizará: fue cancelada.`,
      },
      facts: when,
      last: {
        en: "If you have paid the organizer, please ask them about your fee.",
        es: "Si le pagaste al organizador, consúltale por el reembolso.",
      },
    };
  }
  if (news.kind === "back") {
    return {
      subject: {
        en: `Taking place after all: ${name}`,
        es: `Finalmente sí se realizará: ${name}`,
      },
      first: {
        en: `${name} had been cancelled. It will take place after all.`,
        es: `${name} había sido cancelada. Finalmente sí se realizará.`,
      },
      facts: when,
      last: {
        en: "Your registration is still valid. If you can no longer come, please cancel it so that someone else can run.",
        es: "Tu inscripción sigue como estaba. Si ya no puedes ir, cancélala para que otra persona pueda correr.",
      },
    };
  }
  return textsOfMove(race, news);
}

type Move = { what: Words; now: Words; first: Words; facts: Fact[] };

function textsOfMove(race: LetterRace, news: Extract<RaceNews, { kind: "moved" }>): NewsTexts {
  const { name } = race;
  const moves = movesOf(race, news);
  const [only] = moves;
  const isOne = only !== undefined && moves.length === 1;
  return {
    subject: isOne
      ? {
          en: `New ${only.what.en}: ${name}, ${only.now.en}`,
          es: `Cambio de ${only.what.es}: ${name}, ${only.now.es}`,
        }
      : {
          en: `New ${whatOf(moves, "en")}: ${name}`,
          es: `Cambio de ${whatOf(moves, "es")}: ${name}`,
        },
    first: isOne
      ? only.first
      : {
          en: `the ${whatOf(moves, "en")} of ${name} have changed.`,
          es: `${name} cambió de ${whatOf(moves, "es")}.`,
        },
    facts: [
      ...(news.from === undefined ? [dateOf(race)] : []),
      ...moves.flatMap(({ facts }) => facts),
      ...(news.fromPlace === undefined ? [placeOf(race)] : []),
    ],
    last: {
      en: "Your registration is still valid. If you can no longer come, please cancel it so that someone else can run.",
      es: "Tu inscripción se mantiene. Si ya no puedes ir, cancélala para que otra persona pueda correr.",
    },
  };
}

function movesOf(race: LetterRace, news: Extract<RaceNews, { kind: "moved" }>): Move[] {
  const { name } = race;
  const { from, fromTime, fromPlace } = news;
  const moves: Move[] = [];
  if (from !== undefined) {
    const now = inEach((lang) => formatDay(race.startDate, lang));
    moves.push({
      what: { en: "date", es: "fecha" },
      now,
      first: {
        en: `${name} takes place on another day.`,
        es: `${name} se realizará otro día.`,
      },
      facts: [
        [{ en: "Until now", es: "Fecha anterior" }, inEach((lang) => formatDay(from, lang))],
        [{ en: "New date", es: "Nueva fecha" }, now],
      ],
    });
  }
  if (fromTime !== undefined) {
    const now = startOf(race.startTime);
    moves.push({
      what: { en: "start time", es: "hora de salida" },
      now,
      first: {
        en: `${name} starts at another time.`,
        es: `${name} saldrá a otra hora.`,
      },
      facts: [
        [{ en: "Start until now", es: "Salida anterior" }, startOf(fromTime)],
        [{ en: "New start", es: "Nueva salida" }, now],
      ],
    });
  }
  if (fromPlace !== undefined) {
    const now = inEach((lang) => placeIn(race.place, lang));
    moves.push({
      what: { en: "place", es: "lugar" },
      now,
      first: {
        en: `${name} takes place elsewhere.`,
        es: `${name} se realizará en otro lugar.`,
      },
      facts: [
        [
          { en: "Place until now", es: "Lugar anterior" },
          inEach((lang) => placeIn(fromPlace, lang)),
        ],
        [{ en: "New place", es: "Nuevo lugar" }, now],
      ],
    });
  }
  return moves;
}

/** `date, start time, and place`; `fecha, hora de salida y lugar` */
function whatOf(moves: readonly Move[], lang: Lang): string {
  const words = moves.map(({ what }) => what[lang]);
  const list = listOf(words, lang);
  return lang === "en" && words.length > 2 ? list.replace(" and ", ", and ") : list;
}

function raceFact({ name }: Pick<LetterRace, "name">): Fact {
  return [{ en: "Race", es: "Carrera" }, name];
}

function dateOf({ startDate }: Pick<LetterRace, "startDate">): Fact {
  return [{ en: "Date", es: "Fecha" }, inEach((lang) => formatDay(startDate, lang))];
}

function placeOf({ place }: Pick<LetterRace, "place">): Fact {
  return [{ en: "Place", es: "Lugar" }, inEach((lang) => placeIn(place, lang))];
}

function startOf(time: ClockTime | null): Words {
  if (time === null) return { en: "not known", es: "por definir" };
  return inEach((lang) => formatClockTime(time, lang));
}
