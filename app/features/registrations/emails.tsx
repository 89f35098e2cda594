import { href } from "react-router";
import { placeOf, raceUrl } from "#features/races/race.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { bilingualLetter } from "#ui/letter/letter.server.tsx";
import { formatClockTime, formatDay } from "#values/day.ts";
import { inEach, type Words } from "#values/say.ts";
import type { RegistrationRecord } from "./registration.ts";

/** An entry as letters to its runner name it. */
export type ToRunner = Pick<
  RegistrationRecord,
  "id" | "bib" | "firstName" | "lastName" | "race" | "distance" | "category"
>;

/** To a runner who has cancelled. */
export function letterOfCancellation(
  entry: ToRunner,
  {
    origin,
    handed = null,
  }: {
    origin: string;
    /** The team that another member leads now. */
    handed?: { team: string; captain: string } | null;
  },
): BilingualLetter {
  const { race } = entry;
  return bilingualLetter(
    { en: `Registration cancelled: ${race.name}`, es: `Inscripción cancelada: ${race.name}` },
    [
      {
        en: `${entry.firstName}, your registration has been cancelled as you asked, and your place is free again.`,
        es: `${entry.firstName}, tu inscripción se canceló como lo pediste, y tu cupo quedó libre.`,
      },
      { facts: factsOf(entry) },
      ...(handed
        ? [
            {
              en: `Your team “${handed.team}” stays registered. ${handed.captain} leads it now.`,
              es: `Tu equipo “${handed.team}” sigue inscrito. Ahora lo lidera ${handed.captain}.`,
            },
          ]
        : []),
      {
        en: "If you have paid the organizer, please ask them about your fee.",
        es: "Si le pagaste al organizador, consúltale por el reembolso.",
      },
      {
        label: { en: "See the race", es: "Ver la carrera" },
        href: raceUrl(race, origin),
        look: "link",
      },
    ],
  );
}

/** To the member who leads a team from now on. */
export function letterOfCaptain(
  { id, name, raceName }: { id: string; name: string; raceName: string },
  { runner, origin }: { runner: string; origin: string },
): BilingualLetter {
  return bilingualLetter({ en: `You lead ${name} now`, es: `Ahora lideras ${name}` }, [
    {
      en: `${runner}, you are the captain of the team “${name}” for ${raceName} from now on. You can invite others, name the team and change its legs.`,
      es: `${runner}, ahora lideras el equipo “${name}” en ${raceName} desde ahora. Puedes invitar a otras personas, cambiar el nombre y los tramos.`,
    },
    {
      label: { en: "See the team", es: "Ver el equipo" },
      href: origin + href("/teams/:id/:change?", { id }),
    },
  ]);
}

type Fact = readonly [name: Words, value: Words | string];

/** The facts of an entry in a letter. */
export function factsOf({ race, distance, category, bib, firstName, lastName }: ToRunner): Fact[] {
  const { startDate, startTime } = race;
  const facts: Fact[] = [[{ en: "Race", es: "Carrera" }, race.name]];
  if (distance) facts.push([{ en: "Distance", es: "Distancia" }, distance]);
  if (category) facts.push([{ en: "Category", es: "Categoría" }, category]);
  facts.push([{ en: "Date", es: "Fecha" }, inEach((lang) => formatDay(startDate, lang))]);
  if (startTime) {
    facts.push([{ en: "Start", es: "Salida" }, inEach((lang) => formatClockTime(startTime, lang))]);
  }
  facts.push(
    [{ en: "Place", es: "Lugar" }, inEach((lang) => placeOf(race, lang))],
    [{ en: "Runner", es: "Participante" }, `${firstName} ${lastName}`],
    [{ en: "Bib", es: "Dorsal" }, String(bib)],
  );
  return facts;
}
