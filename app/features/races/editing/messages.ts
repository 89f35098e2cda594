import { pictureRefusals } from "#values/form/picture-refusals.ts";
import { type Lang, type Sentence, sayIn, type Words } from "#values/say.ts";
import { columnWords } from "#values/text/column-words.ts";
import { formatCount } from "#values/text/count.ts";

/** A race takes no more distances: its page shows no more. */
export const mostDistances = 100;

/** Why a change of a race or of a distance was not stored. */
export const editingProblems = {
  "not-created": {
    en: "Failed to create race. Please try again.",
    es: "No pudimos crear la carrera. Inténtalo de nuevo.",
  },
  "not-updated": {
    en: "Failed to update race. Please try again.",
    es: "No pudimos actualizar la carrera. Inténtalo de nuevo.",
  },
  "no-race": { en: "Race not found", es: "No encontramos la carrera" },
  "not-deleted": { en: "Failed to delete race", es: "No pudimos eliminar la carrera" },
  "has-payments":
    "Runners have paid for entries of this race, and their money has to stay on record. Cancel the race instead.",
  "has-registrations":
    "There are registrations. Tick the box to delete them with the race, or cancel the race instead.",
  "already-cancelled": {
    en: "This race is cancelled already.",
    es: "Esta carrera ya está cancelada.",
  },
  "credits-returned": {
    en: "This race stays cancelled: what runners had paid for the last edition no longer counts for it, and is to settle with them.",
    es: "Esta carrera sigue cancelada: lo que los corredores pagaron en la edición anterior ya no cuenta para ella y queda por resolver con ellos.",
  },
  "changed-meanwhile": {
    en: "Nothing is saved yet: somebody else has changed the same meanwhile. What you typed is still here. Save again to keep yours.",
    es: "Todavía no se guardó nada: mientras tanto, otra persona cambió lo mismo. Lo que escribiste sigue aquí. Guarda otra vez para conservarlo.",
  },
  "precondition-failed": {
    en: "This has changed since it was read.",
    es: "Esto cambió desde que se leyó.",
  },
  "deadline-too-late": {
    en: "The registration deadline lies after the race",
    es: "El cierre de inscripciones es posterior a la carrera",
  },
  "not-ready": {
    en: "Registration cannot open yet: the checklist says what is missing.",
    es: "Las inscripciones aún no se pueden abrir: la lista de pendientes dice qué falta.",
  },
  "not-in-list": { en: "Please choose one of the list", es: "Elige una opción de la lista" },
  "no-country": { en: "Please enter a country, such as Peru", es: "Escribe un país, como Perú" },
  "admins-only": {
    en: "Only administrators can change this. Please write to us.",
    es: "Solo los administradores pueden cambiar esto. Escríbenos.",
  },
  "no-distance": {
    en: "This distance has been deleted meanwhile.",
    es: "Mientras tanto se eliminó esta distancia.",
  },
  "distance-not-saved": {
    en: "Failed to save distance. Please try again.",
    es: "No pudimos guardar la distancia. Inténtalo de nuevo.",
  },
  "distance-not-deleted": {
    en: "Failed to delete distance. Please try again.",
    es: "No pudimos eliminar la distancia. Inténtalo de nuevo.",
  },
  "too-many-distances": {
    en: `A race has at most ${mostDistances} distances.`,
    es: `Una carrera puede tener hasta ${mostDistances} distancias.`,
  },
  "not-ordered": {
    en: "Failed to reorder distances. Please try again.",
    es: "No pudimos ordenar las distancias. Inténtalo de nuevo.",
  },
  "order-changed": {
    en: "The distances have changed meanwhile. Here is how they stand now.",
    es: "Mientras tanto cambiaron las distancias. Así están ahora.",
  },
  "entered-twice": {
    en: "This distance cannot be deleted: one of its runners would then be registered twice for the race as a whole. Cancel one of the registrations first.",
    es: "Esta distancia no se puede eliminar: uno de sus corredores quedaría inscrito dos veces en la carrera. Primero cancela una de las inscripciones.",
  },
  "price-unreadable": {
    en: "Please write the price as 80, 95.50 or 1,200",
    es: "Escribe el precio así: 80, 95.50 o 1,200",
  },
  "capacity-unreadable": {
    en: "Please enter a whole number, or nothing",
    es: "Escribe un número entero o déjalo vacío",
  },
  ...pictureRefusals,
} as const satisfies Record<string, Sentence>;

