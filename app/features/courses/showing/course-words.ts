import type { TrackFormat } from "#features/tracks/track-file.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatNumber } from "#values/text/number.ts";
import type { CourseMark } from "../measure/marks.ts";
import { climbError } from "../measure/recipe.ts";

/** A grade with its sign: `+8.2%`, `−3.0%`, `0.0%`. */
export function formatGrade(grade: number): string {
  const percent = formatNumber(Math.abs(grade) * 100, 1, 1);
  if (percent === "0.0") return "0.0%";
  return `${grade > 0 ? "+" : "−"}${percent}%`;
}

/** The file as it is named on the page: `GPX`. */
export function formatName(format: TrackFormat): string {
  return format.toUpperCase();
}

/** What stands for a place of the course. */
export function markName({ name, kind }: CourseMark, lang: Lang): string {
  return name || markNames[kind][lang];
}

const markNames = {
  start: { en: "Start", es: "Salida" },
  finish: { en: "Finish", es: "Meta" },
  aid: { en: "Aid station", es: "Puesto de hidratación" },
  summit: { en: "Summit", es: "Cumbre" },
  other: { en: "Place", es: "Lugar" },
} satisfies Record<CourseMark["kind"], Words>;

/** The profile in one sentence, for those who do not see it. */
export function profileSummary(
  course: { length: number; climb: number; descent: number; highest: number; lowest: number },
  unit: LengthUnit,
  lang: Lang,
): string {
  const { length, climb, descent, highest, lowest } = course;
  return sayIn(lang)({
    en: `Elevation profile: ${formatLength(length, unit)} with ${formatHeight(climb, unit)} of climb and ${formatHeight(descent, unit)} of descent, between ${formatHeight(lowest, unit)} and ${formatHeight(highest, unit)}.`,
    es: `Perfil de altimetría: ${formatLength(length, unit)} con ${formatHeight(climb, unit)} de desnivel positivo y ${formatHeight(descent, unit)} de desnivel negativo, entre ${formatHeight(lowest, unit)} y ${formatHeight(highest, unit)}.`,
  });
}

/** How sure the climb and the descent of a course are, in one sentence. */
export function climbDoubt(
  { length, climb, descent }: { length: number; climb: number; descent: number },
  unit: LengthUnit,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const between = (meters: number) => {
    const error = climbError.part * meters + (climbError.perKilometer * length) / 1000;
    const [low, high] = [Math.max(0, meters - error), meters + error].map(
      (end) => Math.round(end / 10) * 10,
    );
    const [least, most] = [formatHeight(low ?? 0, unit), formatHeight(high ?? 0, unit)];
    return say({ en: `${least} and ${most}`, es: `${least} y ${most}` });
  };
  return say({
    en: `The climb is probably between ${between(climb)}, and the descent between ${between(descent)}: heights in course files rarely come from a barometer, and a terrain model follows the ground under bridges and over tunnels, which no method can correct.`,
    es: `El desnivel positivo está probablemente entre ${between(climb)}, y el negativo entre ${between(descent)}: las altitudes de los archivos rara vez vienen de un barómetro, y un modelo del terreno sigue el suelo bajo los puentes y sobre los túneles, algo que ningún método puede corregir.`,
  });
}

/** What is measured of each distance in one sentence, by its id: for programs that read pages. */
export function courseSentences(
  courses: readonly {
    distanceId: string;
    length: number;
    climb: number | null;
    descent: number | null;
  }[],
  lang: Lang,
): Map<string, string> {
  const say = sayIn(lang);
  return new Map(
    courses.map(({ distanceId, length, climb, descent }) => [
      distanceId,
      climb === null || descent === null
        ? say({
            en: `Measured course: ${formatLength(length, "km")}.`,
            es: `Recorrido medido: ${formatLength(length, "km")}.`,
          })
        : say({
            en: `Measured course: ${formatLength(length, "km")}, ${formatHeight(climb, "km")} of climb, ${formatHeight(descent, "km")} of descent.`,
            es: `Recorrido medido: ${formatLength(length, "km")}, ${formatHeight(climb, "km")} de desnivel positivo, ${formatHeight(descent, "km")} de desnivel negativo.`,
          }),
    ]),
  );
}

/** The part by which a course may differ from the length in the words of its distance. */
const mostOff = 0.1;

/**
 * Whether a course is so much longer or shorter than its distance says that it may be the course of
 * another one. Lengths are in metres; `stated` is `null` where the words name none.
 */
export function isOtherLength(stated: number | null, measured: number): boolean {
  return stated !== null && Math.abs(measured - stated) > mostOff * stated;
}
