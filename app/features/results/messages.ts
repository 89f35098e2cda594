import { editingProblems } from "#features/races/editing/messages.ts";
import type { Words } from "#values/say.ts";
import type { Doubt } from "./result.ts";

/** The largest file of a timer that is read. */
export const mostMegabytes = 10;

/** Why a timer's file is refused. */
export const resultFileProblems = {
  "no-file": { en: "Please choose a file.", es: "Elige un archivo." },
  "too-large": {
    en: `The file is larger than ${mostMegabytes} MB. Upload the results of one distance at a time.`,
    es: `El archivo pesa más de ${mostMegabytes} MB. Sube los resultados de una distancia a la vez.`,
  },
  "another-format": {
    en: "This is neither a text in columns nor an Excel workbook (.xlsx). Ask your timer for a CSV file.",
    es: "Este archivo no es un texto en columnas ni un libro de Excel (.xlsx). Pide un archivo CSV a tu cronometrador.",
  },
  damaged: {
    en: "The file is damaged and cannot be read. Save it again, or ask your timer for a CSV file.",
    es: "El archivo está dañado y no se puede leer. Guárdalo de nuevo o pide un archivo CSV a tu cronometrador.",
  },
  blank: { en: "The file is empty.", es: "El archivo está vacío." },
  "no-names": {
    en: "No line of the file names its columns, such as bib, name and time. Add such a line above the results.",
    es: "Ninguna línea del archivo nombra sus columnas, como dorsal, nombre y tiempo. Agrega esa línea arriba de los resultados.",
  },
  "no-rows": {
    en: "No runner was found in the file. Each line needs a bib number or a name, and a time or a status.",
    es: "No se encontró a ningún corredor en el archivo. Cada línea necesita un dorsal o un nombre, y un tiempo o un estado.",
  },
  "too-many-rows": {
    en: "The file has more than 60,000 lines. Upload the results of one distance at a time.",
    es: "El archivo tiene más de 60,000 líneas. Sube los resultados de una distancia a la vez.",
  },
  "too-slow": {
    en: "The file takes too long to read. Save it as CSV and upload that.",
    es: "El archivo tarda demasiado en leerse. Guárdalo como CSV y sube ese archivo.",
  },
  busy: {
    en: "Many files are being read. Please try again in a minute.",
    es: "Se están leyendo muchos archivos. Inténtalo de nuevo en un minuto.",
  },
} satisfies Record<string, Words>;

export type ResultFileProblem = keyof typeof resultFileProblems;

/** Why the results of a race were not changed. */
export const resultProblems = {
  "no-race": editingProblems["no-race"],
  "no-distance": { en: "Please choose a distance.", es: "Elige una distancia." },
  gone: {
    en: "These results do not exist any more, or are in another state now.",
    es: "Estos resultados ya no existen o cambiaron de estado.",
  },
  "not-run": {
    en: "This race has not been run yet. Its results can be published from its day on.",
    es: "Esta carrera todavía no se corre. Sus resultados se pueden publicar desde el día de la carrera.",
  },
  "no-time": {
    en: "Say which column holds the gun time or the chip time.",
    es: "Indica qué columna tiene el tiempo oficial o el tiempo de chip.",
  },
  "no-runner": {
    en: "Say which column holds the bib number or the name.",
    es: "Indica qué columna tiene el dorsal o el nombre.",
  },
  "twice-field": {
    en: "Two columns are said to be the same. Only splits may come several times.",
    es: "Indicaste lo mismo para dos columnas. Solo los parciales pueden repetirse.",
  },
  "no-places": {
    en: "Some finishers have no place in the file. Let the times decide the order.",
    es: "Algunos finalistas no tienen puesto en el archivo. Deja que los tiempos decidan el orden.",
  },
  unreadable: {
    en: "This form could not be read. Please try again.",
    es: "No pudimos leer este formulario. Inténtalo de nuevo.",
  },
  "no-entry": {
    en: "No entry of this race has this bib number.",
    es: "Ninguna inscripción de esta carrera tiene ese dorsal.",
  },
  "no-reason": {
    en: "Please say why. The runner of this result can read it.",
    es: "Indica por qué. El corredor de este resultado podrá leerlo.",
  },
  "entry-taken": {
    en: "The entry with this bib number has a result already.",
    es: "La inscripción con ese dorsal ya tiene un resultado.",
  },
  "runner-claimed": {
    en: "The runner of this entry has claimed another result. Undo that claim before you match this one.",
    es: "El corredor de esta inscripción solicitó otro resultado y se aprobó. Anula esa aprobación antes de asignar este.",
  },
  claimed: {
    en: "A runner has claimed this result. Undo the claim before you match it.",
    es: "Un corredor solicitó este resultado y se aprobó. Anula la aprobación antes de asignarlo.",
  },
  "not-saved": {
    en: "The results could not be saved. Please try again.",
    es: "No se pudieron guardar los resultados. Inténtalo de nuevo.",
  },
} satisfies Record<string, Words>;

