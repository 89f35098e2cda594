import { type DemoRace, km, maraton, mediaMaraton, offer, reduced } from "./race.ts";

const cityKit =
  "Polo oficial, dorsal con chip, hidratación en el recorrido y medalla de finalista.";

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
      "La gran maratón urbana del Perú sale de la avenida Larco, en Miraflores, y toma la larga y recta avenida Arequipa hacia el centro de Lima antes de volver a los acantilados frente al Pacífico.",
      [
        "Dos vueltas en la maratón, una en la media",
        "Mañanas de mayo templadas y nubladas, casi siempre sin lluvia",
        "Los últimos kilómetros van por el malecón Cisneros",
      ],
      "Las calles se cierran antes del amanecer: cuenta con caminar el último tramo hasta la salida.",
    ],
    distances: [
      offer(maraton("Maratón 42K"), reduced(260, 220), {
        limit: "6 h",
        gain: "unos 250 m",
        loss: "unos 250 m",
        includes: cityKit,
        profile:
          "Avenidas de ondulación suave: una subida lenta desde el mar hacia el centro y la misma bajada de regreso.",
      }),
      offer(mediaMaraton("Media maratón 21K"), reduced(190, 160), {
        limit: "3 h 15 min",
        gain: "unos 120 m",
        loss: "unos 120 m",
        includes: cityKit,
        profile: "Una vuelta al recorrido de la maratón.",
      }),
      offer(km(10), 130, {
        start: "06:30",
        limit: "1 h 45 min",
        includes: cityKit,
        profile: "Ida y vuelta por la avenida Arequipa y cierre por el malecón.",
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
      "Se corre desde 1909 y World Athletics la reconoce por su antigüedad. La media maratón de Lima sale de la Plaza de Armas y termina junto a las fuentes del Parque de la Reserva.",
      "El recorrido se queda en el centro histórico y los distritos vecinos. Agosto es invierno en Lima: fresco, húmedo y nublado, ideal para las distancias largas.",
      [
        "La salida y la meta están a pocos minutos a pie",
        "La misma mañana se corren la media y una 10K",
      ],
    ],
    distances: [
      offer(mediaMaraton("Media maratón 21K"), reduced(180, 150), {
        limit: "3 h",
        gain: "unos 100 m",
        loss: "unos 100 m",
        includes: cityKit,
        profile: "Calles planas de asfalto, con pocas curvas cerradas.",
      }),
      offer(km(10), 120, {
        start: "06:40",
        limit: "1 h 40 min",
        includes: cityKit,
        profile: "Plano y urbano.",
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
      "Maratón de punto a punto por el valle del Mantaro, desde Ataura, cerca de Jauja, hasta el estadio de Huancayo, siempre por encima de los 3,200 metros.",
      "La carretera es más ondulada que empinada; lo duro es el aire. Si vives a nivel del mar, llega varios días antes, toma más líquido del que crees necesitar y sal despacio.",
      [
        "Categorías élite y libre en la distancia completa",
        "Distancias más cortas para máster y juveniles",
      ],
    ],
    distances: [
      offer(maraton("Maratón 42K"), 80, {
        limit: "5 h",
        profile:
          "De Ataura (Jauja) a Huancayo por la carretera del valle, entre unos 3,200 y 3,350 m de altitud.",
        includes: "Dorsal con chip, transporte a la salida, hidratación y medalla.",
      }),
      offer(mediaMaraton("Media maratón 21K, máster"), 60, {
        start: "08:15",
        limit: "2 h 45 min",
        includes: "Dorsal con chip, hidratación y medalla.",
      }),
      offer(km(10, "10K juvenil"), "Free", {
        start: "08:30",
        profile: "De San Agustín de Cajas al estadio.",
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
      "La maratón de los arequipeños sale del puente Chilina y regresa a él después de pasar por una docena de distritos, con el Misti a la vista buena parte de la mañana.",
      "A unos 2,400 metros la altitud se siente, pero no es extrema. Las mañanas de marzo son frescas; cuando llegan los maratonistas, el sol ya pega fuerte.",
      [
        "Cuatro distancias, de 5K a la maratón",
        "Familias, disfraces y perros en las distancias cortas",
      ],
    ],
    distances: [
      offer(maraton("Maratón 42K"), 20, {
        limit: "5 h 30 min",
        profile:
          "Paseo por los distritos de la ciudad con varias subidas largas y tendidas; entre unos 2,300 y 2,500 m de altitud.",
      }),
      offer(mediaMaraton("Media maratón 21K"), 20, { limit: "3 h" }),
      offer(km(10), 20, { start: "07:00" }),
      offer(km(5), 15, {
        start: "07:00",
        more: "Los niños pueden correr acompañados de un adulto.",
      }),
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
      "Maratón certificada en la meseta entre Carhuamayo y Cerro de Pasco, a unos 4,300 metros: horizontes abiertos, la orilla del lago Chinchaycocha y poco oxígeno.",
      "Es una carrera para corredores aclimatados. La inscripción incluye un control médico; el frío, el viento y el sol fuerte pueden sucederse en menos de una hora.",
      [
        "Meta en el estadio de Cerro de Pasco",
        "La media maratón y la 10K usan el último tramo de la misma carretera",
      ],
    ],
    distances: [
      offer(maraton("Maratón 42K"), "Free", {
        limit: "4 h 30 min",
        profile: "Carretera de altiplano entre Carhuamayo y Cerro de Pasco, de 4,100 a 4,380 m.",
      }),
      offer(mediaMaraton("Media maratón 21K"), "Free", { limit: "2 h 30 min" }),
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
      "Piura despide el año con una media maratón en la mañana del 31 de diciembre, una tradición de más de cincuenta ediciones.",
      "La ruta sale del Óvalo Grau, cruza a Castilla y regresa por las avenidas de Piura. Es plana y calurosa: toma agua en todos los puestos de hidratación.",
    ],
    distances: [
      offer(mediaMaraton("Media maratón 21K"), 15, {
        limit: "2 h 45 min",
        profile: "Circuito urbano y plano por Piura, Castilla y Veintiséis de Octubre.",
      }),
      offer(km(10, "10K máster y juvenil"), 15),
      offer(km(3, "3K menores"), "Free", {
        more: "Para niños de 11 a 14 años, con la firma de su padre, madre o apoderado.",
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
      "Media maratón de playa por la Costanera de Colán, con las casas de madera sobre pilotes a un lado y el Pacífico al otro.",
      "La mayoría se queda todo el fin de semana: entrega de kits el sábado por la tarde, carrera el domingo temprano y, después, ceviche y un chapuzón.",
      ["Plana de principio a fin", "Salida temprana para ganarle al sol de diciembre"],
    ],
    distances: [
      offer(mediaMaraton("Media maratón 21K"), 90, {
        limit: "3 h",
        includes: "Polo, dorsal con chip, medalla y fruta.",
        profile: "Plano, ida y vuelta por la Costanera.",
      }),
      offer(km(10), 75, { includes: "Polo, dorsal con chip y medalla." }),
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
      "Una carrera de invierno en un balneario de verano: Mollendo abre sus calles y su malecón a los corredores el fin de semana de Fiestas Patrias.",
      "Las tres distancias comparten la vía costera. Te esperan una brisa fresca y un ambiente local y amistoso, lejos de las multitudes de las grandes ciudades.",
    ],
    distances: [
      offer(maraton("Maratón 42K"), 30, { limit: "5 h 30 min" }),
      offer(mediaMaraton("Media maratón 21K"), 30, { limit: "3 h" }),
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
      "Huancavelica le ha dado al Perú muchos de sus fondistas y una vez al año invita al resto del país a competir en sus propias rutas, a unos 3,680 metros.",
      "La concentración es temprano en la Plaza de Armas, desde donde se traslada a los corredores a la salida en Yauli. La meta está de vuelta en la plaza.",
    ],
    distances: [
      offer(mediaMaraton("Media maratón 21K"), "Free", {
        limit: "2 h 30 min",
        profile: "De Yauli a Huancavelica por la carretera del valle.",
      }),
      offer(km(10), "Free", { profile: "De Antaccocha a la Plaza de Armas." }),
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
      "Media maratón de los primeros días del año, por el aniversario de la provincia de Virú.",
      "Asfalto y caminos de chacra unen los pueblos alrededor del canal de Chavimochic. Hay poca sombra y es enero: gorra, bloqueador y agua.",
    ],
    distances: [
      offer(mediaMaraton("21K libre y máster"), "Free", {
        limit: "2 h 45 min",
        profile: "Circuito de asfalto y trocha, con salida y meta en la plaza.",
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
      "Carrera escolar y comunitaria en el puerto de Ilo: los niños corren las distancias cortas y todos los demás, la 10K.",
      "Las inscripciones han apoyado a la liga local contra el cáncer. La ruta es sencilla: ida y vuelta por las avenidas sobre el puerto.",
    ],
    distances: [
      offer(km(10, "10K libre"), 20, { includes: "Polo y dorsal con chip." }),
      offer(km(5, "5K escolares"), "Free"),
      offer(km(2.5, "2.5K escolares"), "Free"),
    ],
  },
];
