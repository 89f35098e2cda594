import { type DemoRace, km, offer, reduced, unmeasured } from "./race.ts";

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
