import type { Words } from "#values/say.ts";
import { mostDesks } from "./check-in.ts";

export const checkInProblems = {
  "no-name": {
    en: "Give the desk a name, such as “Desk 1” or “Gate A”.",
    es: "Ponle un nombre a la mesa, como “Mesa 1” o “Puerta A”.",
  },
  "too-many": {
    en: `A race has at most ${mostDesks} open desks. End one that you do not need.`,
    es: `Una carrera tiene como máximo ${mostDesks} mesas abiertas. Cierra una que no necesites.`,
  },
  over: {
    en: "This race is over. Links for check-in end the day after the race.",
    es: "Esta carrera ya pasó. Los enlaces para la entrega terminan un día después de la carrera.",
  },
  gone: {
    en: "This desk is closed already.",
    es: "Esta mesa ya está cerrada.",
  },
  failed: {
    en: "This could not be saved. Please try again.",
    es: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type CheckInProblem = "too-many" | "over";
