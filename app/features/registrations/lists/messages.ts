import type { Words } from "#values/say.ts";

/** The largest list that is read. */
export const listMegabytes = 2;

/** Why a list is refused. */
export const listFileProblems = {
  "no-file": {
    en: "Please choose a file, or paste the rows of your spreadsheet.",
    es: "Elige un archivo o pega las filas de tu hoja de cálculo.",
  },
  "too-large": {
    en: `The file is larger than ${listMegabytes} MB. Keep only the sheet with the people.`,
    es: `El archivo pesa más de ${listMegabytes} MB. Deja solo la hoja con las personas.`,
  },
  "another-format": {
    en: "This is neither a text in columns nor an Excel workbook (.xlsx). Save your spreadsheet as CSV or .xlsx.",
    es: "Este archivo no es un texto en columnas ni un libro de Excel (.xlsx). Guarda tu hoja de cálculo como CSV o .xlsx.",
  },
  damaged: {
    en: "The list cannot be read. Save it again as CSV or .xlsx, or paste its rows.",
    es: "La lista no se puede leer. Guárdala de nuevo como CSV o .xlsx, o pega sus filas.",
  },
  blank: { en: "The list is empty.", es: "La lista está vacía." },
  "no-names": {
    en: "No line of the list names its columns, such as first name, last name and date of birth. Use the template, or add such a line above the people.",
    es: "Ninguna línea de la lista nombra sus columnas, como nombre, apellido y fecha de nacimiento. Usa la plantilla o agrega esa línea arriba de las personas.",
  },
  "no-rows": {
    en: "There is nobody below the names of the columns.",
    es: "No hay nadie debajo de los nombres de las columnas.",
  },
  "too-many-rows": {
    en: "The list has more people than an order of this race takes. Split it, and send one list after the other.",
    es: "La lista tiene más personas de las que admite un pedido de esta carrera. Divídela y envía una lista después de la otra.",
  },
  "too-slow": {
    en: "The list takes too long to read. Save it as CSV and upload that.",
    es: "La lista tarda demasiado en leerse. Guárdala como CSV y sube ese archivo.",
  },
  busy: {
    en: "Many files are being read. Please try again in a minute.",
    es: "Se están leyendo muchos archivos. Inténtalo de nuevo en un minuto.",
  },
} satisfies Record<string, Words>;

export type ListFileProblem = keyof typeof listFileProblems;

/** Why a list was not changed or sent. */
export const listProblems = {
  gone: {
    en: "This list does not exist any more: it was sent, or nobody changed it for a week. Upload it again.",
    es: "Esta lista ya no existe: se envió o nadie la cambió en una semana. Súbela de nuevo.",
  },
  closed: {
    en: "This race does not take lists at the moment.",
    es: "Esta carrera no recibe listas por ahora.",
  },
  waiver: {
    en: "Please confirm that everybody has accepted the waiver.",
    es: "Confirma que todas las personas aceptaron el deslinde de responsabilidad.",
  },
  "waiver-changed": {
    en: "The organizer has changed the waiver. Please let everybody read it again, and confirm.",
    es: "El organizador cambió el deslinde de responsabilidad. Haz que todas las personas lo lean otra vez y confirma.",
  },
  guardian: {
    en: "Please confirm that a parent or guardian of each minor consents.",
    es: "Confirma que el padre, la madre o el tutor de cada menor da su consentimiento.",
  },
  "wrong-rows": {
    en: "Some people need a correction first. Correct them, or leave them out.",
    es: "Primero hay que corregir los datos de algunas personas. Corrígelos o quítalas de la lista.",
  },
} satisfies Record<string, Words>;

export type ListProblem = keyof typeof listProblems;