export type EditingProblem = keyof typeof editingProblems | "places-taken";

/** The messages to administrators who edit races. */
export const editingMessages = {
  created: {
    en: "Race saved. Now add its distances.",
    es: "Carrera guardada. Ahora agrega sus distancias.",
  },
  notLoaded: { en: "Failed to load race data", es: "No pudimos cargar los datos de la carrera" },
  distanceNeeded: { en: "Distance is required", es: "La distancia es obligatoria" },
  titleNeeded: { en: "Title is required", es: "El título es obligatorio" },
  linkNeeded: {
    en: "Please enter a web address, such as https://example.com",
    es: "Escribe una dirección web, como https://example.com",
  },
  timeNeeded: { en: "Please enter a time, such as 08:00", es: "Escribe una hora, como 08:00" },
  ageNeeded: {
    en: "Please enter an age in years, such as 16",
    es: "Escribe una edad en años, como 16",
  },
  dayNeeded: { en: "Please enter a date that exists", es: "Escribe una fecha que exista" },
  choiceNeeded: editingProblems["not-in-list"],
} as const;

/**
 * The sentence of a problem.
 * @param taken - the places of a distance that are taken, where they are the problem
 */
export function editingSentence(problem: EditingProblem, taken = 0): Sentence {
  return problem === "places-taken" ? tooFewPlaces(taken) : editingProblems[problem];
}

/** The fields of a race that must not be blank. */
export const neededMessages = {
  event: { en: "Event Name is required", es: "El nombre del evento es obligatorio" },
  race_name: { en: "Race Name is required", es: "El nombre de la carrera es obligatorio" },
  start_date: { en: "Race Date is required", es: "La fecha de la carrera es obligatoria" },
  race_type_category: {
    en: "Race Type Category is required",
    es: "La categoría del tipo de carrera es obligatoria",
  },
  race_type: { en: "Race Type is required", es: "El tipo de carrera es obligatorio" },
  country: { en: "Country is required", es: "El país es obligatorio" },
  city: { en: "City is required", es: "La ciudad es obligatoria" },
} as const;

/** The capacity of a distance cannot be less than its runners. */
function tooFewPlaces(taken: number): Words {
  const runners = taken === 1 ? "1 runner is" : `${taken} runners are`;
  const already =
    taken === 1 ? "Ya hay 1 corredor inscrito" : `Ya hay ${taken} corredores inscritos`;
  return {
    en: `${runners} registered already: please allow at least ${taken}, or leave it empty.`,
    es: `${already}: permite al menos ${taken} o déjalo vacío.`,
  };
}

/** `Race saved. What somebody else has changed meanwhile stays: Organizer, Description.` */
export function savedBeside(sentence: Sentence, theirs: readonly string[]): Sentence {
  if (theirs.length === 0) return sentence;
  const names = (lang: Lang) => theirs.map((name) => columnWords(name, lang)).join(", ");
  const saved = (lang: Lang) => sayIn(lang)(sentence);
  return {
    en: `${saved("en")} What somebody else has changed meanwhile stays: ${names("en")}.`,
    es: `${saved("es")} Se conserva lo que otra persona cambió mientras tanto: ${names("es")}.`,
  };
}

/** The message when the list of races cannot be read. */
export function racesNotFetched(reason: string | null): string {
  return `Failed to fetch races: ${reason || "Unknown error"}`;
}

/** The finished change, and whether its runners get a mail. */
export function saidOf(
  sentence: Sentence,
  told: { runners: number; isByMail: boolean } | null,
): Sentence {
  if (!told || told.runners === 0) return sentence;
  const [en, es] = [sayIn("en")(sentence), sayIn("es")(sentence)];
  const isOne = told.runners === 1;
  const runners = isOne ? "1 runner" : `${formatCount(told.runners)} runners`;
  const inSpanish = isOne ? "1 corredor" : `${formatCount(told.runners)} corredores`;
  return told.isByMail
    ? {
        en: `${en} ${runners} will be told by email.`,
        es: `${es} Avisaremos por correo a ${inSpanish}.`,
      }
    : {
        en: `${en} This server sends no email: please tell ${runners} yourself.`,
        es: `${es} Este servidor no envía correos: avisa tú a ${inSpanish}.`,
      };
}

/** Shown where a form names a distance that the race does not have. */
export const distanceUnknown: Words = {
  en: "Please choose a distance of this race",
  es: "Elige una distancia de esta carrera",
};
