import { type DemoRace, km, offer, reduced, unmeasured } from "./race.ts";

const triKit = "Swim cap, bib, timing chip, transition area, aid stations, finisher medal.";

export const peruMultisport: DemoRace[] = [
  {
    name: "Ironman 70.3 Perú",
    event: "Ironman 70.3",
    city: "Lima",
    state: "Lima",
    venue: "Playa Agua Dulce, Chorrillos",
    type: "Triathlon",
    on: { month: 4, weekday: "sunday", week: 4 },
    start: "06:00",
    closes: 14,
    link: "https://www.ironman.com/",
    about: [
      "A half-distance triathlon below the cliffs of Lima: a swim off Agua Dulce beach, three laps of the Costa Verde by bike, and a flat run beside the sea.",
      [
        "1.9 km swim, water usually between 19 and 21 °C",
        "90 km bike on closed seafront road",
        "21.1 km run in two laps",
      ],
      "Registration ends well before race day; athletes must collect their packet in person.",
    ],
    distances: [
      offer(km(113, "70.3"), reduced(1690, 1490), {
        limit: "8 h 30 min",
        includes: triKit,
        profile: "Flat and fast on the coast road; wind in the afternoon.",
      }),
    ],
  },
  {
    name: "Triatlón Paracas",
    city: "Paracas",
    state: "Ica",
    venue: "Bahía de Paracas",
    type: "Triathlon",
    on: { month: 12, weekday: "saturday", week: 2 },
    start: "06:30",
    closes: 7,
    about: [
      "A classic of the Peruvian triathlon calendar in a calm bay between desert and ocean.",
      "The swim is sheltered, the bike crosses the dunes towards Pisco, and the run is the honest part: sun, wind and no shade.",
    ],
    distances: [
      offer(km(113, "Half distance"), reduced(780, 690), {
        limit: "8 h",
        includes: triKit,
        profile: "1.9 km swim, 90 km bike, 21 km run.",
      }),
      offer(km(25.75, "Sprint"), 380, {
        start: "08:00",
        limit: "2 h 30 min",
        includes: triKit,
        profile: "750 m swim, 20 km bike, 5 km run.",
      }),
    ],
  },
  {
    name: "Copa Regatas de Triatlón",
    organizer: "Club de Regatas Lima",
    city: "La Punta",
    state: "Callao",
    venue: "Club de Regatas Lima, filial La Punta",
    type: "Triathlon",
    on: { month: 8, weekday: "sunday", week: 3 },
    start: "06:00",
    about: [
      "Cold winter water, a narrow peninsula, old villas: La Punta gives this cup its own character.",
      "Three distances, from a first super sprint to the standard distance, with starts at the naval school and at the club's pier.",
    ],
    distances: [
      offer(km(51.5, "Olympic"), 320, {
        limit: "4 h",
        includes: triKit,
        profile: "1.5 km swim, 40 km bike, 10 km run.",
      }),
      offer(km(25.75, "Sprint"), 260, {
        start: "07:30",
        includes: triKit,
        profile: "750 m swim, 20 km bike, 5 km run.",
      }),
      offer(km(12.875, "Super sprint"), 180, {
        start: "09:30",
        profile: "375 m swim, 10 km bike, 2.5 km run.",
      }),
    ],
  },
  {
    name: "Inca Avalanche",
    organizer: "KB Tambo",
    city: "Ollantaytambo",
    state: "Cusco",
    venue: "Abra Málaga, Ollantaytambo",
    type: "MTB",
    on: { month: 6, weekday: "sunday", week: 1 },
    start: "09:00",
    closes: 14,
    about: [
      "A mass start on mountain bikes at almost 4,600 meters above the Abra Málaga pass, and then down: snow or mud at the top, cloud forest smells at the bottom.",
      "Saturday is qualifying and decides the grid for Sunday. Full-face helmet and pads are not optional.",
    ],
    distances: [
      offer(unmeasured("Avalanche downhill"), 480, {
        loss: "about 1,500 m",
        profile: "Pasture, single track and old mule path from the pass towards Ollantaytambo.",
        includes: "Number plate, shuttle to the start, medical service.",
        more: "Weather can shorten the course.",
      }),
    ],
  },
  {
    name: "Machu Picchu Epic XCM",
    city: "Cusco",
    state: "Cusco",
    venue: "Parque Arqueológico de Sacsayhuamán",
    type: "MTB",
    on: { month: 9, weekday: "thursday", week: 3 },
    start: "08:00",
    closes: 30,
    about: [
      "Five days of cross-country marathon on mountain bikes from the walls of Sacsayhuamán to the village below Machu Picchu.",
      [
        "About 221 km in five stages",
        "Pairs, solo riders and e-bikes",
        "Every night in another valley",
      ],
      "Altitude is the third rider of every team: plan a week in Cusco before the start.",
    ],
    distances: [
      offer(km(221, "Five stages"), "TBD", {
        profile: "High passes, Inca roads and long descents into the cloud forest.",
      }),
    ],
  },
  {
    name: "Half Marathon des Sables Perú",
    event: "Half Marathon des Sables",
    city: "Ica",
    state: "Ica",
    venue: "Desierto de Ica",
    type: "Ultra",
    on: { month: 12, weekday: "saturday", week: 1 },
    start: "07:00",
    closes: 60,
    isCancelled: true,
    about: [
      "Stages through the dunes of the Ica desert towards the Pacific, carrying your own food and sleeping in a camp under the stars.",
      [
        "Self-sufficient: water and tents are provided, the rest is on your back",
        "Stages of different length, the long one goes into the night",
      ],
      "The sand is fine, the climbs are short and the ocean shows up when you have stopped expecting it.",
    ],
    distances: [
      offer(km(120, "Four days, 120K"), "TBD", {
        profile: "Dunes, dry lakes and coastal cliffs in stages.",
      }),
      offer(km(70, "Three days, 70K"), "TBD"),
    ],
  },
];
