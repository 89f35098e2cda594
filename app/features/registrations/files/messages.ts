import type { Words } from "#values/say.ts";

export const fileMegabytes = 5;

export const formatWords: Words = {
  en: `PDF, JPEG or PNG, up to ${fileMegabytes} MB`,
  es: `PDF, JPEG o PNG, hasta ${fileMegabytes} MB`,
};

/** Why a file was not accepted, or a decision about it not recorded. */
export const fileProblems = {
  gone: { en: "There is no such file.", es: "Ese archivo no existe." },
  closed: {
    en: "No file is needed here any more: it is approved, the entry is cancelled, or the race is over.",
    es: "Aquí ya no hace falta un archivo: está aprobado, la inscripción está cancelada o la carrera ya pasó.",
  },
  "no-file": { en: "Please choose a file.", es: "Elige un archivo." },
  "too-heavy": {
    en: `The file is too large: at most ${fileMegabytes} MB.`,
    es: `El archivo es demasiado grande: hasta ${fileMegabytes} MB.`,
  },
  format: {
    en: "This file is neither a PDF nor a JPEG or PNG picture.",
    es: "Este archivo no es un PDF ni una imagen JPEG o PNG.",
  },
  "too-often": {
    en: "Too many files at once. Please try again later.",
    es: "Demasiados archivos en poco tiempo. Inténtalo de nuevo más tarde.",
  },
  "no-reason": {
    en: "Please tell the runner why the file is not accepted.",
    es: "Dile al corredor por qué no aceptas el archivo.",
  },
  decided: {
    en: "This file was already decided on, or the runner has sent another one.",
    es: "Ya se decidió sobre este archivo, o el corredor envió otro.",
  },
  failed: {
    en: "That could not be saved. Please try again.",
    es: "No se pudo guardar. Inténtalo de nuevo.",
  },
} as const satisfies Record<string, Words>;

export type SentFileProblem = keyof typeof fileProblems;
