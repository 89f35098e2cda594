import { formatDistance } from "#features/races/distance.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { formatClockTime } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { EntryIn } from "../registration.ts";

/** A sentence for each registration that a runner who registers for another distance has in a race. */
export function enteredAlready(
  race: Pick<RaceToEnter, "startTime" | "distances">,
  entries: readonly EntryIn[],
  unit: LengthUnit,
  lang: Lang,
): string[] {
  const say = sayIn(lang);
  return entries.map(({ distanceId }) => {
    const distance = race.distances.find(({ id }) => id === distanceId);
    const start = distance?.startTime ?? race.startTime;
    const what = distance && formatDistance(distance, unit);
    const time = start === null ? null : formatClockTime(start, lang);
    if (what && time) {
      return say({
        en: `You are already registered for ${what} of this race, which starts at ${time}.`,
        es: `Ya tienes una inscripción en ${what} de esta carrera (salida: ${time}).`,
      });
    }
    if (what) {
      return say({
        en: `You are already registered for ${what} of this race.`,
        es: `Ya tienes una inscripción en ${what} de esta carrera.`,
      });
    }
    if (time) {
      return say({
        en: `You are already registered for this race, which starts at ${time}.`,
        es: `Ya tienes una inscripción en esta carrera (salida: ${time}).`,
      });
    }
    return say({
      en: "You are already registered for this race.",
      es: "Ya tienes una inscripción en esta carrera.",
    });
  });
}
