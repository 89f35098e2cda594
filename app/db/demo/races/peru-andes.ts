import { type DemoRace, km, maraton, offer, reduced } from "./race.ts";

const highKit =
  "Dorsal con chip, polo, puestos de hidratación, bolsa de vida en las distancias largas y medalla de finalista.";
const highGear =
  "Equipo obligatorio: casaca impermeable, capa de abrigo, guantes, linterna frontal en las distancias largas, manta térmica, silbato y 1.5 litros de agua.";

export const peruAndes: DemoRace[] = [
  {
    name: "Ultra Trail Cordillera Blanca",
    city: "Huaraz",
    state: "Áncash",
    venue: "Plaza de Armas de Huaraz",
    type: "Ultra",
    on: { month: 7, weekday: "saturday", week: 1 },
    start: "05:00",
    closes: 21,
    isPremium: true,
    about: [
      "Cuatro días de carreras de montaña sobre Huaraz, con el muro blanco de la Cordillera Blanca a un lado y el oscuro de la Cordillera Negra al otro.",
      "Los recorridos van entre unos 3,300 y 4,450 metros. La 25K ha sido fecha de la Skyrunner World Series; el kilómetro vertical abre el fin de semana.",
      [
        "Aclimátate al menos tres o cuatro días",
        "Julio es temporada seca: salidas frías y sol fuerte",
        "Semiautosuficiencia: lleva lo que necesites entre los puestos de hidratación",
      ],
    ],
    distances: [
      offer(km(50), reduced(520, 450), {
        limit: "14 h",
        gain: "unos 3,000 m",
        loss: "unos 3,000 m",
        includes: highKit,
        more: highGear,
      }),
      offer(km(25, "Cordillera Blanca Skyrace 25K"), reduced(380, 330), {
        start: "08:00",
        limit: "7 h",
        gain: "unos 1,500 m",
        includes: highKit,
      }),
      offer(km(12), 250, { start: "09:00", limit: "4 h", gain: "unos 600 m", includes: highKit }),
      offer(km(5, "Kilómetro vertical"), 200, {
        start: "08:00",
        gain: "unos 1,000 m",
        isUphill: true,
        profile: "Solo subida, el primer día del festival.",
      }),
    ],
  },
  {
    name: "Sierra Andina Mountain Trail",
    city: "Yungay",
    state: "Áncash",
    venue: "Parque Nacional Huascarán, Yungay",
    type: "Ultra",
    on: { month: 8, weekday: "saturday", week: 2 },
    start: "05:00",
    closes: 30,
    about: [
      "Carreras por los senderos del Parque Nacional Huascarán, junto a las lagunas de la quebrada Santa Cruz y por abras en las que los caminantes tardan tres días.",
      "Pocos corredores, largos silencios. Más de la mitad viene del extranjero y se queda por las montañas.",
      [
        "Abras muy por encima de los 4,000 m",
        "El ingreso al parque nacional no está incluido en la inscripción",
      ],
    ],
    distances: [
      offer(km(80), 700, {
        limit: "22 h",
        gain: "unos 4,300 m",
        includes: highKit,
        more: highGear,
      }),
      offer(km(45), 520, {
        limit: "13 h",
        gain: "unos 2,300 m",
        includes: highKit,
        more: highGear,
      }),
      offer(km(30), 400, {
        start: "07:00",
        limit: "9 h",
        gain: "unos 1,300 m",
        includes: highKit,
      }),
      offer(km(13), 220, { start: "08:00", gain: "unos 500 m" }),
    ],
  },
  {
    name: "Andes Race",
    city: "Ollantaytambo",
    state: "Cusco",
    venue: "Plaza de Armas de Ollantaytambo",
    type: "Ultra",
    on: { month: 8, weekday: "saturday", week: "last" },
    start: "03:00",
    closes: 21,
    isPremium: true,
    about: [
      "Tras los pasos de los chasquis, los mensajeros del inca: los caminos de piedra del Qhapaq Ñan, las punas con llamas y, al final, la plaza de Ollantaytambo.",
      "La 100K sube más de 6,000 metros por Huarán, Lares, Huacahuasi y Willoc. Las distancias cortas terminan en la misma plaza.",
      [
        "Fines de agosto: seco, frío de noche y sol fuerte al mediodía",
        "Llega una semana antes: todos los recorridos pasan de los 4,000 m",
      ],
    ],
    distances: [
      offer(km(100), reduced(780, 690), {
        limit: "30 h",
        gain: "unos 6,200 m",
        loss: "unos 6,200 m",
        includes: highKit,
        more: highGear,
      }),
      offer(km(60), reduced(560, 490), {
        start: "04:00",
        limit: "18 h",
        gain: "unos 3,700 m",
        includes: highKit,
        more: highGear,
      }),
      offer(km(30), 380, {
        start: "07:00",
        limit: "9 h",
        gain: "unos 1,900 m",
        includes: highKit,
      }),
      offer(km(13), 220, { start: "09:00", limit: "4 h", gain: "unos 550 m" }),
    ],
  },
  {
    name: "Inca Trail Marathon",
    organizer: "Andes Adventures",
    city: "Cusco",
    state: "Cusco",
    venue: "Camino Inca, Piscacucho",
    type: "mountain",
    on: { month: 8, weekday: "thursday", week: 2 },
    start: "05:00",
    closes: 120,
    link: "https://www.andesadventures.com/",
    about: [
      "Un puñado de corredores al año, un solo día y todo el Camino Inca clásico: tres abras, miles de escalones de piedra y Machu Picchu por la Puerta del Sol.",
      "Es parte de un viaje guiado que dedica los días previos a correr por los alrededores de Cusco para aclimatarse. Los permisos son limitados y personales.",
      ["Punto más alto: unos 4,200 m", "No hay carreteras: el equipo de apoyo llega a pie"],
    ],
    distances: [
      offer(maraton("Camino Inca a Machu Picchu"), "TBD", {
        gain: "unos 3,200 m",
        loss: "unos 3,300 m",
        profile: "Escalinatas de piedra por tres abras.",
        more: "Se vende solo como viaje completo.",
      }),
    ],
  },
  {
    name: "Misti Sky Race",
    organizer: "Vértigo Perú",
    city: "Arequipa",
    state: "Arequipa",
    venue: "Represa de Aguada Blanca",
    type: "mountain",
    on: { month: 11, weekday: "saturday", week: 2 },
    start: "03:00",
    closes: 10,
    about: [
      "Por encima de un volcán: desde la represa de Aguada Blanca se sube por la espalda del Misti, se cruza su cumbre de 5,800 metros y se baja por ceniza negra hasta Chiguata.",
      "Los buses salen de Arequipa antes de la medianoche y la subida empieza a las tres de la mañana. Para inscribirte debes acreditar experiencia en altura.",
    ],
    distances: [
      offer(km(27, "Sky Race 27K"), 250, {
        limit: "9 h",
        gain: "unos 2,200 m",
        loss: "unos 2,900 m",
        more: highGear,
        profile: "Subida nocturna por cascajo, cumbre al amanecer y larga bajada de ceniza.",
      }),
      offer(km(10, "Trail 10K"), 90, {
        start: "08:00",
        limit: "3 h",
        profile: "Faldas del volcán sobre Chiguata, para una primera experiencia.",
      }),
    ],
  },
  {
    name: "Competencia Internacional de Ascenso al Misti",
    event: "Skyrunning Misti",
    organizer: "Club Deportivo de Andinismo Arequipa",
    city: "Arequipa",
    state: "Arequipa",
    venue: "Plaza de Armas de Arequipa",
    type: "mountain",
    on: { month: 8, weekday: "sunday", week: 3 },
    start: "06:00",
    closes: 3,
    about: [
      "Se corrió por primera vez en 1971, mucho antes de que alguien dijera skyrunning: de la Plaza de Armas, a 2,330 metros, a la cruz de hierro en la cumbre del Misti, a 5,822.",
      "Veintiún kilómetros, casi todos de subida. Hay también un ascenso guiado, más lento: dos días con campamento en Nido de Águilas.",
    ],
    distances: [
      offer(km(21, "De la Plaza de Armas a la cumbre"), 100, {
        limit: "6 h",
        gain: "unos 3,500 m",
        profile: "Calles de la ciudad, desierto y luego ceniza y roca hasta el cráter.",
        more: highGear,
      }),
      offer(km(18, "De la Plaza de Armas a Nido de Águilas"), 80, { gain: "unos 2,300 m" }),
      offer(km(13, "De la Plaza de Armas a Pastores"), 60, { gain: "unos 1,000 m" }),
    ],
  },
  {
    name: "Ultra Trail Colca Canyon",
    organizer: "Ataca Perú",
    city: "Chivay",
    state: "Arequipa",
    venue: "Plaza de Armas de Chivay",
    type: "Trail",
    on: { month: 11, weekday: "sunday", week: 3 },
    start: "07:00",
    about: [
      "Entre Sibayo y Chivay, donde el valle del Colca empieza a hacerse hondo: andenes, pastos de alpacas y pueblos de piedra.",
      "La fecha cae después de los vientos fuertes y antes de las lluvias. Un pago a la tierra abre el fin de semana.",
    ],
    distances: [
      offer(km(30), 250, { limit: "8 h", gain: "unos 900 m", includes: highKit, more: highGear }),
      offer(km(8), 100, { start: "09:00" }),
    ],
  },
];

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
