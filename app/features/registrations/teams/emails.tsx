import { href } from "react-router";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";

type TeamInLetter = { id: string; name: string; raceName: string; distance: string };

function factsOf({ name, raceName, distance }: TeamInLetter): BilingualPart {
  return {
    facts: [
      [{ en: "Team", es: "Equipo" }, name],
      [{ en: "Race", es: "Carrera" }, raceName],
      [{ en: "Distance", es: "Distancia" }, distance],
    ],
  };
}

/** To the captain of a team that a runner has joined. */
export function letterOfMember(
  team: TeamInLetter,
  {
    runner,
    count,
    missing,
    origin,
  }: {
    runner: string;
    /** Members now. */
    count: number;
    /** Members that the team still needs. */
    missing: number;
    origin: string;
  },
): BilingualLetter {
  const rest: Words =
    missing === 0
      ? { en: "Your team is complete.", es: "Tu equipo está completo." }
      : {
          en: `Members so far: ${count}. Still missing: ${missing}.`,
          es: `Integrantes hasta ahora: ${count}. Faltan: ${missing}.`,
        };
  return bilingualLetter(
    { en: `${runner} joins ${team.name}`, es: `${runner} se une a ${team.name}` },
    [
      {
        en: `${runner} has joined your team for ${team.raceName}. ${rest.en}`,
        es: `${runner} se unió a tu equipo para ${team.raceName}. ${rest.es}`,
      },
      factsOf(team),
      {
        label: { en: "See the team", es: "Ver el equipo" },
        href: origin + href("/teams/:id/:change?", { id: team.id }),
      },
    ],
  );
}

/** To a runner whose entry a leader has removed from a team. */
export function letterOfRemoval(
  team: TeamInLetter,
  {
    runner,
    registrationId,
    origin,
    isEnded,
  }: {
    runner: string;
    registrationId: string;
    origin: string;
    /** Whether its entry is cancelled, because it was paid for with the team. */
    isEnded: boolean;
  },
): BilingualLetter {
  const rest: Words = isEnded
    ? {
        en: "It was paid for with the team, so it is cancelled.",
        es: "Estaba incluida en el precio del equipo, así que se canceló.",
      }
    : { en: "The entry itself stays as it is.", es: "La inscripción sigue igual." };
  return bilingualLetter(
    { en: `No longer in ${team.name}`, es: `Ya no está en el equipo ${team.name}` },
    [
      {
        en: `The entry of ${runner} for ${team.raceName} is no longer in the team “${team.name}”. ${rest.en}`,
        es: `La inscripción de ${runner} en ${team.raceName} ya no está en el equipo “${team.name}”. ${rest.es}`,
      },
      factsOf(team),
      {
        label: { en: "See the registration", es: "Ver la inscripción" },
        href: origin + href("/registrations/:id", { id: registrationId }),
        look: "link",
      },
    ],
  );
}
