import { addDays, type Day } from "#values/day.ts";
import type { Words } from "#values/say.ts";
import { moneyWords } from "../../prices/words.ts";
import type { RegistrationRecord } from "../../registration.ts";

/** What a runner can do with an entry besides cancelling it, where the organizer allows it. */
export const changeKinds = ["transfer", "distance", "deferral"] as const;
export type EntryChangeKind = (typeof changeKinds)[number];

export const changeStates = ["unpaid", "open", "done", "withdrawn", "declined", "lapsed"] as const;
export type EntryChangeState = (typeof changeStates)[number];

/** What an organizer says about one of them. */
export type EntryChangeRule = {
  kind: EntryChangeKind;
  /** `null`: until the day before the race. */
  lastDay: Day | null;
  feeMinor: number;
  /** For another distance: what is left of the price goes back. */
  paysBack: boolean;
};

export const kindWords: Record<EntryChangeKind, Words> = {
  transfer: { en: "Transfer to another runner", es: "Traspaso a otra persona" },
  distance: { en: "Change of distance", es: "Cambio de distancia" },
  deferral: { en: "Deferral to the next edition", es: "Pase a la próxima edición" },
};

/** The last day for a change: the day before the race at the latest. */
export function lastDayFor({ lastDay }: Pick<EntryChangeRule, "lastDay">, startDate: Day): Day {
  const eve = addDays(startDate, -1);
  return lastDay !== null && lastDay < eve ? lastDay : eve;
}

/** Whether the runner of a made entry may change it today, at the place of the race. */
export function mayChange(
  {
    status,
    race,
  }: Pick<RegistrationRecord, "status"> & {
    race: Pick<RegistrationRecord["race"], "status" | "startDate">;
  },
  rule: Pick<EntryChangeRule, "lastDay">,
  today: Day,
): boolean {
  if (status !== "registered" && status !== "confirmed") return false;
  if (race.status === "cancelled" || race.status === "completed") return false;
  return today <= lastDayFor(rule, race.startDate);
}

/**
 * What an exchange of distances costs, and what goes back. The fee is taken from what is left of the price first.
 * @param exchange.newMinor - what the other distance costs this runner now
 * @param exchange.paidMinor - what the entry has cost
 */
export function exchangeOf({
  newMinor,
  paidMinor,
  feeMinor,
  paysBack,
}: {
  newMinor: number;
  paidMinor: number;
  feeMinor: number;
  paysBack: boolean;
}): { dueMinor: number; backMinor: number } {
  const difference = newMinor + feeMinor - paidMinor;
  return {
    dueMinor: Math.max(difference, 0),
    backMinor: paysBack ? Math.max(-difference, 0) : 0,
  };
}

/** What an entry that is kept for the next edition counts there. */
export function creditOf({
  paidMinor,
  extrasBackMinor,
  feeMinor,
}: {
  paidMinor: number;
  extrasBackMinor: number;
  feeMinor: number;
}): number {
  return Math.max(paidMinor - feeMinor, 0) + extrasBackMinor;
}

/** `Fee: S/ 20.` */
export function feeWords(feeMinor: number, currency: string | null): Words {
  if (feeMinor === 0 || currency === null) {
    return { en: "No fee.", es: "Sin costo." };
  }
  const fee = moneyWords(feeMinor, currency);
  return { en: `Fee: ${fee.en}.`, es: `Costo: ${fee.es}.` };
}

/** What an entry became, or comes from. */
export function lineageWords(kind: EntryChangeKind, isSource: boolean): Words {
  if (kind === "transfer") {
    return isSource
      ? {
          en: "It was passed on to another runner. What was paid for it stays with the entry.",
          es: "Se traspasó a otra persona. Lo que se pagó por ella se queda con la inscripción.",
        }
      : {
          en: "It was passed on by another runner.",
          es: "La traspasó otra persona.",
        };
  }
  if (kind === "distance") {
    return isSource
      ? { en: "It was exchanged for another distance.", es: "Se cambió por otra distancia." }
      : {
          en: "It replaces an entry for another distance.",
          es: "Reemplaza una inscripción en otra distancia.",
        };
  }
  return isSource
    ? {
        en: "It is kept for the next edition: what it counts there is in the dashboard.",
        es: "Pasa a la próxima edición: lo que cuenta ahí está en el panel.",
      }
    : {
        en: "An entry of the last edition counts for it.",
        es: "Cuenta para ella una inscripción de la edición anterior.",
      };
}

/** What the form of an entry in place of another one does when it is sent. */
export function completedWords({
  kind,
  firstName,
  lastName,
  distance,
  companionId,
}: {
  kind: EntryChangeKind;
  companionId: string | null;
  firstName: string;
  lastName: string;
  distance: string | null;
}): Words {
  const giver = `${firstName} ${lastName}`.trim();
  return kind === "transfer"
    ? {
        en: `${giver} passes this entry on to you: nothing is charged for it. It is yours once you have sent the form.`,
        es: `${giver} te traspasa esta inscripción: no se te cobra nada. Es tuya cuando envíes el formulario.`,
      }
    : companionId !== null
      ? {
          en: `This entry replaces the one of ${giver} for ${distance ?? "the race"}, which stays as it is until this one is complete.`,
          es: `Esta inscripción reemplaza la de ${giver} en ${distance ?? "la carrera"}, que sigue como está hasta que esta quede lista.`,
        }
      : {
          en: `This entry replaces yours for ${distance ?? "the race"}, which stays as it is until this one is complete.`,
          es: `Esta inscripción reemplaza la tuya en ${distance ?? "la carrera"}, que sigue como está hasta que esta quede lista.`,
        };
}
