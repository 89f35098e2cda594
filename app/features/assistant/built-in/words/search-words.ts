import type { NearMiss } from "../../search/found-list.ts";
import type { InEach } from "./formats.ts";

type SearchWords = {
  found: (count: { shown: number; total: number; offset: number }) => string;
  /** Only one place is searched at a time. */
  otherPlaces: (places: string) => string;
  /** The states or departments of a region. */
  region: (places: string) => string;
  /** How far a drive was taken to be. */
  byCar: (km: number) => string;
  /** Beside a place of which no race takes registrations. */
  closedOf: (count: number) => string;
  /** What a message has changed of the search before it, and that the rest stands. */
  changed: (what: string, kept: string) => string;
  /** A message whose words changed nothing of the search before it. */
  unchanged: string;
  /** The parts of a search, as a sentence names what was changed. */
  parts: Record<SearchPart, string>;
  /** Above the races that fit all but one condition. */
  closest: string;
  /** What a search left out: nothing, conditions that cannot be checked, races that take no entries. */
  leftOut: {
    search: (asked: string) => string;
    nothing: string;
    unchecked: (conditions: string) => string;
    closed: (count: number) => string;
    none: string;
  };
  /** Conditions that nothing in our tables tells. */
  unchecked: Record<"list" | "question" | "race", (conditions: string) => string>;
  /** Cities of the message where no race is listed. */
  abroad: (cities: string) => string;
  /** Words of the message that the search did not use. */
  unused: (words: string) => string;
  unknownPlaces: (places: string) => string;
  /** Asks for a place instead of one that nobody knows. */
  whereElse: string;
  /** Asks where the runner is, and some places to choose from. */
  where: string;
  wherePlaces: string[];
  /** Asks for one of them. */
  inPlace: (place: string) => string;
  /** Names one of the races: the first by the order that was asked for. */
  first: Record<"date" | "price" | "rating", (name: string, value: string) => string>;
  /** All that fit take no registrations. */
  closed: (count: number) => string;
  list: string;
  listOf: (count: number) => string;
  /** For how many races the climb is known that they are ordered by. */
  byClimb: (counts: { total: number; looked: number; known: number }) => string;
  nothing: string;
  /** Where there are races at all. */
  onlyHome: string;
  /** After the last page of a search. */
  noMore: string;
  without: Record<Exclude<NearMiss["subject"], "wider">, (total: number) => string>;
  /** Farther around the place, and the reply that asks for it. */
  wider: (total: number, km: number, place: string) => string;
  widerReply: (km: number, place: string) => string;
  /** Replies that loosen a search, as a runner would type them. */
  loosen: Record<
    Exclude<NearMiss["subject"], "wider" | "name" | "open" | "city" | "state" | "country">,
    string
  >;
  anywhere: (country: string | null) => string;
  otherSearches: string[];
  more: string;
  cheapest: string;
  best: string;
  compare: string;
  failed: string;
};

/** What a search consists of, for saying what has changed. */
export type SearchPart =
  | "place"
  | "dates"
  | "distance"
  | "type"
  | "price"
  | "rating"
  | "open"
  | "not"
  | "order";

