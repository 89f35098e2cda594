import { type DemoRace, km, maraton, mediaMaraton, offer, reduced, unmeasured } from "./race.ts";

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
      "Una tarde de verano en las playas del sur de Lima: 7.5 kilómetros alrededor del balneario, con un tema distinto para los disfraces cada año.",
      "Es corta, alegre y calurosa. Las familias corren juntas, los abuelos alientan desde las terrazas y, al terminar, el mar está ahí mismo.",
    ],
    distances: [
      offer(km(7.5), reduced(110, 90), {
        limit: "1 h 30 min",
        includes: "Polo, dorsal, hidratación y medalla.",
        profile: "Dos vueltas con subidas cortas y empinadas entre la playa y las casas.",
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
      "El cierre de la temporada de playa, corriendo por las bahías de Punta Hermosa. Tablistas a un lado, corredores al otro.",
      ["Algo de arena, algunas escaleras y sobre todo malecón", "Desayuno en la playa al terminar"],
    ],
    distances: [offer(km(8), 85, { limit: "1 h 30 min", includes: "Polo, dorsal y medalla." })],
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
      "Parte del aniversario de Chiclayo: una carrera en familia, no contra el reloj, desde el Parque Principal hacia Pimentel y de regreso.",
      "No se toma tiempo y nadie llega último. Coches de bebé, salones enteros del colegio y clubes de corredores: todos son bienvenidos.",
    ],
    distances: [
      offer(km(8, "8K familiar"), "Free", {
        profile: "Plano, ida y vuelta por la carretera a Pimentel.",
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
      "Una 10K por Trujillo en la semana de la donación de órganos. Lo importante es el mensaje de los polos: una decisión puede salvar varias vidas.",
      "El recorrido es plano y rápido, del Colegio Médico a la Universidad César Vallejo.",
    ],
    distances: [offer(km(10), 30, { limit: "1 h 45 min", includes: "Polo y dorsal." })],
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
      "A medianoche, los corredores dejan la costa en Trujillo y suben en la oscuridad hasta Otuzco, donde al amanecer empieza la fiesta de la Virgen de la Puerta.",
      "Unos 76 kilómetros de carretera y caminos antiguos, de los 34 metros a más de 2,600. Es tanto peregrinación como carrera: lleva linterna frontal, abrigo para la parte alta y compañía.",
      [
        "Concentración desde las 22:00 en la plazuela El Recreo",
        "Ni sol ni falta que hace la sombra: toda la carrera es de noche",
      ],
    ],
    distances: [
      offer(km(76, "Trujillo–Otuzco 76K"), "Free", {
        limit: "10 h",
        gain: "unos 2,600 m",
        profile: "Una sola subida larga de la costa a la sierra.",
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
      "Asfalto, playa, trochas en el desierto, caminos de chacra: la maratón de Pacasmayo cambia de superficie cada pocos kilómetros y justo por eso tiene fama de dura.",
      "La inició en 2008 un voluntario del Cuerpo de Paz y el pueblo la ha mantenido. Quienes llegan a la meta reciben una medalla de piedra hecha por artesanos locales.",
      ["Maratón y media maratón el domingo", "10K y 5K para una primera carrera junto al mar"],
    ],
    distances: [
      offer(maraton("Maratón 42K"), reduced(140, 120), {
        limit: "6 h 30 min",
        profile: "Arena, ripio, tierra y algo de asfalto, con el viento del mar de lleno.",
        includes: "Dorsal con chip, polo, medalla de piedra e hidratación.",
      }),
      offer(mediaMaraton("Media maratón 21K"), 110, {
        limit: "3 h 30 min",
        includes: "Dorsal con chip, polo y medalla de piedra.",
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
      "Una carrera de pueblo en plena selva: la comunidad nativa de Independencia, a veinte minutos en bote de Iquitos, celebra su aniversario con ocho kilómetros de trocha en el monte.",
      "Habrá barro, calor, mariposas y todo el pueblo en la meta. No hay chip ni expo; hay fruta y hay fútbol.",
    ],
    distances: [
      offer(km(8), "TBD", {
        profile: "Trocha de bosque y puentes de tablas, plano y a menudo mojado.",
        more: "Los botes salen del puerto Bellavista Nanay.",
      }),
    ],
  },
];

const triKit =
  "Gorra de natación, dorsal, chip, zona de transición, puestos de hidratación y medalla de finalista.";

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
      "Triatlón de media distancia al pie de los acantilados de Lima: natación frente a la playa Agua Dulce, tres vueltas en bicicleta por la Costa Verde y una carrera plana junto al mar.",
      [
        "1.9 km de natación, con el agua casi siempre entre 19 y 21 °C",
        "90 km de ciclismo por la vía costera cerrada al tránsito",
        "21.1 km de carrera en dos vueltas",
      ],
      "Las inscripciones cierran bastante antes del día de la carrera; la entrega de kits es personal.",
    ],
    distances: [
      offer(km(113, "70.3"), reduced(1690, 1490), {
        limit: "8 h 30 min",
        includes: triKit,
        profile: "Plano y rápido por la vía costera; viento por la tarde.",
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
      "Un clásico del calendario peruano de triatlón, en una bahía tranquila entre el desierto y el mar.",
      "La natación es en aguas protegidas, el ciclismo cruza las dunas hacia Pisco y la carrera es donde se ve la verdad: sol, viento y nada de sombra.",
    ],
    distances: [
      offer(km(113, "Media distancia"), reduced(780, 690), {
        limit: "8 h",
        includes: triKit,
        profile: "1.9 km de natación, 90 km de ciclismo y 21 km de carrera.",
      }),
      offer(km(25.75, "Sprint"), 380, {
        start: "08:00",
        limit: "2 h 30 min",
        includes: triKit,
        profile: "750 m de natación, 20 km de ciclismo y 5 km de carrera.",
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
      "Agua fría de invierno, una península angosta y casonas antiguas: La Punta le da a esta copa un carácter propio.",
      "Tres distancias, desde un primer súper sprint hasta la distancia olímpica, con salidas en la Escuela Naval y en el muelle del club.",
    ],
    distances: [
      offer(km(51.5, "Olímpico"), 320, {
        limit: "4 h",
        includes: triKit,
        profile: "1.5 km de natación, 40 km de ciclismo y 10 km de carrera.",
      }),
      offer(km(25.75, "Sprint"), 260, {
        start: "07:30",
        includes: triKit,
        profile: "750 m de natación, 20 km de ciclismo y 5 km de carrera.",
      }),
      offer(km(12.875, "Súper sprint"), 180, {
        start: "09:30",
        profile: "375 m de natación, 10 km de ciclismo y 2.5 km de carrera.",
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
      "Salida masiva en bicicleta de montaña a casi 4,600 metros, sobre el Abra Málaga, y después a bajar: nieve o barro arriba, olor a bosque de nubes abajo.",
      "El sábado es la clasificación, que decide la parrilla del domingo. El casco integral y las protecciones son obligatorios.",
    ],
    distances: [
      offer(unmeasured("Avalancha de descenso"), 480, {
        loss: "unos 1,500 m",
        profile:
          "Pastizales, sendero angosto y un antiguo camino de herradura desde el abra hacia Ollantaytambo.",
        includes: "Placa con número, traslado a la salida y servicio médico.",
        more: "El clima puede acortar el recorrido.",
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
      "Cinco días de maratón en bicicleta de montaña, desde los muros de Sacsayhuamán hasta el pueblo al pie de Machu Picchu.",
      [
        "Unos 221 km en cinco etapas",
        "Parejas, individual y bicicletas eléctricas",
        "Cada noche en un valle distinto",
      ],
      "La altitud es el tercer ciclista de cada pareja: planea una semana en Cusco antes de la salida.",
    ],
    distances: [
      offer(km(221, "Cinco etapas"), "TBD", {
        profile: "Abras altas, caminos incas y largas bajadas hacia el bosque de nubes.",
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
      "Etapas por las dunas del desierto de Ica hacia el Pacífico, con tu comida a cuestas y noches de campamento bajo las estrellas.",
      [
        "En autosuficiencia: la organización pone el agua y las carpas; el resto va en tu espalda",
        "Etapas de distinta longitud; la larga sigue hasta la noche",
      ],
      "La arena es fina, las subidas son cortas y el mar aparece cuando ya no lo esperas.",
    ],
    distances: [
      offer(km(120, "Cuatro días, 120K"), "TBD", {
        profile: "Dunas, lagunas secas y acantilados de la costa, por etapas.",
      }),
      offer(km(70, "Tres días, 70K"), "TBD"),
    ],
  },
];
