import { href } from "react-router";
import { raceUrl } from "#features/races/race.ts";
import type { BilingualLetter } from "#services/mail/mail.ts";
import { type BilingualPart, bilingualLetter } from "#ui/letter/letter.server.tsx";
import type { Words } from "#values/say.ts";
import { deadlineWords } from "../orders/words.ts";
import { wizardPath } from "../wizard/wizard.ts";
import type { Wait } from "./waiting.ts";

/**
 * What a runner on a waiting list is told by mail. `withdrawn`: the registration has closed, and the runner waits again.
 * `last-hour`: it closes soon, and nobody has precedence any more. `over`: it has closed for good.
 */
export type WaitingNews =
  | "joined"
  | "offered"
  | "lapsed"
  | "withdrawn"
  | "last-hour"
  | "over"
  | "removed";

/** To a runner on a waiting list, or who was on one. */
export function letterOfWaiting(
  wait: Omit<Wait, "since">,
  news: WaitingNews,
  { origin }: { origin: string },
): BilingualLetter {
  const { id, raceId, raceName: race, distanceId, distance, position, offeredUntil } = wait;
  const until = offeredUntil && deadlineWords(offeredUntil, wait.timeZone);
  const facts: BilingualPart = {
    facts: [
      [{ en: "Race", es: "Carrera" }, race],
      [{ en: "Distance", es: "Distancia" }, distance],
      ...(position !== null && news === "joined"
        ? [[{ en: "Position in line", es: "Puesto en la lista" }, String(position)] as const]
        : []),
      ...(until && news === "offered" ? [[{ en: "Deadline", es: "Plazo" }, until] as const] : []),
    ],
  };
  const seeWait: BilingualPart = {
    label: { en: "See your place in line, or leave", es: "Ver tu puesto o salir de la lista" },
    href: origin + href("/waiting-list/:id/:change?", { id }),
    look: "link",
  };
  const seeRace: BilingualPart = {
    label: { en: "See the race", es: "Ver la carrera" },
    href: raceUrl({ id: raceId }, origin),
    look: "link",
  };
  const letters: Record<WaitingNews, [subject: Words, ...parts: BilingualPart[]]> = {
    joined: [
      {
        en: `You are on the waiting list: ${race}`,
        es: `Estás en la lista de espera: ${race}`,
      },
      {
        en: "When a place becomes free, it is offered to the next runner in line. You then get an email with a deadline. Nothing is charged for waiting, and your position can change.",
        es: "Cuando se libera un cupo, se le ofrece a la siguiente persona de la lista. Entonces te llega un correo con un plazo. Esperar no cuesta nada, y tu puesto puede cambiar.",
      },
      facts,
      seeWait,
    ],
    offered: [
      { en: `A place for you: ${race}`, es: `Hay un cupo para ti: ${race}` },
      {
        en: "A place has become free, and it is held for you until the deadline. Fill in the registration form by then; after it, the place goes to the next runner in line.",
        es: "Se liberó un cupo y está reservado para ti hasta el plazo. Completa antes el formulario de inscripción; después, el cupo pasa a la siguiente persona de la lista.",
      },
      facts,
      {
        label: { en: "Take the place", es: "Tomar el cupo" },
        href: origin + wizardPath({ raceId, distanceId }),
      },
      {
        note: {
          en: "If you cannot come, please leave the list, so that someone else can run.",
          es: "Si no puedes ir, sal de la lista para que otra persona pueda correr.",
        },
      },
      seeWait,
    ],
    lapsed: [
      { en: `Your offer has ended: ${race}`, es: `Tu oferta terminó: ${race}` },
      {
        en: "You did not take the place in time, so it is offered to the next runner in line, and you are off the waiting list. You can join it again at its end while it is open.",
        es: "No tomaste el cupo a tiempo, así que se le ofrece a la siguiente persona y ya no estás en la lista de espera. Puedes volver a entrar al final mientras esté abierta.",
      },
      facts,
      seeRace,
    ],
    withdrawn: [
      { en: `Your offer has ended: ${race}`, es: `Tu oferta terminó: ${race}` },
      {
        en: "The organizer has closed the registration, so the place can no longer be taken. You keep your place in line in case it opens again.",
        es: "El organizador cerró las inscripciones y el cupo ya no se puede tomar. Conservas tu puesto en la lista por si se abren otra vez.",
      },
      facts,
      seeWait,
    ],
    "last-hour": [
      { en: `The waiting list has ended: ${race}`, es: `La lista de espera terminó: ${race}` },
      {
        en: "Registration closes within the hour, so its waiting list has ended. A place that becomes free until then goes to the first runner who registers for it.",
        es: "Las inscripciones cierran en menos de una hora y su lista de espera terminó. Si hasta entonces se libera un cupo, es de quien se inscriba primero.",
      },
      facts,
      seeRace,
    ],
    over: [
      { en: `The waiting list has ended: ${race}`, es: `La lista de espera terminó: ${race}` },
      {
        en: "The race takes no more registrations, so its waiting list has ended. No place became yours this time.",
        es: "La carrera ya no recibe inscripciones y su lista de espera terminó. Esta vez no hubo un cupo para ti.",
      },
      facts,
      seeRace,
    ],
    removed: [
      {
        en: `You are off the waiting list: ${race}`,
        es: `Ya no estás en la lista de espera: ${race}`,
      },
      {
        en: "The organizer has taken you off the waiting list of this distance.",
        es: "El organizador te quitó de la lista de espera de esta distancia.",
      },
      facts,
      seeRace,
    ],
  };
  const [subject, ...parts] = letters[news];
  return bilingualLetter(subject, parts);
}
