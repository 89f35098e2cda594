import type { Words } from "#values/say.ts";
import { mostDesks, mostFileMegabytes } from "./check-in.ts";

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
  "no-scans": {
    en: "Choose the file that the device of a desk has saved.",
    es: "Elige el archivo que guardó el dispositivo de una mesa.",
  },
  "too-large": {
    en: `A file of scans has at most ${mostFileMegabytes} MB.`,
    es: `Un archivo de registros pesa como máximo ${mostFileMegabytes} MB.`,
  },
  "other-race": {
    en: "These scans are of a desk of another race.",
    es: "Estos registros son de una mesa de otra carrera.",
  },
  failed: {
    en: "This could not be saved. Please try again.",
    es: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type CheckInProblem = "too-many" | "over";
