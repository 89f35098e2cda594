import type { InEach } from "./formats.ts";

type CompareWords = {
  rows: Record<
    | "date"
    | "start"
    | "place"
    | "distances"
    | "price"
    | "elevation"
    | "timeLimit"
    | "rating"
    | "registration",
    string
  >;
  intro: (names: string) => string;
  /** What the table means where a cell is empty. */
  empty: string;
  earlier: (name: string, days: number) => string;
  sameDay: string;
  cheaper: (name: string, price: string) => string;
  noPrices: string;
  notEnough: string;
  /** Only one race is known. */
  nothingBeside: (name: string) => string;
  notFound: (names: string) => string;
  /** The race that the question asks for, and the values of all of them. */
  best: {
    first: Record<
      | "flat"
      | "little-climb"
      | "much-climb"
      | "cheap"
      | "rated"
      | "soon"
      | "long"
      | "short"
      | "near",
      (name: string, all: string, place?: string) => string
    >;
    equal: (all: string) => string;
  };
  /** Too few of the races state what they are to be ordered by. */
  unranked: Record<
    "flat" | "little-climb" | "much-climb" | "cheap" | "rated" | "soon" | "long" | "short" | "near",
    string
  >;
  climb: (height: string, length: string) => string;
  options: string[];
};

const noClimbs = {
  en: "Fewer than two of these races state their climb, so I cannot say which one is flatter. Their pages lead to the organizers.",
  es: "Menos de dos de estas carreras indican su desnivel, así que no puedo decir cuál es más plana. Sus páginas llevan a los organizadores.",
};

/** What a comparison says. */
export const compareWords: InEach<CompareWords> = {
  en: {
    rows: {
      date: "Date",
      start: "Start",
      place: "Place",
      distances: "Distances",
      price: "From",
      elevation: "Elevation",
      timeLimit: "Time limit",
      rating: "Rating",
      registration: "Registration",
    },
    intro: (names) => `${names} side by side:`,
    empty: "A dash means that nothing is stated here.",
    earlier: (name, days) =>
      days === 1
        ? `**${name}** comes first, by one day.`
        : `**${name}** comes first, by ${days} days.`,
    sameDay: "They are on the same day, so you can run only one of them.",
    cheaper: (name, price) => `The cheapest entry is that of **${name}**: ${price}.`,
    noPrices:
      "Their prices cannot be compared: they are in different currencies or not all stated.",
    notEnough: "Name two or three races, and I put them side by side.",
    nothingBeside: (name) =>
      `There is nothing to compare **${name}** with yet. Name another race, or look for more.`,
    notFound: (names) => `I did not find ${names} on Dorsal.`,
    best: {
      first: {
        flat: (name, all) => `By the climb that is stated, ${name} is the flattest: ${all}.`,
        "little-climb": (name, all) => `${name} has the least climbing, as far as stated: ${all}.`,
        "much-climb": (name, all) =>
          `${name} has the most climbing, as far as stated, which is a large part of how hard a race is: ${all}.`,
        cheap: (name, all) => `${name} is the cheapest, by the cheapest distance of each: ${all}.`,
        rated: (name, all) => `${name} has the best rating: ${all}.`,
        soon: (name, all) => `${name} comes first: ${all}.`,
        long: (name, all) => `${name} has the longest distance: ${all}.`,
        short: (name, all) => `${name} has the shortest distance: ${all}.`,
        near: (name, all, place = "") =>
          `${name} is the closest to ${place}, in a straight line: ${all}.`,
      },
      equal: (all) => `By that they are equal: ${all}.`,
    },
    unranked: {
      flat: noClimbs.en,
      "little-climb": noClimbs.en,
      "much-climb": noClimbs.en,
      cheap:
        "I cannot order these by price: they are in different currencies or too few are stated.",
      rated:
        "Fewer than two of these races have ratings, so I cannot say which one is better rated.",
      soon: "I cannot say which one comes first.",
      long: "I cannot say which one is longer: too few state their distances.",
      short: "I cannot say which one is shorter: too few state their distances.",
      near: "I cannot say which one is closer: I do not know where that place is.",
    },
    climb: (height, length) => `${height} up over ${length}`,
    options: ["Find a race for me", "Races next month"],
  },
  es: {
    rows: {
      date: "Fecha",
      start: "Salida",
      place: "Lugar",
      distances: "Distancias",
      price: "Desde",
      elevation: "Desnivel",
      timeLimit: "Tiempo límite",
      rating: "Calificación",
      registration: "Inscripción",
    },
    intro: (names) => `${names}, una junto a otra:`,
    empty: "Una raya significa que aquí no se indica nada.",
    earlier: (name, days) =>
      days === 1
        ? `**${name}** es primero, por un día.`
        : `**${name}** es primero, por ${days} días.`,
    sameDay: "Son el mismo día, así que solo puedes correr una.",
    cheaper: (name, price) => `La inscripción más barata es la de **${name}**: ${price}.`,
    noPrices:
      "Sus precios no se pueden comparar: están en monedas distintas o no todos se indican.",
    notEnough: "Dime dos o tres carreras y las pongo una junto a otra.",
    nothingBeside: (name) =>
      `Todavía no hay con qué comparar **${name}**. Dime otra carrera, o busca más.`,
    notFound: (names) => `No encontré ${names} en Dorsal.`,
    best: {
      first: {
        flat: (name, all) => `Por el desnivel que se indica, ${name} es la más plana: ${all}.`,
        "little-climb": (name, all) => `${name} tiene el menor desnivel que se indica: ${all}.`,
        "much-climb": (name, all) =>
          `${name} tiene el mayor desnivel que se indica, y de eso depende buena parte de la dificultad: ${all}.`,
        cheap: (name, all) =>
          `${name} es la más barata, por la distancia más barata de cada una: ${all}.`,
        rated: (name, all) => `${name} tiene la mejor calificación: ${all}.`,
        soon: (name, all) => `${name} es la primera: ${all}.`,
        long: (name, all) => `${name} tiene la distancia más larga: ${all}.`,
        short: (name, all) => `${name} tiene la distancia más corta: ${all}.`,
        near: (name, all, place = "") =>
          `${name} es la más cercana a ${place}, en línea recta: ${all}.`,
      },
      equal: (all) => `En eso son iguales: ${all}.`,
    },
    unranked: {
      flat: noClimbs.es,
      "little-climb": noClimbs.es,
      "much-climb": noClimbs.es,
      cheap: "No las puedo ordenar por precio: están en monedas distintas o se indican muy pocos.",
      rated:
        "Menos de dos de estas carreras tienen calificaciones, así que no puedo decir cuál está mejor valorada.",
      soon: "No puedo decir cuál es primero.",
      long: "No puedo decir cuál es más larga: muy pocas indican sus distancias.",
      short: "No puedo decir cuál es más corta: muy pocas indican sus distancias.",
      near: "No puedo decir cuál queda más cerca: no sé dónde está ese lugar.",
    },
    climb: (height, length) => `${height} de subida en ${length}`,
    options: ["Búscame una carrera", "Carreras el próximo mes"],
  },
};
