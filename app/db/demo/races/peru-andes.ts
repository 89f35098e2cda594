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
