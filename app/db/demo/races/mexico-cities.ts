import { type DemoRace, half, km, marathon, offer, reduced } from "./race.ts";

const cityKit = "Race shirt, bib with timing chip, hydration on the course, finisher medal.";

export const mexicoCities: DemoRace[] = [
  {
    name: "Gran Maratón Pacífico",
    city: "Mazatlán",
    state: "Sinaloa",
    venue: "Estadio Teodoro Mariscal",
    type: "Road",
    on: { month: 11, weekday: "sunday", from: 28 },
    start: "06:00",
    closes: 5,
    isPremium: true,
    about: [
      "Two days of races on the long malecón of Mazatlán, with fireworks over the bay on Saturday night and the marathon on Sunday morning.",
      "The sea is never far, and neither is the band. It is a beach marathon: flat, bright and humid, so train for warmth as well as for distance.",
      [
        "5K and 10K on Saturday, half and marathon on Sunday",
        "Children's races and a parade of mascots",
        "Finish in the baseball stadium",
      ],
    ],
    distances: [
      offer(marathon(), reduced(850, 750), {
        limit: "6 h",
        includes: cityKit,
        profile: "Flat, out and back on the malecón.",
      }),
      offer(half("21K"), reduced(700, 620), { start: "06:15", limit: "3 h", includes: cityKit }),
      offer(km(10), 550, { start: "06:45", includes: cityKit, more: "Run on Saturday." }),
      offer(km(5), 450, { start: "06:45", includes: cityKit, more: "Run on Saturday." }),
    ],
  },
  {
    name: "Medio Maratón Internacional de Tijuana",
    organizer: "Instituto Municipal del Deporte de Tijuana",
    city: "Tijuana",
    state: "Baja California",
    venue: "Palacio Municipal de Tijuana",
    type: "Road",
    on: { month: 7, weekday: "sunday", week: "last" },
    start: "06:30",
    closes: 11,
    about: [
      "The birthday present that Tijuana gives itself every July: a half marathon through the Zona Río, without an entry fee.",
      "Places are limited and go quickly. Runners may bring a kilo of food for the city's aid program instead of a fee.",
    ],
    distances: [
      offer(half("21K"), "Free", {
        limit: "3 h",
        includes: "Bib with chip, shirt, medal.",
        profile: "Urban loop with some long, gentle rises.",
      }),
    ],
  },
  {
    name: "Querétaro Maratón",
    organizer: "Instituto del Deporte y la Recreación del Estado de Querétaro",
    city: "Querétaro",
    state: "Querétaro",
    venue: "Parque Querétaro 2000",
    type: "Road",
    on: { month: 10, weekday: "sunday", week: 1 },
    start: "06:30",
    closes: 14,
    link: "https://queretaromaraton.com/",
    about: [
      "Four distances through Querétaro and Corregidora, with the pink stone of the old town and the arches of the aqueduct along the way.",
      "About 1,820 meters above the sea, rolling, usually dry. The city trains for it together: free group sessions start in June.",
    ],
    distances: [
      offer(marathon(), 650, { limit: "6 h", gain: "about 300 m", includes: cityKit }),
      offer(half("21K"), 550, { limit: "3 h", includes: cityKit }),
      offer(km(10), 460, { start: "07:00", includes: cityKit }),
      offer(km(5), 460, { start: "07:15", includes: cityKit }),
    ],
  },
  {
    name: "Medio Maratón de Querétaro",
    organizer: "Instituto del Deporte y la Recreación del Estado de Querétaro",
    city: "Querétaro",
    state: "Querétaro",
    venue: "Acueducto de Querétaro",
    type: "Road",
    on: { month: 9, weekday: "sunday", week: 1 },
    start: "07:00",
    isCancelled: true,
    about: [
      "A month before the marathon, the half leads from El Marqués into the city and ends under the aqueduct.",
      "Most people use it to find out whether their marathon pace is honest.",
    ],
    distances: [
      offer(half("21K"), 450, { limit: "3 h", includes: cityKit }),
      offer(km(10), 380, { includes: cityKit }),
      offer(km(5), 320),
    ],
  },
  {
    name: "Maratón Tangamanga",
    city: "San Luis Potosí",
    state: "San Luis Potosí",
    venue: "Parque Tangamanga I",
    type: "Road",
    on: { month: 7, weekday: "sunday", week: 3 },
    start: "06:30",
    about: [
      "San Luis Potosí runs in July, when the high plain is at its freshest. The parks and avenues of the city make up the course.",
      ["About 1,860 m above the sea", "Half marathon and 10K on the same morning"],
    ],
    distances: [
      offer(marathon(), 600, { limit: "5 h 30 min", includes: cityKit }),
      offer(half("21K"), 480, { limit: "3 h", includes: cityKit }),
      offer(km(10), 380, { start: "07:00" }),
    ],
  },
  {
    name: "Marathón TV",
    city: "San Luis Potosí",
    state: "San Luis Potosí",
    venue: "Parque Tangamanga II",
    type: "city",
    on: { month: 11, weekday: "sunday", week: 3 },
    start: "07:30",
    isInternal: true,
    about: [
      "A weekend of short races in the Tangamanga II park: 10K and 5K by age groups, an elite mile, and races for children.",
      "Whatever the name says, nobody has to run a marathon.",
    ],
    distances: [
      offer(km(10), reduced(380, 330), {
        limit: "1 h 30 min",
        includes: "Shirt, neck tube, bib with chip.",
        capacity: 1200,
      }),
      offer(km(5), 300, { start: "08:30", includes: "Shirt, bib with chip.", capacity: 800 }),
    ],
  },
  {
    name: "Medio Maratón Armadillo",
    city: "Armadillo de los Infante",
    state: "San Luis Potosí",
    venue: "Explanada principal, Armadillo de los Infante",
    type: "Trail",
    on: { month: 5, weekday: "sunday", week: "last" },
    start: "07:00",
    isInternal: true,
    about: [
      "A cross-country half marathon with more than forty editions: seven kilometers of asphalt, seven of dirt road between the hills, seven of road down into the village.",
      "Armadillo de los Infante waits with its stone square, music and lunch.",
    ],
    distances: [
      offer(half("21K"), 350, {
        limit: "3 h 15 min",
        gain: "about 300 m",
        includes: "Shirt, bib, medal, lunch.",
        capacity: 700,
      }),
      offer(km(15), 300, {
        limit: "2 h 30 min",
        includes: "Shirt, bib, medal, lunch.",
        capacity: 500,
      }),
    ],
  },
];
