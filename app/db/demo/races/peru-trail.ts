import { type DemoRace, km, maraton, offer, reduced } from "./race.ts";

const mountainKit =
  "Dorsal con chip, polo, puestos de hidratación, medalla de finalista y rescate en el recorrido.";
const gear =
  "En la salida se revisa el equipo obligatorio: casaca cortaviento, silbato, manta térmica, 1 litro de agua y celular cargado.";

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
      "La carrera que abre el Perú Trail Series, en las lomas costeras al sur de Lima, donde la flor de amancay brota con la neblina del invierno.",
      "Crestas secas, bajadas de arena y algo de verde en el valle. Hay una distancia para cada nivel y una carrera para niños.",
      [
        "Primera de cuatro fechas entre noviembre y abril",
        "Lleva más agua que en una carrera de ruta: los cerros guardan el calor",
      ],
    ],
    distances: [
      offer(km(35), reduced(220, 190), {
        limit: "8 h",
        gain: "unos 1,900 m",
        loss: "unos 1,900 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(23), reduced(180, 155), {
        start: "07:00",
        limit: "6 h",
        gain: "unos 1,200 m",
        includes: mountainKit,
      }),
      offer(km(13), 140, {
        start: "07:30",
        limit: "4 h",
        gain: "unos 600 m",
        includes: mountainKit,
      }),
      offer(km(8), 110, { start: "08:00", gain: "unos 300 m" }),
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
      "La segunda fecha de la serie va al valle de Calango, en Cañete: manzanales junto al río y cerros pelados arriba.",
      "Es pleno verano y la ruta es seca y sin sombra. Empieza temprano, usa gorra y aprovecha cada puesto de hidratación.",
    ],
    distances: [
      offer(km(21, "21K montaña"), reduced(170, 145), {
        limit: "6 h",
        gain: "unos 1,200 m",
        loss: "unos 1,200 m",
        includes: mountainKit,
        more: gear,
        capacity: 300,
      }),
      offer(km(14), 140, {
        start: "07:00",
        gain: "unos 750 m",
        includes: mountainKit,
        capacity: 300,
      }),
      offer(km(8), 110, { start: "07:30", gain: "unos 350 m", capacity: 350 }),
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
      "Detrás de los clubes de playa de Asia empieza el desierto. La tercera fecha de la serie sube directo hacia él: dunas, quebradas secas y vistas a toda la costa.",
      ["Arena suelta en las bajadas", "Desayuno frente al mar al terminar"],
    ],
    distances: [
      offer(km(30), 200, {
        limit: "7 h",
        gain: "unos 1,500 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(20), 170, { limit: "5 h", gain: "unos 900 m", includes: mountainKit }),
      offer(km(10), 130, { start: "07:30", gain: "unos 350 m" }),
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
      "La final de la serie se corre dentro de la Reserva Nacional de Paracas: playas rojas, acantilados amarillos, flamencos en la bahía y el viento que le dio su nombre a la península.",
      "No hay grandes subidas, pero la arena y el viento las compensan. No dejes nada: las normas de la reserva son parte del reglamento de la carrera.",
    ],
    distances: [
      offer(km(32), 220, { limit: "6 h 30 min", gain: "unos 650 m", includes: mountainKit }),
      offer(km(21), 180, { limit: "4 h 30 min", gain: "unos 400 m", includes: mountainKit }),
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
      "Muchos corredores de Lima hicieron aquí su primer trail. Desde 2008, el Desafío va a los pueblos de Huarochirí, a una o dos horas por la Carretera Central.",
      [
        "Purix, la corta, lleva el nombre de los caminantes de los Andes",
        "Chaski, la larga, el de los mensajeros del inca",
      ],
      "Caminos de herradura empinados, cactus y una fiesta de pueblo al final.",
    ],
    distances: [
      offer(km(18, "Chaski 18K"), 120, {
        limit: "5 h",
        gain: "unos 1,200 m",
        loss: "unos 1,200 m",
        includes: mountainKit,
      }),
      offer(km(8, "Purix 8K"), 90, { limit: "3 h", gain: "unos 450 m" }),
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
      "Los cerros de Chaclacayo empiezan en la última fila de casas. La distancia corta se llama Mi primer trail, pero sus primeros cuatro kilómetros suben directo, igual que los de la larga.",
    ],
    distances: [
      offer(km(12), 80, {
        limit: "4 h",
        gain: "unos 1,000 m",
        loss: "unos 1,000 m",
        profile: "Pedregoso, empinado y sin sombra.",
      }),
      offer(km(7, "Mi primer trail 7K"), 60, { limit: "3 h", gain: "unos 650 m" }),
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
      "Carrera de montaña en la selva alta, cerca de Tarapoto: crestas de bosque, cruces de quebradas y una arcilla roja que se vuelve jabón después de la lluvia.",
      "La maratón da dos vueltas al circuito de 21K, así que vas a conocer cada raíz. El calor y la humedad mandan; por la tarde se pasa de los 30 °C.",
      ["Salida en el pueblo de San Roque de Cumbaza", "El río de la meta es para bañarse"],
    ],
    distances: [
      offer(maraton("42K"), 180, {
        limit: "10 h",
        gain: "unos 2,200 m",
        loss: "unos 2,200 m",
        includes: mountainKit,
        more: gear,
      }),
      offer(km(21), 140, { limit: "5 h", gain: "unos 1,100 m", includes: mountainKit }),
      offer(km(10), 100, { start: "07:00", gain: "unos 400 m" }),
    ],
  },
];
