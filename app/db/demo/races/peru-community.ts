import { type DemoRace, km, maraton, mediaMaraton, offer, reduced } from "./race.ts";

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
