import { type DemoRace, km, maraton, medioMaraton, offer, reduced } from "./race.ts";

const cityKit =
  "Playera oficial, dorsal con chip, hidratación en el recorrido y medalla de finalista.";

export const mexicoRoad: DemoRace[] = [
  {
    name: "Maratón de la Ciudad de México",
    organizer: "Instituto del Deporte de la Ciudad de México",
    city: "Mexico City",
    state: "Ciudad de México",
    venue: "Estadio Olímpico Universitario, Ciudad Universitaria",
    type: "Road",
    on: { month: 8, weekday: "sunday", week: "last" },
    start: "06:00",
    closes: 30,
    about: [
      "Del estadio olímpico de 1968 al Zócalo: el maratón de la capital cruza la Ciudad de México desde Ciudad Universitaria, en el sur, hasta el Centro Histórico.",
      "El recorrido está a unos 2,250 metros. Si vienes de la costa, cuenta con ir más lento que en casa y disfruta de todos modos al público de Reforma.",
      [
        "Salida por oleadas antes del amanecer",
        "En conjunto, ligeramente de bajada",
        "Último domingo de agosto",
      ],
    ],
    distances: [
      offer(maraton(), reduced(950, 850), {
        limit: "6 h",
        gain: "unos 220 m",
        loss: "unos 285 m",
        includes: cityKit,
        profile: "Ciudad Universitaria, Insurgentes, Chapultepec, Reforma y Zócalo.",
      }),
    ],
  },
  {
    name: "Medio Maratón de la Ciudad de México",
    organizer: "Instituto del Deporte de la Ciudad de México",
    city: "Mexico City",
    state: "Ciudad de México",
    venue: "Ángel de la Independencia, Paseo de la Reforma",
    type: "Road",
    on: { month: 7, weekday: "sunday", week: 2 },
    start: "06:30",
    closes: 20,
    about: [
      "Una vuelta por Paseo de la Reforma, Chapultepec y la Condesa, seis o siete semanas antes del maratón; por eso tantos corredores lo usan como ensayo.",
      "Julio es temporada de lluvias, pero casi siempre esperan hasta la tarde.",
    ],
    distances: [
      offer(medioMaraton("21K"), reduced(650, 580), {
        limit: "3 h",
        gain: "unos 120 m",
        includes: cityKit,
      }),
    ],
  },
  {
    name: "Medio Maratón del Día del Padre",
    city: "Mexico City",
    state: "Ciudad de México",
    venue: "Bosque de Tlalpan",
    type: "Road",
    on: { month: 6, weekday: "sunday", week: 3 },
    start: "07:00",
    about: [
      "El Día del Padre corre el sur de la Ciudad de México: papás con sus hijos, hijas con sus papás y equipos enteros con la misma playera.",
      "El medio maratón tiene más subidas de las que parecen en el mapa. La altitud hace el resto.",
    ],
    distances: [
      offer(medioMaraton("21K"), 550, { limit: "3 h", gain: "unos 220 m", includes: cityKit }),
      offer(km(10), 450, { start: "07:20", includes: cityKit }),
    ],
  },
  {
    name: "Carrera Bonafont",
    city: "Mexico City",
    state: "Ciudad de México",
    venue: "Paseo de la Reforma",
    type: "city",
    on: { month: 3, weekday: "sunday", week: 2 },
    start: "07:00",
    about: [
      "Carrera para mujeres en las semanas del Día Internacional de la Mujer: un mar de playeras en Paseo de la Reforma y música en cada vuelta.",
      ["10K para quienes compiten", "5K para amigas, madres e hijas"],
    ],
    distances: [
      offer(km(10), 520, { limit: "1 h 45 min", includes: cityKit }),
      offer(km(5), 450, { start: "07:45", includes: cityKit }),
    ],
  },
  {
    name: "Maratón Internacional LALA",
    city: "Torreón",
    state: "Coahuila",
    venue: "Bosque Venustiano Carranza",
    type: "Road",
    on: { month: 3, weekday: "sunday", week: 1 },
    start: "07:00",
    closes: 20,
    link: "https://maratonlala.org/",
    about: [
      "Una región, tres ciudades, un maratón: Gómez Palacio, Lerdo y Torreón comparten el recorrido de LALA, plano y rápido desde hace décadas.",
      "A principios de marzo ya es primavera en La Laguna: salida fresca y llegada con calor. Las colonias salen con naranjas, mangueras y bandas.",
    ],
    distances: [
      offer(maraton(), reduced(900, 780), {
        limit: "6 h",
        gain: "unos 90 m",
        loss: "unos 90 m",
        includes: cityKit,
        profile: "Plano, de punto a punto entre las ciudades hermanas, a unos 1,120 m de altitud.",
      }),
    ],
  },
  {
    name: "Maratón Internacional de Guadalajara",
    organizer: "Consejo Municipal del Deporte de Guadalajara",
    city: "Guadalajara",
    state: "Jalisco",
    venue: "Glorieta Minerva",
    type: "Road",
    on: { month: 11, weekday: "sunday", week: 2 },
    start: "06:30",
    closes: 15,
    about: [
      "Un amplio circuito por Guadalajara, de la Minerva a la catedral, con paso por Chapultepec y los parques de Zapopan.",
      "En noviembre ya terminaron las lluvias y las mañanas son despejadas. A unos 1,560 metros, la altitud es moderada.",
    ],
    distances: [
      offer(maraton(), reduced(800, 700), {
        limit: "6 h",
        gain: "unos 260 m",
        loss: "unos 260 m",
        includes: cityKit,
      }),
    ],
  },
  {
    name: "Medio Maratón Internacional de Guadalajara",
    organizer: "Consejo Municipal del Deporte de Guadalajara",
    city: "Guadalajara",
    state: "Jalisco",
    venue: "Arcos Vallarta, Glorieta Minerva",
    type: "Road",
    on: { month: 2, weekday: "sunday", week: "last" },
    start: "06:30",
    closes: 15,
    isPremium: true,
    about: [
      "Veintiún mil corredores para veintiún kilómetros: el medio maratón de Guadalajara sale bajo los Arcos Vallarta y regresa a la Minerva.",
      "El recorrido es certificado y rápido, por Vallarta, Niño Obrero y Lázaro Cárdenas. Febrero es seco y fresco.",
      ["Superficie rápida y pocas vueltas", "Bandas y grupos escolares en el camino"],
    ],
    distances: [
      offer(medioMaraton("21K"), reduced(600, 520), {
        limit: "3 h",
        gain: "unos 130 m",
        loss: "unos 130 m",
        includes: cityKit,
      }),
    ],
  },
  {
    name: "Maratón Internacional de Monterrey",
    city: "Monterrey",
    state: "Nuevo León",
    venue: "Parque Fundidora",
    type: "Road",
    on: { month: 12, weekday: "sunday", week: 2 },
    start: "06:30",
    closes: 10,
    isPremium: true,
    about: [
      "Alrededor del Parque Fundidora y por San Pedro, con el Cerro de la Silla a la vista casi toda la mañana.",
      "Diciembre trae a Monterrey el clima más fresco del año para correr. El recorrido va de plano a ondulado y muchos vienen a buscar una marca clasificatoria.",
      ["Meta en el parque de la antigua fundidora", "Unos 540 m sobre el nivel del mar"],
    ],
    distances: [
      offer(maraton(), reduced(950, 850), {
        limit: "6 h",
        gain: "unos 200 m",
        loss: "unos 200 m",
        includes: cityKit,
      }),
    ],
  },
  {
    name: "Maratón de Mérida",
    city: "Mérida",
    state: "Yucatán",
    venue: "Paseo de Montejo",
    type: "Road",
    on: { month: 1, weekday: "sunday", week: 1 },
    start: "05:00",
    about: [
      "Mérida sale de noche, y con razón: a las nueve ya hace calor. Las avenidas son planas y rectas, con los palacetes de la época del henequén a los lados.",
      [
        "Maratón, medio maratón y 10K",
        "Enero es el mes más fresco de Yucatán",
        "Salbutes después de la meta",
      ],
    ],
    distances: [
      offer(maraton(), 650, {
        limit: "6 h",
        includes: cityKit,
        profile: "Circuito urbano y plano.",
      }),
      offer(medioMaraton("21K"), 500, { start: "05:30", limit: "3 h", includes: cityKit }),
      offer(km(10), 400, { start: "06:00", includes: cityKit }),
    ],
  },
];
