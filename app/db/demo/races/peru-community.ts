import { type DemoRace, half, km, marathon, offer, reduced } from "./race.ts";

export const peruCommunity: DemoRace[] = [
  {
    name: "Carrera Santa María 7.5K",
    city: "Santa María del Mar",
    state: "Lima",
    venue: "Playa Santa María del Mar",
    type: "city",
    on: { month: 1, weekday: "saturday", week: "last" },
    start: "17:30",
    isInternal: true,
    about: [
      "A summer evening on the beach south of Lima: 7.5 kilometers around the resort, with a different theme for costumes every year.",
      "It is short, sociable and warm. Families run together, grandparents cheer from the terraces, and the sea is right there afterwards.",
    ],
    distances: [
      offer(km(7.5), reduced(110, 90), {
        limit: "1 h 30 min",
        includes: "Shirt, bib, hydration, medal.",
        profile: "Two loops with short, sharp rises between the beach and the houses.",
        capacity: 1000,
      }),
    ],
  },
  {
    name: "Punta Hermosa 8K",
    city: "Punta Hermosa",
    state: "Lima",
    venue: "Malecón de Punta Hermosa",
    type: "city",
    on: { month: 3, weekday: "sunday", week: 2 },
    start: "07:00",
    about: [
      "The end of the beach season, run along the bays of Punta Hermosa. Surfers on one side, runners on the other.",
      ["Some sand, some stairs, mostly promenade", "Breakfast on the beach afterwards"],
    ],
    distances: [offer(km(8), 85, { limit: "1 h 30 min", includes: "Shirt, bib, medal." })],
  },
  {
    name: "Carrera Familiar 8K Chiclayo",
    organizer: "Chiclayo Running",
    city: "Chiclayo",
    state: "Lambayeque",
    venue: "Parque Principal de Chiclayo",
    type: "city",
    on: { month: 4, weekday: "sunday", week: "last" },
    start: "09:30",
    closes: 1,
    isInternal: true,
    about: [
      "Part of the anniversary of Chiclayo: a run for families, not against the clock, from the Parque Principal out towards Pimentel and back.",
      "Nobody is timed and nobody is last. Prams, school classes and running clubs are all welcome.",
    ],
    distances: [
      offer(km(8, "8K familiar"), "Free", {
        profile: "Flat, out and back on the Pimentel road.",
        capacity: 1500,
      }),
    ],
  },
  {
    name: "Carrera 10K Dona Vida",
    organizer: "Red Asistencial La Libertad, EsSalud",
    city: "Trujillo",
    state: "La Libertad",
    venue: "Colegio Médico de La Libertad",
    type: "Road",
    on: { month: 9, weekday: "sunday", week: 2 },
    start: "07:00",
    about: [
      "A 10K through Trujillo for the week of organ donation. The point is the message on the shirts: one decision can save several lives.",
      "The course is flat and quick, from the medical college to the Universidad César Vallejo.",
    ],
    distances: [offer(km(10), 30, { limit: "1 h 45 min", includes: "Shirt, bib." })],
  },
  {
    name: "Ultramaratón de la Fe Trujillo–Otuzco",
    city: "Trujillo",
    state: "La Libertad",
    venue: "Plazuela El Recreo",
    type: "Ultra",
    on: { month: 12, day: 15 },
    start: "00:00",
    closes: 2,
    about: [
      "At midnight, runners leave the coast at Trujillo and climb through the dark to Otuzco, where the feast of the Virgen de la Puerta begins at dawn.",
      "About 76 kilometers of road and old tracks, from 34 meters to more than 2,600. It is a pilgrimage as much as a race: bring a headlamp, warm clothes for the top, and company.",
      [
        "Gathering from 22:00 on the Plazuela El Recreo",
        "No shade needed, no sun either: the whole race is at night",
      ],
    ],
    distances: [
      offer(km(76, "Trujillo–Otuzco 76K"), "Free", {
        limit: "10 h",
        gain: "about 2,600 m",
        profile: "One long climb from the coast into the sierra.",
      }),
    ],
  },
  {
    name: "Maratón Internacional de Pacasmayo",
    city: "Pacasmayo",
    state: "La Libertad",
    venue: "Malecón de Pacasmayo",
    type: "Road",
    on: { month: 7, weekday: "sunday", week: 1 },
    start: "07:00",
    link: "https://maratonpacasmayo.com/",
    about: [
      "Asphalt, beach, desert tracks, farm roads: the marathon of Pacasmayo changes its surface every few kilometers and is known as a hard one for exactly that reason.",
      "A Peace Corps volunteer started it in 2008 and the town has kept it. Finishers get a stone medal made by local craftspeople.",
      ["Marathon and half on Sunday", "10K and 5K for a first race by the sea"],
    ],
    distances: [
      offer(marathon("Maratón 42K"), reduced(140, 120), {
        limit: "6 h 30 min",
        profile: "Sand, gravel, dirt and some asphalt, open to the sea wind.",
        includes: "Bib with chip, shirt, stone medal, hydration.",
      }),
      offer(half("Media maratón 21K"), 110, {
        limit: "3 h 30 min",
        includes: "Bib with chip, shirt, stone medal.",
      }),
      offer(km(10), 80, { start: "08:00" }),
      offer(km(5), 60, { start: "08:00" }),
    ],
  },
  {
    name: "Aniversario de Independencia Trail 8K",
    city: "Iquitos",
    state: "Loreto",
    venue: "Puerto Bellavista Nanay",
    type: "Trail",
    on: { month: 11, weekday: "sunday", week: 2 },
    start: "08:00",
    closes: 1,
    about: [
      "A village race in the rain forest: the native community of Independencia, twenty minutes by boat from Iquitos, celebrates its anniversary with eight kilometers of jungle path.",
      "Expect mud, heat, butterflies and the whole village at the finish. There is no chip and no expo; there is fruit and there is football.",
    ],
    distances: [
      offer(km(8), "TBD", {
        profile: "Forest path and board walks, flat and often wet.",
        more: "Boats leave from the Bellavista Nanay harbor.",
      }),
    ],
  },
];
