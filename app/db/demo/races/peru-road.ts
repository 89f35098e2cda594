import { type DemoRace, half, km, marathon, offer, reduced } from "./race.ts";

const cityKit = "Race shirt, bib with timing chip, hydration on the course, finisher medal.";

export const peruRoad: DemoRace[] = [
  {
    name: "Lima 42K",
    city: "Lima",
    state: "Lima",
    venue: "Municipalidad de Miraflores, Avenida Larco",
    type: "Road",
    on: { month: 5, weekday: "sunday", week: 3 },
    start: "06:00",
    closes: 14,
    isPremium: true,
    about: [
      "Peru's big city marathon leaves from Avenida Larco in Miraflores and follows the long, straight Avenida Arequipa towards the center of Lima before it comes back to the cliffs above the Pacific.",
      [
        "Two laps for the marathon, one for the half",
        "Mild, gray May mornings, usually without rain",
        "The last kilometers run along the Malecón Cisneros",
      ],
      "Streets close before dawn: plan to walk the last stretch to the start.",
    ],
    distances: [
      offer(marathon("Maratón 42K"), reduced(260, 220), {
        limit: "6 h",
        gain: "about 250 m",
        loss: "about 250 m",
        includes: cityKit,
        profile:
          "Gently rolling avenues, a slow rise from the sea towards the center and the same way down again.",
      }),
      offer(half("Media maratón 21K"), reduced(190, 160), {
        limit: "3 h 15 min",
        gain: "about 120 m",
        loss: "about 120 m",
        includes: cityKit,
        profile: "One lap of the marathon course.",
      }),
      offer(km(10), 130, {
        start: "06:30",
        limit: "1 h 45 min",
        includes: cityKit,
        profile: "Out and back on Avenida Arequipa, then the seafront.",
      }),
    ],
  },
  {
    name: "Media Maratón de Lima & 10K",
    organizer: "Perú Runners",
    city: "Lima",
    state: "Lima",
    venue: "Plaza de Armas de Lima",
    type: "Road",
    on: { month: 8, weekday: "sunday", week: 4 },
    start: "06:00",
    closes: 10,
    about: [
      "Run since 1909 and recognized by World Athletics for its age, Lima's half marathon starts on the Plaza de Armas and ends beside the fountains of the Parque de la Reserva.",
      "The course stays in the historic center and the districts around it. August is winter in Lima: cool, humid and overcast, which suits long distances.",
      ["Start and finish are a short walk apart", "A 10K shares the morning with the half"],
    ],
    distances: [
      offer(half("Media maratón 21K"), reduced(180, 150), {
        limit: "3 h",
        gain: "about 100 m",
        loss: "about 100 m",
        includes: cityKit,
        profile: "Flat city streets on asphalt, few sharp turns.",
      }),
      offer(km(10), 120, {
        start: "06:40",
        limit: "1 h 40 min",
        includes: cityKit,
        profile: "Flat and urban.",
      }),
    ],
  },
  {
    name: "Maratón Internacional de los Andes",
    organizer: "Municipalidad Provincial de Huancayo",
    city: "Huancayo",
    state: "Junín",
    venue: "Estadio Huancayo",
    type: "Road",
    on: { month: 11, weekday: "sunday", week: 3 },
    start: "08:00",
    about: [
      "A point-to-point marathon through the Mantaro Valley, from Ataura near Jauja to the stadium of Huancayo, all of it above 3,200 meters.",
      "The road is rolling rather than steep; the air is what makes it hard. Come several days early if you live at sea level, drink more than you think you need, and start slowly.",
      ["Elite and open categories on the full distance", "Shorter races for masters and juniors"],
    ],
    distances: [
      offer(marathon("Maratón 42K"), 80, {
        limit: "5 h",
        profile: "Ataura (Jauja) to Huancayo on the valley road at about 3,200 to 3,350 m.",
        includes: "Bib with chip, transport to the start, hydration, medal.",
      }),
      offer(half("Media maratón 21K, máster"), 60, {
        start: "08:15",
        limit: "2 h 45 min",
        includes: "Bib with chip, hydration, medal.",
      }),
      offer(km(10, "10K juvenil"), "Free", {
        start: "08:30",
        profile: "From San Agustín de Cajas to the stadium.",
      }),
    ],
  },
  {
    name: "Maratón Internacional Virgen de la Candelaria",
    organizer: "Municipalidad Distrital de Cayma",
    city: "Arequipa",
    state: "Arequipa",
    venue: "Puente Chilina, Cayma",
    type: "Road",
    on: { month: 3, weekday: "sunday", week: 3 },
    start: "06:30",
    closes: 9,
    about: [
      "Arequipa's own marathon starts and ends at the Chilina bridge and takes runners through a dozen districts, with the Misti volcano in view for much of the morning.",
      "At about 2,400 meters the altitude is noticeable but not extreme. March mornings are fresh; the sun is strong by the time the marathoners finish.",
      [
        "Four distances, from 5K to the marathon",
        "Families, costumes and dogs in the shorter races",
      ],
    ],
    distances: [
      offer(marathon("Maratón 42K"), 20, {
        limit: "5 h 30 min",
        profile:
          "A tour of the city's districts with several long drags; about 2,300 to 2,500 m above the sea.",
      }),
      offer(half("Media maratón 21K"), 20, { limit: "3 h" }),
      offer(km(10), 20, { start: "07:00" }),
      offer(km(5), 15, { start: "07:00", more: "Open to children with an adult." }),
    ],
  },
  {
    name: "Maratón Internacional Meseta del Bombón",
    organizer: "Municipalidad Provincial de Pasco",
    city: "Cerro de Pasco",
    state: "Pasco",
    venue: "Estadio Daniel Alcides Carrión",
    type: "Road",
    on: { month: 10, weekday: "sunday", week: 4 },
    start: "09:30",
    about: [
      "A certified marathon on the high plain between Carhuamayo and Cerro de Pasco, at around 4,300 meters: wide horizons, the shore of Lake Chinchaycocha, thin air.",
      "This is a race for acclimatized runners. Medical checks are part of registration; cold, wind and hard sun can follow each other within the hour.",
      [
        "Finish in the stadium of Cerro de Pasco",
        "Half marathon and 10K on the last part of the same road",
      ],
    ],
    distances: [
      offer(marathon("Maratón 42K"), "Free", {
        limit: "4 h 30 min",
        profile: "High plateau road between Carhuamayo and Cerro de Pasco, 4,100 to 4,380 m.",
      }),
      offer(half("Media maratón 21K"), "Free", { limit: "2 h 30 min" }),
      offer(km(10), "Free"),
    ],
  },
  {
    name: "Media Maratón Ciudad de Piura",
    organizer: "Círculo de Periodistas Deportivos de Piura",
    city: "Piura",
    state: "Piura",
    venue: "Óvalo Grau",
    type: "Road",
    on: { month: 12, day: 31 },
    start: "08:00",
    closes: 3,
    about: [
      "Piura says goodbye to the year with a half marathon on the morning of December 31, a tradition of more than fifty editions.",
      "The route leaves the Óvalo Grau, crosses into Castilla and returns through the avenues of Piura. It is flat and it is hot: take water at every table.",
    ],
    distances: [
      offer(half("Media maratón 21K"), 15, {
        limit: "2 h 45 min",
        profile: "Flat city loop through Piura, Castilla and Veintiséis de Octubre.",
      }),
      offer(km(10, "10K máster y juvenil"), 15),
      offer(km(3, "3K menores"), "Free", {
        more: "For children from 11 to 14, with a parent's signature.",
      }),
    ],
  },
  {
    name: "Media Maratón de Colán",
    city: "Colán",
    state: "Piura",
    venue: "Boulevard de Colán",
    type: "Road",
    on: { month: 12, weekday: "sunday", week: 1 },
    start: "06:30",
    about: [
      "A beach half marathon on the coast road of Colán, with wooden houses on stilts on one side and the Pacific on the other.",
      "Most people make a weekend of it: packet pick-up on Saturday afternoon, the race early on Sunday, ceviche and a swim afterwards.",
      ["Flat from start to finish", "Early start to beat the December sun"],
    ],
    distances: [
      offer(half("Media maratón 21K"), 90, {
        limit: "3 h",
        includes: "Shirt, bib with chip, medal, fruit.",
        profile: "Flat, out and back on the Costanera.",
      }),
      offer(km(10), 75, { includes: "Shirt, bib with chip, medal." }),
      offer(km(5), 60),
    ],
  },
  {
    name: "Maratón Ciudad de Mollendo",
    organizer: "Event Sports Perú",
    city: "Mollendo",
    state: "Arequipa",
    venue: "Plaza Bolognesi",
    type: "Road",
    on: { month: 7, weekday: "saturday", week: "last" },
    start: "08:00",
    about: [
      "A winter race in a summer resort: Mollendo opens its streets and its seafront to runners on the weekend of the national holidays.",
      "The three distances share the coast road. Expect a cool breeze and a friendly, local crowd rather than a big-city field.",
    ],
    distances: [
      offer(marathon("Maratón 42K"), 30, { limit: "5 h 30 min" }),
      offer(half("Media maratón 21K"), 30, { limit: "3 h" }),
      offer(km(10), 30),
      offer(km(3, "3K niños"), 20),
    ],
  },
  {
    name: "Media Maratón Internacional Tierra del Mercurio",
    organizer: "Gobierno Regional de Huancavelica",
    city: "Huancavelica",
    state: "Huancavelica",
    venue: "Plaza de Armas de Huancavelica",
    type: "Road",
    on: { month: 10, weekday: "sunday", week: 3 },
    start: "09:30",
    about: [
      "Huancavelica has given Peru many of its distance runners, and once a year it invites the rest of the country to race on their home roads at about 3,680 meters.",
      "Runners gather on the Plaza de Armas in the early morning and are taken to the start in Yauli. The finish is back on the plaza.",
    ],
    distances: [
      offer(half("Media maratón 21K"), "Free", {
        limit: "2 h 30 min",
        profile: "Yauli to Huancavelica on a valley road.",
      }),
      offer(km(10), "Free", { profile: "From Antaccocha to the Plaza de Armas." }),
    ],
  },
  {
    name: "Media Maratón de la Agroexportación",
    organizer: "Municipalidad Provincial de Virú",
    city: "Virú",
    state: "La Libertad",
    venue: "Plaza de Armas de Virú",
    type: "Road",
    on: { month: 1, day: 5 },
    start: "09:00",
    closes: 2,
    about: [
      "A half marathon in the first days of the year, run for the anniversary of the province of Virú.",
      "Asphalt and farm tracks link the villages around the Chavimochic canal. There is little shade and it is January: cap, sunscreen, water.",
    ],
    distances: [
      offer(half("21K libre y máster"), "Free", {
        limit: "2 h 45 min",
        profile: "Loop on asphalt and dirt roads, start and finish on the plaza.",
      }),
    ],
  },
  {
    name: "Maratón de la Energía",
    city: "Ilo",
    state: "Moquegua",
    venue: "Plaza de Armas de Ilo",
    type: "Road",
    on: { month: 4, weekday: "saturday", week: 3 },
    start: "08:00",
    closes: 6,
    about: [
      "A school and community race in the port of Ilo: children run the short courses, everybody else the 10K.",
      "Entries have supported the local league against cancer. The route is simple, along the avenues above the harbor and back.",
    ],
    distances: [
      offer(km(10, "10K libre"), 20, { includes: "Shirt, bib with chip." }),
      offer(km(5, "5K escolares"), "Free"),
      offer(km(2.5, "2.5K escolares"), "Free"),
    ],
  },
];