export type ResultProblem = keyof typeof resultProblems;

/** Why a result was not claimed, for the runner. */
export const resultClaimProblems = {
  gone: {
    en: "This result or its claim does not exist any more.",
    es: "Este resultado o su solicitud ya no existe.",
  },
  claimed: { en: "This result is yours.", es: "Este resultado es tuyo." },
  entered: {
    en: "This result belongs to your registration.",
    es: "Este resultado corresponde a tu inscripción.",
  },
  open: {
    en: "You have claimed this result. The organizer has not decided yet.",
    es: "Ya solicitaste este resultado. El organizador todavía no decide.",
  },
  taken: {
    en: "This result belongs to another account. If that is a mistake, ask the organizer of the race.",
    es: "Este resultado corresponde a otra cuenta. Si es un error, pregunta al organizador de la carrera.",
  },
  team: {
    en: "This is the result of a team and cannot be claimed by one runner.",
    es: "Este es el resultado de un equipo y no puede ser de un solo corredor.",
  },
  another: {
    en: "This runner has or claims another result of this distance. One runner can have one.",
    es: "Este corredor ya tiene o solicitó otro resultado de esta distancia. Cada corredor puede tener uno.",
  },
  "too-many": {
    en: "You have many claims that nobody has decided on yet. Withdraw one, or wait.",
    es: "Tienes muchas solicitudes sin decidir. Retira una o espera.",
  },
  "too-often": {
    en: "You have claimed many results today. Please try again tomorrow.",
    es: "Solicitaste muchos resultados hoy. Inténtalo de nuevo mañana.",
  },
} satisfies Record<string, Words>;

export type ResultClaimProblem = keyof typeof resultClaimProblems;

/** Why a claim was not decided on, for the organizer. */
export const claimDecisionProblems = {
  gone: {
    en: "This claim was decided or withdrawn already, or the published results give its bib number to nobody, or to somebody else.",
    es: "Esta solicitud ya se decidió o se retiró, o en los resultados publicados ese dorsal no es de nadie o es de otra persona.",
  },
  claimed: {
    en: "This result belongs to this runner already.",
    es: "Este resultado ya es de este corredor.",
  },
  entered: {
    en: "This result belongs to this runner’s registration already.",
    es: "Este resultado ya corresponde a la inscripción de este corredor.",
  },
  taken: {
    en: "This result belongs to another account by now. Undo that first, or refuse this claim.",
    es: "Este resultado ya corresponde a otra cuenta. Anula eso primero o rechaza esta solicitud.",
  },
  team: {
    en: "This is the result of a team by now, so one runner cannot have it.",
    es: "Este resultado ahora es de un equipo, así que no puede ser de un solo corredor.",
  },
  another: {
    en: "This runner has another result of this distance. One runner can have one.",
    es: "Este corredor ya tiene otro resultado de esta distancia. Cada corredor puede tener uno.",
  },
} satisfies Record<string, Words>;

export type ClaimDecisionProblem = keyof typeof claimDecisionProblems;

export const doubtWords: Record<Doubt, Words> = {
  "no-result": { en: "No time and no status", es: "Sin tiempo ni estado" },
  "unread-time": { en: "Its time cannot be read", es: "No se puede leer su tiempo" },
  "unlikely-time": {
    en: "Unlikely time for the distance",
    es: "Tiempo poco probable para la distancia",
  },
  "chip-after-gun": {
    en: "Chip time longer than gun time",
    es: "El tiempo de chip es mayor que el oficial",
  },
  "same-bib": { en: "Bib number used twice", es: "Dorsal repetido" },
  "other-name": {
    en: "Bib number of another entry",
    es: "Dorsal de otra inscripción",
  },
  "place-differs": {
    en: "Place differs from the times",
    es: "El puesto no coincide con los tiempos",
  },
};

/** What is wrong with the form of a row. */
export const correctionSentences = {
  long: { en: "This text is too long.", es: "Este texto es demasiado largo." },
  time: {
    en: "Please enter a time such as 49:31 or 1:02:11.",
    es: "Escribe un tiempo como 49:31 o 1:02:11.",
  },
  link: {
    en: "Please enter a full address that begins with https://",
    es: "Escribe una dirección completa que empiece con https://",
  },
  missing: {
    en: "A runner who finished needs a time.",
    es: "Un corredor que llegó necesita un tiempo.",
  },
} satisfies Record<string, Words>;
