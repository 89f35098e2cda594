import { type DemoRace, km, marathon, offer, reduced } from "./race.ts";

const mountainKit = "Bib with chip, shirt, aid stations, finisher medal, rescue on the course.";
const gear =
  "Jacket, whistle, space blanket, water for 1 liter and a charged phone are checked at the start.";

export const peruTrail: DemoRace[] = [
  {
    name: "Perú Trail Series Pachacámac",
    event: "Perú Trail Series",
    city: "Pachacámac",
    state: "Lima",
    venue: "Santuario de Amancay, Pachacámac",
    type: "Trail",
    on: { month: 11, weekday: "saturday", week: 3 },
    start: "06:30",
    closes: 2,
    isPremium: true,
    about: [
      "The opening race of the Perú Trail Series, in the coastal hills south of Lima where the amancay lily flowers in the winter mist.",
      "Dry ridges, sandy descents and a little green in the valley. There is a race for every level, and one for children.",
      [
        "First of four dates between November and April",
        "Bring more water than for a road race: the hills hold the heat",
      ],
    ],
    distances: [
      offer(km(35), reduced(220, 190), {
        limit: "8 h",
        gain: "about 1,900 m",
        loss: "about 1,900 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(23), reduced(180, 155), {
        start: "07:00",
        limit: "6 h",
        gain: "about 1,200 m",
        includes: mountainKit,
      }),
      offer(km(13), 140, {
        start: "07:30",
        limit: "4 h",
        gain: "about 600 m",
        includes: mountainKit,
      }),
      offer(km(8), 110, { start: "08:00", gain: "about 300 m" }),
    ],
  },
  {
    name: "Perú Trail Series Calango",
    event: "Perú Trail Series",
    city: "Calango",
    state: "Lima",
    venue: "Plaza de Armas de Calango",
    type: "Trail",
    on: { month: 1, weekday: "saturday", week: 3 },
    start: "06:30",
    isInternal: true,
    about: [
      "The second date of the series goes to the valley of Calango in Cañete: apple orchards along the river, bare mountains above.",
      "It is midsummer and the route is dry and exposed. Start early, wear a cap, and use every aid station.",
    ],
    distances: [
      offer(km(21, "21K montaña"), reduced(170, 145), {
        limit: "6 h",
        gain: "about 1,200 m",
        loss: "about 1,200 m",
        includes: mountainKit,
        more: gear,
        capacity: 300,
      }),
      offer(km(14), 140, {
        start: "07:00",
        gain: "about 750 m",
        includes: mountainKit,
        capacity: 300,
      }),
      offer(km(8), 110, { start: "07:30", gain: "about 350 m", capacity: 350 }),
    ],
  },
  {
    name: "Perú Trail Series Asia",
    event: "Perú Trail Series",
    city: "Asia",
    state: "Lima",
    venue: "Asia, Cañete",
    type: "Trail",
    on: { month: 3, weekday: "saturday", week: 2 },
    start: "06:30",
    about: [
      "Behind the beach clubs of Asia begins the desert. The third date of the series climbs straight into it: dunes, dry gullies, views over the whole coast.",
      ["Soft sand on the descents", "Breakfast by the sea afterwards"],
    ],
    distances: [
      offer(km(30), 200, {
        limit: "7 h",
        gain: "about 1,500 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(20), 170, { limit: "5 h", gain: "about 900 m", includes: mountainKit }),
      offer(km(10), 130, { start: "07:30", gain: "about 350 m" }),
    ],
  },
  {
    name: "Perú Trail Series Paracas",
    event: "Perú Trail Series",
    city: "Paracas",
    state: "Ica",
    venue: "Reserva Nacional de Paracas",
    type: "Trail",
    on: { month: 4, weekday: "saturday", week: 4 },
    start: "06:30",
    about: [
      "The final of the series is run inside the Paracas National Reserve: red beaches, yellow cliffs, flamingos in the bay and the wind that gave the peninsula its name.",
      "There are no big climbs, but sand and wind make up for them. Leave nothing behind; the reserve's rules are part of the race's rules.",
    ],
    distances: [
      offer(km(32), 220, { limit: "6 h 30 min", gain: "about 650 m", includes: mountainKit }),
      offer(km(21), 180, { limit: "4 h 30 min", gain: "about 400 m", includes: mountainKit }),
      offer(km(12), 140, { start: "07:30" }),
      offer(km(7), 110, { start: "08:00" }),
    ],
  },
  {
    name: "Desafío Huarochirí",
    city: "Santa Cruz de Cocachacra",
    state: "Lima",
    venue: "Estadio Municipal de Santa Cruz de Cocachacra",
    type: "Trail",
    on: { month: 4, weekday: "sunday", week: 2 },
    start: "08:00",
    about: [
      "Many runners from Lima ran their first trail here. The Desafío has gone to the villages of Huarochirí since 2008, an hour or two up the central highway.",
      [
        "Purix, the short race, is named after the walkers of the Andes",
        "Chaski, the long one, after the messengers of the Inca",
      ],
      "Steep mule paths, cactus, and a village feast at the end.",
    ],
    distances: [
      offer(km(18, "Chaski 18K"), 120, {
        limit: "5 h",
        gain: "about 1,200 m",
        loss: "about 1,200 m",
        includes: mountainKit,
      }),
      offer(km(8, "Purix 8K"), 90, { limit: "3 h", gain: "about 450 m" }),
    ],
  },
  {
    name: "Chacla Trail",
    city: "Chaclacayo",
    state: "Lima",
    venue: "Urbanización Villa Rica, Chaclacayo",
    type: "Trail",
    on: { month: 10, weekday: "sunday", week: 3 },
    start: "08:30",
    about: [
      "The hills above Chaclacayo start at the last row of houses. The short race is called My First Trail, but its first four kilometers go straight up like those of the long one.",
    ],
    distances: [
      offer(km(12), 80, {
        limit: "4 h",
        gain: "about 1,000 m",
        loss: "about 1,000 m",
        profile: "Rocky, steep and without shade.",
      }),
      offer(km(7, "Mi primer trail 7K"), 60, { limit: "3 h", gain: "about 650 m" }),
    ],
  },
  {
    name: "Amazon Race Forest",
    city: "San Roque de Cumbaza",
    state: "San Martín",
    venue: "Plaza de Armas de San Roque de Cumbaza",
    type: "Trail",
    on: { month: 11, weekday: "sunday", week: "last" },
    start: "06:00",
    closes: 4,
    about: [
      "Mountain running in the high jungle near Tarapoto: forest ridges, stream crossings and red clay that turns to soap after rain.",
      "The marathon runs the 21K loop twice, so you will know every root. Heat and humidity decide the day; afternoon temperatures pass 30 °C.",
      ["Village start in San Roque de Cumbaza", "The river at the finish is for swimming"],
    ],
    distances: [
      offer(marathon("42K"), 180, {
        limit: "10 h",
        gain: "about 2,200 m",
        loss: "about 2,200 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(21), 140, { limit: "5 h", gain: "about 1,100 m", includes: mountainKit }),
      offer(km(10), 100, { start: "07:00", gain: "about 400 m" }),
    ],
  },
];
