import { href } from "react-router";
import { raceUrl } from "#features/races/race.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import { countryIn } from "#values/countries.ts";
import { formatDay } from "#values/day.ts";
import { inEach, type Words } from "#values/say.ts";
import type { RegistrationStatus } from "../registration.ts";
import type { RosterRecord } from "./roster.ts";

type ToRunner = Pick<RosterRecord, "id" | "firstName" | "lastName" | "distance" | "race">;

/** To a runner whose registration an administrator has given another status: `registered` by undoing one. */
export function letterOfChange(
  entry: ToRunner,
  to: RegistrationStatus,
  { origin }: { origin: string },
): BilingualLetter {
  const { race, firstName } = entry;
  const own = origin + href("/registrations/:id", { id: entry.id });
  const letters: Record<RegistrationStatus, [subject: Words, ...parts: BilingualPart[]]> = {
    registered: [
      {
        en: `You are still registered: ${race.name}`,
        es: `Tu inscripción sigue en pie: ${race.name}`,
      },
      {
        en: `${firstName}, the last change to your registration for ${race.name} has been undone. You are registered, as before.`,
        es: `${firstName}, se deshizo el último cambio de tu inscripción en ${race.name}. La inscripción sigue en pie, como antes.`,
      },
      { facts: factsOf(entry) },
      { label: seeRegistration, href: own },
    ],
    confirmed: [
      { en: `Your place is confirmed: ${race.name}`, es: `Tu cupo está confirmado: ${race.name}` },
      {
        en: `${firstName}, your registration for ${race.name} is confirmed. We look forward to seeing you at the start.`,
        es: `${firstName}, tu inscripción en ${race.name} está confirmada. Nos vemos en la salida.`,
      },
      { facts: factsOf(entry) },
      { label: seeRegistration, href: own },
    ],
    completed: [
      { en: `You have run ${race.name}`, es: `Corriste ${race.name}` },
      {
        en: `${firstName}, your registration for ${race.name} is marked as completed. Congratulations!`,
        es: `${firstName}, tu inscripción en ${race.name} está marcada como completada. ¡Felicitaciones!`,
      },
      { facts: factsOf(entry) },
      {
        label: { en: "See the race", es: "Ver la carrera" },
        href: raceUrl(race, origin),
        look: "link",
      },
    ],
    cancelled: [
      { en: `Registration cancelled: ${race.name}`, es: `Inscripción cancelada: ${race.name}` },
      {
        en: `${firstName}, your registration for ${race.name} has been cancelled by the registration team.`,
        es: `${firstName}, las personas que administran las inscripciones cancelaron la tuya en ${race.name}.`,
      },
      { facts: factsOf(entry) },
      {
        en: "If you have paid the organizer, please ask them about your fee.",
        es: "Si le pagaste al organizador, consúltale por el reembolso.",
      },
      { label: seeRegistration, href: own, look: "link" },
      {
        note: {
          en: "If you think this is a mistake, answer this email.",
          es: "Si crees que es un error, responde a este correo.",
        },
      },
    ],
  };
  const [subject, ...parts] = letters[to];
  return bilingualLetter(subject, parts);
}

const seeRegistration: Words = { en: "See your registration", es: "Ver tu inscripción" };

type Fact = readonly [name: Words, value: Words | string];

function factsOf({ race, distance, firstName, lastName }: ToRunner): Fact[] {
  const facts: Fact[] = [[{ en: "Race", es: "Carrera" }, race.name]];
  if (distance) facts.push([{ en: "Distance", es: "Distancia" }, distance]);
  facts.push(
    [{ en: "Date", es: "Fecha" }, inEach((lang) => formatDay(race.startDate, lang))],
    [
      { en: "Place", es: "Lugar" },
      inEach((lang) => `${race.city}, ${countryIn(race.country, lang)}`),
    ],
    [{ en: "Runner", es: "Participante" }, `${firstName} ${lastName}`],
  );
  return facts;
}
