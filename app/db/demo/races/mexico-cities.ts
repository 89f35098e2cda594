import { type DemoRace, km, maraton, medioMaraton, offer, reduced } from "./race.ts";

const cityKit =
  "Playera oficial, dorsal con chip, hidratación en el recorrido y medalla de finalista.";

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
      "Dos días de carreras en el largo malecón de Mazatlán, con fuegos artificiales sobre la bahía el sábado por la noche y el maratón el domingo por la mañana.",
      "El mar nunca queda lejos y la banda tampoco. Es un maratón de playa, plano, luminoso y húmedo: entrena para el calor tanto como para la distancia.",
      [
        "5K y 10K el sábado, medio maratón y maratón el domingo",
        "Carreras infantiles y desfile de mascotas",
        "Meta en el estadio de beisbol",
      ],
    ],
    distances: [
      offer(maraton(), reduced(850, 750), {
        limit: "6 h",
        includes: cityKit,
        profile: "Plano, ida y vuelta por el malecón.",
      }),
      offer(medioMaraton("21K"), reduced(700, 620), {
        start: "06:15",
        limit: "3 h",
        includes: cityKit,
      }),
      offer(km(10), 550, { start: "06:45", includes: cityKit, more: "Se corre el sábado." }),
      offer(km(5), 450, { start: "06:45", includes: cityKit, more: "Se corre el sábado." }),
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
      "El regalo de cumpleaños que Tijuana se da cada julio: un medio maratón por la Zona Río, con inscripción gratis.",
      "Los cupos son limitados y se acaban rápido. En lugar de pagar, puedes llevar un kilo de alimentos para el programa de apoyo de la ciudad.",
    ],
    distances: [
      offer(medioMaraton("21K"), "Free", {
        limit: "3 h",
        includes: "Dorsal con chip, playera y medalla.",
        profile: "Circuito urbano con algunas subidas largas y suaves.",
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
      "Cuatro distancias por Querétaro y Corregidora, con la cantera rosa del centro histórico y los arcos del acueducto en el camino.",
      "Unos 1,820 metros sobre el nivel del mar, terreno ondulado y clima casi siempre seco. La ciudad lo prepara junta: los entrenamientos grupales gratis empiezan en junio.",
    ],
    distances: [
      offer(maraton(), 650, { limit: "6 h", gain: "unos 300 m", includes: cityKit }),
      offer(medioMaraton("21K"), 550, { limit: "3 h", includes: cityKit }),
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
      "Un mes antes del maratón, el medio maratón va de El Marqués a la ciudad y termina bajo el acueducto.",
      "La mayoría lo usa para comprobar si su ritmo de maratón es realista.",
    ],
    distances: [
      offer(medioMaraton("21K"), 450, { limit: "3 h", includes: cityKit }),
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
      "San Luis Potosí corre en julio, cuando el altiplano está más fresco. El recorrido une los parques y las avenidas de la ciudad.",
      ["Unos 1,860 m sobre el nivel del mar", "Medio maratón y 10K la misma mañana"],
    ],
    distances: [
      offer(maraton(), 600, { limit: "5 h 30 min", includes: cityKit }),
      offer(medioMaraton("21K"), 480, { limit: "3 h", includes: cityKit }),
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
      "Un fin de semana de carreras cortas en el parque Tangamanga II: 10K y 5K por categorías de edad, una milla élite y carreras infantiles.",
      "Diga lo que diga el nombre, nadie tiene que correr un maratón.",
    ],
    distances: [
      offer(km(10), reduced(380, 330), {
        limit: "1 h 30 min",
        includes: "Playera, cuello tubular y dorsal con chip.",
        capacity: 1200,
      }),
      offer(km(5), 300, { start: "08:30", includes: "Playera y dorsal con chip.", capacity: 800 }),
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
      "Medio maratón a campo traviesa con más de cuarenta ediciones: siete kilómetros de asfalto, siete de terracería entre los cerros y siete de carretera en bajada hasta el pueblo.",
      "Armadillo de los Infante te espera con su plaza de cantera, música y comida.",
    ],
    distances: [
      offer(medioMaraton("21K"), 350, {
        limit: "3 h 15 min",
        gain: "unos 300 m",
        includes: "Playera, dorsal, medalla y comida.",
        capacity: 700,
      }),
      offer(km(15), 300, {
        limit: "2 h 30 min",
        includes: "Playera, dorsal, medalla y comida.",
        capacity: 500,
      }),
    ],
  },
];
