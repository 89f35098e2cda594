import { type DemoRace, km, medioMaraton, miles, offer, reduced } from "./race.ts";

const triKit =
  "Gorra de natación, dorsal, chip, zona de transición, puestos de hidratación y medalla de finalista.";
const trailKit = "Dorsal con chip, playera, puestos de hidratación y medalla de finalista.";
const gear =
  "Equipo obligatorio: lámpara frontal, chamarra, manta térmica, silbato, vaso, 1 litro de agua y celular cargado.";

export const mexicoWild: DemoRace[] = [
  {
    name: "Ultra Maratón Caballo Blanco",
    city: "Urique",
    state: "Chihuahua",
    venue: "Plaza principal de Urique",
    type: "Ultra",
    on: { month: 3, weekday: "sunday", week: 1 },
    start: "06:00",
    closes: 30,
    isPremium: true,
    about: [
      "En el fondo de las Barrancas del Cobre, por las terracerías alrededor de Urique, los visitantes corren con los rarámuris, cuya tradición de correr largas distancias le dio a esta carrera su razón de ser.",
      "Micah True, el Caballo Blanco del nombre, la empezó como una pequeña reunión. Los vales de maíz para quienes llegan a la meta y son de la región siguen siendo parte de ella.",
      [
        "Vueltas que salen del pueblo: el público ve pasar a todos varias veces",
        "Calor junto al río: 30 °C por la tarde es lo normal",
        "Carrera infantil el día anterior",
      ],
    ],
    distances: [
      offer(km(80), 1900, {
        limit: "16 h",
        gain: "unos 2,800 m",
        loss: "unos 2,800 m",
        includes: trailKit,
        profile: "Terracerías y senderos de barranca, en vueltas que pasan por Urique.",
        more: "Inscripción gratis para corredores rarámuris.",
      }),
    ],
  },
  {
    name: "Ultra Maratón de los Cañones",
    organizer: "Presidencia Municipal de Guachochi",
    city: "Guachochi",
    state: "Chihuahua",
    venue: "Presidencia Municipal de Guachochi",
    type: "Ultra",
    on: { month: 7, weekday: "saturday", from: 5 },
    start: "05:00",
    closes: 22,
    about: [
      "Bajar a la barranca de la Sinforosa y volver a subir: las distancias largas de Guachochi descienden del bosque de pinos a los cactus y al río, donde puede haber 40 °C, y regresan a la mesa.",
      "Una bendición rarámuri abre la salida. Los corredores locales, en huaraches, suelen cerrar la discusión sobre los tenis.",
      [
        "100K y 63K el sábado",
        "21K el domingo, 10K el viernes",
        "Cortes de tiempo en el fondo de la barranca",
      ],
    ],
    distances: [
      offer(km(100), reduced(1800, 1600), {
        limit: "24 h",
        gain: "unos 3,600 m",
        includes: trailKit,
        more: gear,
      }),
      offer(km(63), reduced(1500, 1300), {
        limit: "16 h",
        gain: "unos 2,400 m",
        includes: trailKit,
        more: gear,
      }),
      offer(medioMaraton("21K"), 500, { start: "08:00" }),
      offer(km(10), 350, { start: "17:00" }),
    ],
  },
  {
    name: "Chihuahua by UTMB",
    event: "UTMB World Series",
    city: "Urique",
    state: "Chihuahua",
    venue: "Divisadero, Barrancas del Cobre",
    type: "Ultra",
    on: { month: 10, weekday: "friday", week: 1 },
    start: "06:00",
    closes: 30,
    about: [
      "Un evento de la UTMB World Series en las Barrancas del Cobre, con salidas en Batopilas y Cerocahui y recorridos por el borde y hasta los ríos.",
      "Octubre es seco y despejado en la Sierra Tarahumara. Las noches en el borde son frías; el mediodía en el fondo, no.",
      ["Los nombres siguen las categorías de UTMB; los recorridos medidos varían un poco"],
    ],
    distances: [
      offer(miles(100), reduced(5200, 4700), {
        limit: "48 h",
        gain: "unos 8,000 m",
        includes: trailKit,
        more: gear,
      }),
      offer(km(92, "Categoría 100K"), reduced(4200, 3800), {
        limit: "26 h",
        gain: "unos 4,400 m",
        includes: trailKit,
        more: gear,
      }),
      offer(km(56, "Categoría 50K"), 3200, {
        limit: "14 h",
        gain: "unos 2,600 m",
        includes: trailKit,
      }),
    ],
  },
  {
    name: "Puerto Vallarta México by UTMB",
    event: "UTMB World Series",
    city: "Puerto Vallarta",
    state: "Jalisco",
    venue: "Malecón de Puerto Vallarta",
    type: "Ultra",
    on: { month: 11, weekday: "saturday", week: 1 },
    start: "06:00",
    closes: 30,
    link: "https://puertovallarta.utmb.world/",
    about: [
      "Donde la montaña se encuentra con el mar: senderos desde los pueblos mineros de la Sierra Madre, entre campos de agave y selva, hasta el malecón de Puerto Vallarta.",
      "Todas las distancias llevan nombres de la cultura wixárika. Todas terminan en la playa, en los días de Muertos.",
      ["Hikuri 100K desde Mascota", "Nakawé 50K, Ereno 20K y Pata Salada 10K por la costa"],
    ],
    distances: [
      offer(km(100, "Hikuri 100K"), reduced(4300, 3900), {
        limit: "24 h",
        gain: "unos 3,400 m",
        includes: trailKit,
        more: gear,
      }),
      offer(km(50, "Nakawé 50K"), 3200, {
        limit: "14 h",
        gain: "unos 2,000 m",
        includes: trailKit,
        more: gear,
      }),
      offer(km(33, "Haramara 33K"), 2500, { limit: "9 h", includes: trailKit }),
      offer(km(20, "Ereno 20K"), 1700, { start: "07:00", includes: trailKit }),
      offer(km(10, "Pata Salada 10K"), 1100, { start: "09:00" }),
    ],
  },
  {
    name: "Chupacabras 100K",
    city: "Ciudad Juárez",
    state: "Chihuahua",
    venue: "Plaza de la Mexicanidad",
    type: "MTB",
    on: { month: 10, weekday: "saturday", week: 2 },
    start: "08:00",
    closes: 1,
    about: [
      "Lleva el nombre de una bestia que nadie ha visto y se corre desde 1997: cien kilómetros en bicicleta de montaña junto al río Bravo y por la sierra de Juárez.",
      "Arena, pedregales y un sol de desierto que en octubre sigue fuerte. La 50K comparte los mejores senderos. Los niños tienen su propia rodada, la Chupacabritas.",
    ],
    distances: [
      offer(km(100), reduced(1500, 1250), {
        limit: "10 h",
        gain: "unos 1,500 m",
        includes: "Placa con chip, jersey, puestos de hidratación y medalla.",
      }),
      offer(km(50), reduced(1300, 1100), {
        start: "08:30",
        limit: "6 h",
        includes: "Placa con chip, jersey y medalla.",
      }),
    ],
  },
  {
    name: "Ironman Cozumel",
    event: "Ironman",
    city: "Cozumel",
    state: "Quintana Roo",
    venue: "Parque Chankanaab",
    type: "Triathlon",
    on: { month: 11, weekday: "sunday", week: 4 },
    start: "06:45",
    closes: 14,
    isPremium: true,
    link: "https://www.ironman.com/",
    about: [
      "Natación entre los peces del parque Chankanaab, tres vueltas a la isla en bicicleta y carrera de ida y vuelta por el pueblo de San Miguel.",
      "La isla es plana y el agua es tibia. El viento de la costa este es la cuesta de esta carrera; la humedad es la otra.",
      [
        "3.8 km de natación",
        "180 km de ciclismo en tres vueltas",
        "42.2 km de carrera en vueltas por San Miguel",
      ],
    ],
    distances: [
      offer(km(226, "Distancia completa"), 14500, {
        limit: "17 h",
        includes: triKit,
        profile: "Caminos planos de la isla, expuestos al viento del mar.",
      }),
    ],
  },
  {
    name: "Ironman 70.3 Cozumel",
    event: "Ironman 70.3",
    city: "Cozumel",
    state: "Quintana Roo",
    venue: "Parque Chankanaab, San Miguel de Cozumel",
    type: "Triathlon",
    on: { month: 9, weekday: "sunday", week: 4 },
    start: "07:00",
    closes: 14,
    link: "https://www.ironman.com/",
    about: [
      "La mitad de la distancia de la carrera de noviembre, en la misma isla, en la época más calurosa y tranquila del año.",
      "Los aguaceros de septiembre son cortos. Hidrátate desde temprano y seguido; la carrera tiene poca sombra.",
    ],
    distances: [
      offer(km(113, "70.3"), reduced(7900, 7200), { limit: "8 h 30 min", includes: triKit }),
    ],
  },
  {
    name: "Triatlón Veracruz–Boca del Río",
    event: "Serial Premium FMTRI",
    city: "Boca del Río",
    state: "Veracruz",
    venue: "Playa Gaviotas",
    type: "Triathlon",
    on: { month: 8, weekday: "saturday", week: "last" },
    start: "07:20",
    about: [
      "Un triatlón concurrido y alegre en el bulevar costero entre Veracruz y Boca del Río, con las categorías por edad el sábado y la élite el domingo.",
      "En agosto el Golfo está en calma y más tibio que nunca.",
    ],
    distances: [
      offer(km(51.5, "Olímpico"), reduced(2300, 2050), {
        limit: "4 h",
        includes: triKit,
        profile: "1.5 km de natación, 40 km de ciclismo y 10 km de carrera.",
      }),
      offer(km(25.75, "Sprint"), 1800, {
        start: "08:40",
        includes: triKit,
        profile: "750 m de natación, 20 km de ciclismo y 5 km de carrera.",
      }),
    ],
  },
  {
    name: "Triatlón Ixtapa-Zihuatanejo",
    city: "Ixtapa",
    state: "Guerrero",
    venue: "Playa El Palmar",
    type: "Triathlon",
    on: { month: 5, weekday: "saturday", week: 3 },
    start: "07:00",
    about: [
      "Uno de los triatlones con más historia de México, que se celebra desde 1986 en una amplia playa del Pacífico.",
      "Lo que todos recuerdan es la salida entre las olas; para lo que entrenan es para el calor de la carrera.",
    ],
    distances: [
      offer(km(51.5, "Olímpico"), 2400, { limit: "4 h", includes: triKit }),
      offer(km(25.75, "Sprint"), 1900, { start: "08:30", includes: triKit }),
    ],
  },
  {
    name: "Triatlón Huatulco",
    event: "World Triathlon Cup Huatulco",
    city: "Huatulco",
    state: "Oaxaca",
    venue: "Bahía de Santa Cruz",
    type: "Triathlon",
    on: { month: 6, weekday: "saturday", week: 3 },
    start: "06:30",
    about: [
      "La bahía de Santa Cruz, una cuesta que ha roto muchos pelotones de nivel mundial y la humedad de la temporada de lluvias: Huatulco es desde hace años una fecha de la Copa del Mundo de triatlón.",
      "Las categorías por edad compiten en las mismas calles durante el fin de semana.",
    ],
    distances: [
      offer(km(25.75, "Sprint"), 1900, {
        limit: "2 h 30 min",
        includes: triKit,
        profile: "Natación en la bahía, circuito de ciclismo con cuestas y carrera por Santa Cruz.",
      }),
    ],
  },
  {
    name: "XTERRA México Huasca",
    event: "XTERRA México",
    city: "Huasca de Ocampo",
    state: "Hidalgo",
    venue: "Rancho Santa Elena",
    type: "Triathlon",
    on: { month: 8, weekday: "saturday", week: "last" },
    start: "08:00",
    about: [
      "Triatlón todoterreno en los bosques de Hidalgo: un lago de agua fría, bicicleta de montaña entre raíces y rocas y una carrera de trail para terminar.",
      [
        "Distancia completa y sprint",
        "Carreras de trail y triatlón infantil el mismo fin de semana",
      ],
    ],
    distances: [
      offer(km(41.5, "Completo"), 2600, {
        limit: "5 h 30 min",
        includes: triKit,
        profile: "1.5 km de natación, 30 km de bicicleta de montaña y 10 km de trail.",
      }),
      offer(km(19.75, "Sprint"), 2000, { start: "09:00", includes: triKit }),
      offer(medioMaraton("Medio maratón de trail"), "TBD", { start: "08:30" }),
    ],
  },
];