/** What the answers to searches say. */
export const searchWords: InEach<SearchWords> = {
  en: {
    found({ shown, total, offset }) {
      if (offset > 0) {
        return shown === 1
          ? `Here is the next one of ${total}.`
          : `Here are the next ${shown} of ${total}.`;
      }
      if (total === 1) return "I found one.";
      if (shown === total) return `I found ${total}.`;
      return shown === 1
        ? `I found ${total}. Here is the first one.`
        : `I found ${total}. Here are the first ${shown}.`;
    },
    region: (places) => `Any of these counts: ${places}.`,
    byCar: (km) =>
      `I do not know driving times. I took that drive as about ${km} km in a straight line.`,
    closedOf: (count) => ` (${count} closed)`,
    changed: (what, kept) => `Changed: ${what}. Kept: ${kept}.`,
    unchanged:
      "This is the same search as before: I found nothing in your message to change it by. Name a place, dates, a distance, a type or a price.",
    parts: {
      place: "the place",
      dates: "the dates",
      distance: "the distance",
      type: "the type",
      price: "the price",
      rating: "the rating",
      open: "open registration",
      not: "what is left out",
      order: "the order",
    },
    closest: "These come closest:",
    leftOut: {
      search: (asked) => `I searched for: **${asked}**.`,
      nothing: "I used every condition that you named.",
      unchecked: (conditions) =>
        `I could not check ${conditions}: our listing does not state that in a way I can filter by.`,
      closed: (count) =>
        count === 1
          ? "One race that fits is left out because it takes no registrations now."
          : `${count} races that fit are left out because they take no registrations now.`,
      none: "No race that fits is left out.",
    },
    otherPlaces: (places) => `I search one place at a time and left out ${places}.`,
    unchecked: {
      list: (conditions) =>
        `I cannot filter or sort by ${conditions}: look at the pages of these races for that.`,
      question: (conditions) => `I cannot filter or sort by ${conditions}.`,
      race: (conditions) =>
        `I have no information about ${conditions} at this race: the organizer can tell you.`,
    },
    abroad: (cities) =>
      `I have no races in ${cities}: Dorsal lists races in Peru, Mexico, Canada and the United States only.`,
    unused: (words) =>
      `I did not use ${words}: I can search by place, date, distance, type, price and rating.`,
    unknownPlaces: (places) => `I do not know a place called ${places}.`,
    whereElse: "Which larger city, state or country is it in or near? I search there then.",
    where: "I cannot see where you are. In or near which city do you want to run?",
    wherePlaces: ["Near Lima", "Near Mexico City", "Near Toronto", "Near Austin"],
    inPlace: (place) => `In ${place} instead`,
    first: {
      date: (name, day) => `The soonest is **${name}** on ${day}.`,
      price: (name, price) => `The cheapest is **${name}**: ${price}.`,
      rating: (name, stars) => `The best rated is **${name}** with ${stars} stars.`,
    },
    closed: (count) =>
      count === 1
        ? "It takes no registrations: it is closed or cancelled."
        : "None of them takes registrations: they are closed or cancelled.",
    list: "Open the race list",
    listOf: (count) => `See all ${count} in the race list`,
    byClimb: ({ total, looked, known }) =>
      `I found ${total}${looked < total ? ` and looked at the next ${looked}` : ""}; ${known} of them state their climb.`,
    nothing:
      "I couldn't find any races matching your criteria. Would you like to try a different search?",
    onlyHome: "Dorsal lists races in Peru, Mexico, Canada and the United States only.",
    noMore: "Those were all the races that fit. Would you like to change something?",
    without: {
      price: (count) => `Without the price limit there ${areRaces(count)}.`,
      dates: (count) => `On other dates there ${areRaces(count)}.`,
      distance: (count) => `Over other distances there ${areRaces(count)}.`,
      type: (count) => `Of other types there ${areRaces(count)}.`,
      name: (count) => `Under other names there ${areRaces(count)}.`,
      near: (count) => `Elsewhere there ${areRaces(count)}.`,
      city: (count) => `In other cities there ${areRaces(count)}.`,
      state: (count) => `In other regions there ${areRaces(count)}.`,
      country: (count) => `In other countries there ${areRaces(count)}.`,
      rating: (count) => `With any rating, or none yet, there ${areRaces(count)}.`,
      open: (count) => `If registration may be closed, there ${areRaces(count)}.`,
    },
    wider: (count, km, place) => `Within ${km} km of ${place} there ${areRaces(count)}.`,
    widerReply: (km, place) => `Within ${km} km of ${place}`,
    loosen: {
      price: "Any price",
      dates: "Any date",
      distance: "Any distance",
      type: "Any type",
      near: "Any place",
      rating: "Any rating",
    },
    anywhere: (country) => (country ? `Anywhere in ${country}` : "Anywhere"),
    otherSearches: ["Races next month", "10K races", "Trail races"],
    more: "Show me more",
    cheapest: "Cheapest first",
    best: "Best rated first",
    compare: "Compare the first two",
    failed: "You can look through the race list in the meantime.",
  },
  es: {
    found({ shown, total, offset }) {
      if (offset > 0) {
        return shown === 1
          ? `Aquí está la siguiente de ${total}.`
          : `Aquí están las siguientes ${shown} de ${total}.`;
      }
      if (total === 1) return "Encontré una.";
      if (shown === total) return `Encontré ${total}.`;
      return shown === 1
        ? `Encontré ${total}. Aquí va la primera.`
        : `Encontré ${total}. Aquí van las primeras ${shown}.`;
    },
    region: (places) => `Cuenta cualquiera de estos: ${places}.`,
    byCar: (km) =>
      `No conozco los tiempos de viaje. Tomé ese trayecto como unos ${km} km en línea recta.`,
    closedOf: (count) => (count === 1 ? " (1 cerrada)" : ` (${count} cerradas)`),
    changed: (what, kept) => `Cambia: ${what}. Se mantiene: ${kept}.`,
    unchanged:
      "Es la misma búsqueda de antes: en tu mensaje no encontré nada para cambiarla. Dime un lugar, fechas, una distancia, un tipo o un precio.",
    parts: {
      place: "el lugar",
      dates: "las fechas",
      distance: "la distancia",
      type: "el tipo",
      price: "el precio",
      rating: "la calificación",
      open: "las inscripciones abiertas",
      not: "lo que se deja fuera",
      order: "el orden",
    },
    closest: "Estas son las que más se acercan:",
    leftOut: {
      search: (asked) => `Busqué: **${asked}**.`,
      nothing: "Usé todas las condiciones que me diste.",
      unchecked: (conditions) =>
        `No pude comprobar ${conditions}: nuestra lista no lo indica de un modo que se pueda filtrar.`,
      closed: (count) =>
        count === 1
          ? "Dejé fuera una carrera que cumple, porque ahora no recibe inscripciones."
          : `Dejé fuera ${count} carreras que cumplen, porque ahora no reciben inscripciones.`,
      none: "No dejé fuera ninguna carrera que cumpla.",
    },
    otherPlaces: (places) => `Busco en un lugar a la vez y dejé fuera ${places}.`,
    unchecked: {
      list: (conditions) =>
        `No puedo filtrar ni ordenar por ${conditions}: míralo en las páginas de estas carreras.`,
      question: (conditions) => `No puedo filtrar ni ordenar por ${conditions}.`,
      race: (conditions) =>
        `De esta carrera no sé nada sobre ${conditions}: te lo puede decir el organizador.`,
    },
    abroad: (cities) =>
      `No tengo carreras en ${cities}: Dorsal solo tiene carreras de Perú, México, Canadá y Estados Unidos.`,
    unused: (words) =>
      `No usé ${words}: puedo buscar por lugar, fecha, distancia, tipo, precio y calificación.`,
    unknownPlaces: (places) => `No conozco ningún lugar llamado ${places}.`,
    whereElse:
      "¿En qué ciudad más grande, estado o país queda, o cerca de cuál? Ahí busco entonces.",
    where: "No puedo ver dónde estás. ¿En qué ciudad o cerca de cuál quieres correr?",
    wherePlaces: [
      "Cerca de Lima",
      "Cerca de Ciudad de México",
      "Cerca de Toronto",
      "Cerca de Austin",
    ],
    inPlace: (place) => `Mejor en ${place}`,
    first: {
      date: (name, day) => `La más próxima es **${name}**, el ${day}.`,
      price: (name, price) => `La más barata es **${name}**: ${price}.`,
      rating: (name, stars) => `La mejor valorada es **${name}**, con ${stars} estrellas.`,
    },
    closed: (count) =>
      count === 1
        ? "No recibe inscripciones: está cerrada o cancelada."
        : "Ninguna recibe inscripciones: están cerradas o canceladas.",
    list: "Abrir la lista de carreras",
    listOf: (count) => `Ver las ${count} en la lista de carreras`,
    byClimb: ({ total, looked, known }) =>
      `Encontré ${total}${looked < total ? ` y miré las próximas ${looked}` : ""}; ${known} indican su desnivel.`,
    nothing:
      "No encontré ninguna carrera que cumpla lo que pides. ¿Quieres probar con otra búsqueda?",
    onlyHome: "Dorsal solo tiene carreras de Perú, México, Canadá y Estados Unidos.",
    noMore: "Esas eran todas las carreras que cumplen lo que pides. ¿Quieres cambiar algo?",
    without: {
      price: (count) => `Sin el límite de precio hay ${carreras(count)}.`,
      dates: (count) => `En otras fechas hay ${carreras(count)}.`,
      distance: (count) => `En otras distancias hay ${carreras(count)}.`,
      type: (count) => `De otros tipos hay ${carreras(count)}.`,
      name: (count) => `Con otros nombres hay ${carreras(count)}.`,
      near: (count) => `En otros lugares hay ${carreras(count)}.`,
      city: (count) => `En otras ciudades hay ${carreras(count)}.`,
      state: (count) => `En otras regiones hay ${carreras(count)}.`,
      country: (count) => `En otros países hay ${carreras(count)}.`,
      rating: (count) => `Con cualquier calificación, o todavía sin ella, hay ${carreras(count)}.`,
      open: (count) => `Si la inscripción puede estar cerrada, hay ${carreras(count)}.`,
    },
    wider: (count, km, place) => `A menos de ${km} km de ${place} hay ${carreras(count)}.`,
    widerReply: (km, place) => `A menos de ${km} km de ${place}`,
    loosen: {
      price: "Cualquier precio",
      dates: "Cualquier fecha",
      distance: "Cualquier distancia",
      type: "Cualquier tipo",
      near: "Cualquier lugar",
      rating: "Cualquier calificación",
    },
    anywhere: (country) => (country ? `En cualquier lugar de ${country}` : "En cualquier lugar"),
    otherSearches: ["Carreras el próximo mes", "Carreras de 10K", "Carreras de trail"],
    more: "Muéstrame más",
    cheapest: "Primero las más baratas",
    best: "Primero las mejor valoradas",
    compare: "Compara las dos primeras",
    failed: "Mientras tanto puedes mirar la lista de carreras.",
  },
};

function areRaces(total: number): string {
  return total === 1 ? "is one race" : `are ${total}`;
}

function carreras(total: number): string {
  return total === 1 ? "una carrera" : `${total}`;
}
