import type { Words } from "#values/say.ts";

export const fileMegabytes = 5;

export const formatWords: Words = {
  en: `PDF, JPEG or PNG, up to ${fileMegabytes} MB`,
  es: `PDF, JPEG o PNG, hasta ${fileMegabytes} MB`,
};

/** Why a file was not accepted, or a decision about it not recorded. */
export const fileProblems = {
  gone: { en: "This file does not exist.", es: "Este archivo no existe." },
  closed: {
    en: "This file is no longer needed: it is approved, the entry is cancelled, or the race is over.",
    es: "Este archivo ya no hace falta: está aprobado, la inscripción está cancelada o la carrera ya pasó.",
  },
  "no-file": { en: "Please choose a file.", es: "Elige un archivo." },
  "too-heavy": {
    en: `The file is too large: at most ${fileMegabytes} MB.`,
    es: `El archivo es demasiado grande: puede tener hasta ${fileMegabytes} MB.`,
  },
  format: {
    en: "This file is neither a PDF nor a JPEG or PNG picture.",
    es: "Este archivo no es un PDF ni una imagen JPEG o PNG.",
  },
  "too-often": {
    en: "Too many files in a short time. Please try again later.",
    es: "Demasiados archivos en poco tiempo. Inténtalo de nuevo más tarde.",
  },
  "no-reason": {
    en: "Please tell the runner why the file is not accepted.",
    es: "Dile al corredor por qué no aceptas el archivo.",
  },
  decided: {
    en: "This file has already been reviewed, or the runner has sent another one.",
    es: "Este archivo ya se revisó, o el corredor envió otro.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type SentFileProblem = keyof typeof fileProblems;
