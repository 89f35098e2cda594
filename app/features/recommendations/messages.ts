import { raceType } from "#features/races/race-type.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { LikingKind } from "./matching/liking.ts";
import type { RecommendationReason } from "./matching/reasons.ts";

/** Why a race is recommended, in words. */
export function reasonWords(reason: RecommendationReason, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const length = (meters: number) => formatLength(meters, unit).replace(" ", "\u00a0");
  switch (reason.code) {
    case "edition": {
      const { stars } = reason;
      return say(
        stars === null
          ? {
              en: "You know this race from another year",
              es: "Ya conoces esta carrera de otro año",
            }
          : {
              en: `You gave another year of it ${counted(stars, "star", "stars")}`,
              es: `Le diste ${counted(stars, "estrella", "estrellas")} a otra edición`,
            },
      );
    }
    case "goal":
      return say({
        en: "The race that your training plan leads to",
        es: "La carrera para la que es tu plan de entrenamiento",
      });
    case "plan": {
      const meters = length(reason.meters);
      return say(
        isSameLength(reason.meters, reason.goalMeters)
          ? {
              en: `${meters}, the distance of your training plan`,
              es: `${meters}, la distancia de tu plan de entrenamiento`,
            }
          : {
              en: `${meters}, close to the distance of your training plan`,
              es: `${meters}, cerca de la distancia de tu plan de entrenamiento`,
            },
      );
    }
    case "distance": {
      const meters = length(reason.meters);
      return say({ en: `${meters}, like ${reason.race}`, es: `${meters}, como ${reason.race}` });
    }
    case "near": {
      const { city } = reason;
      if (reason.meters >= 1000) {
        const meters = length(reason.meters);
        return say({ en: `${meters} from ${city}`, es: `A ${meters} de ${city}` });
      }
      const tie = tieWords[reason.tie];
      return say({ en: `In ${city}, where ${tie.en}`, es: `En ${city}, donde ${tie.es}` });
    }
    case "type": {
      const { label } = raceType(reason.type, lang);
      return say({
        en: `${label}, like ${counted(reason.races, "race", "races")} of yours`,
        es: `${label}, como ${reason.races === 1 ? "una de tus carreras" : `${reason.races} de tus carreras`}`,
      });
    }
    case "rating": {
      const average = reason.average.toFixed(1);
      return say({
        en: `Rated ${average} by ${counted(reason.count, "runner", "runners")}`,
        es: `Calificación de ${average}, según ${counted(reason.count, "corredor", "corredores")}`,
      });
    }
  }
}

const tieWords = {
  entered: { en: "you race", es: "corres" },
  rated: { en: "you race", es: "corres" },
  kept: { en: "you keep a race", es: "guardaste una carrera" },
  goal: { en: "your training plan leads", es: "está la carrera de tu plan de entrenamiento" },
} as const satisfies Record<LikingKind, Words>;

/** A marathon that is told as 42 km is one. */
function isSameLength(one: number, other: number): boolean {
  return Math.abs(one / other - 1) < 0.02;
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}
