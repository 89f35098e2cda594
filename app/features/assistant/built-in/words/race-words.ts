import type { RaceSubject } from "../../planning/plan.ts";
import type { RegistrationState } from "../../search/race-facts.ts";
import type { InEach } from "./formats.ts";

/** What runners ask most, in this order. */
export const usualSubjects = [
  "time-limit",
  "price",
  "start-time",
  "elevation",
  "price-includes",
  "deadline",
  "course",
] as const satisfies readonly RaceSubject[];
type UsualSubject = (typeof usualSubjects)[number];

type RaceWords = {
  /** The name of a subject above its values. */
  title: Record<RaceSubject, string>;
  /** Said where the organizer has stated nothing. */
  missing: Record<RaceSubject, string>;
  /** Asks about a subject, as a runner would type it. */
  ask: Record<UsualSubject, string>;
  /** One of several distances states nothing. */
  notStated: string;
  onPage: string;
  placesLeft: (count: number, of: number) => string;
  /** Weeks and days until a race. */
  timeLeft: (days: number) => string;
  /** When a usual plan begins; `null` where it should have begun. */
  planStart: (weeks: number, distance: string, day: string | null) => string;
  /** The question is about something that no field of the race tells. */
  unread: string;
  /** The same, where the page shows more than the fields. */
  unreadButShown: (shown: string) => string;
  shown: { description: string; course: string; reviews: string };
  /** Above what is measured of the files of the courses, and above the aid stations in them. */
  measured: string;
  aidStations: string;
  highest: (height: string) => string;
  reviewsSay: string;
  review: (stars: number, comment: string) => string;
  away: (name: string, length: string, from: string) => string;
  limitAsPace: (limit: string, pace: string) => string;
  /** What makes a race hard, before its values. */
  whatIsHard: string;
  soldOut: { here: string; elsewhere: string };
  changes: {
    here: (ways: string) => string;
    way: (way: string, day: string, fee: string | null) => string;
    none: string;
    elsewhere: string;
    /** The race is not listed. */
    unlisted: string;
  };
  about: (value: string) => string;
  climb: (gain: string) => string;
  descent: (loss: string) => string;
  cost: { early: (cost: string) => string; final: (cost: string) => string };
  rating: (average: string, count: number) => string;
  until: (day: string) => string;
  status: Record<"upcoming" | "active" | "completed" | "cancelled", string>;
  registration: Record<RegistrationState, string>;
  /** Where runners register while it is open. */
  where: { here: string; elsewhere: string };
  warning: { cancelled: string; past: string };
  /** `Maratón de Lima` is a road race in Lima, Peru, on Sunday, March 14, 2027. */
  portrait: (race: { name: string; type: string; place: string; day: string }) => string;
  pastPortrait: (race: { name: string; type: string; place: string; day: string }) => string;
  unknownRace: string;
  whichRace: string;
  /** A message that counts further than the list. */
  onlyShown: (count: number) => string;
  /** Only one of several places has the race that is to be compared. */
  onlyOneOf: (places: string) => string;
  /** Prices in another currency. */
  roughly: (prices: string) => string;
  /** These fit a description. */
  whichOfThese: string;
  /** No race has this name. */
  unlisted: (name: string) => string;
  /** Before races that are only alike, or close. */
  otherRaces: string;
  /** A reply that chooses one of several races. */
  candidate: (race: { name: string; day: string }) => string;
  openPage: (name: string) => string;
  register: string;
  racesIn: (city: string) => string;
};

/** What the answers about one race say. */
export const raceWords: InEach<RaceWords> = {
  en: {
    title: {
      date: "Date",
      "start-time": "Start",
      "time-limit": "Time limit",
      price: "Price",
      "price-includes": "The entry includes",
      distances: "Distances",
      elevation: "Elevation",
      registration: "Registration",
      deadline: "Registration deadline",
      "places-left": "Places",
      place: "Place",
      course: "Course",
      rating: "Rating",
      organizer: "Organizer",
      rules: "Rules",
      status: "Status",
      services: "On race day",
      preparation: "Until the race",
      changes: "Changing an entry",
      "sold-out": "When it is full",
      walking: "What the time limit asks for",
      difficulty: "How hard it is",
    },
    missing: {
      date: "The organizer has not stated a date.",
      "start-time": "The organizer has not stated a start time.",
      "time-limit": "The organizer has not stated a time limit.",
      price: "The organizer has not stated a price.",
      "price-includes": "The organizer has not stated what the entry includes.",
      distances: "The organizer has not stated the distances.",
      elevation: "The organizer has not stated the elevation.",
      registration: "The organizer has not stated how to register.",
      deadline: "The organizer has not stated a deadline for registration.",
      "places-left": "The organizer has not stated how many places there are.",
      place: "The organizer has not stated the place.",
      course: "The organizer has not described the course.",
      rating: "Nobody has reviewed this race on Dorsal yet.",
      organizer: "It is not stated who organizes this race.",
      rules:
        "The organizer has not published rules here, so only they know what is allowed or mandatory: the race's page leads to their site.",
      status: "The organizer has not stated whether the race takes place.",
      services:
        "Our listing does not tell parking, transport, bib pickup, bag check, waves, wetsuits, bike rental, pacers, photos, how many run, lotteries or qualifying times. The organizer does: the race's page leads to their site.",
      preparation: "This race has already taken place.",
      changes: "",
      "sold-out": "",
      walking:
        "The organizer has not stated a time limit, so I cannot say whether a walk fits in it: ask them before you register.",
      difficulty: "",
    },
    ask: {
      "start-time": "When does it start?",
      "time-limit": "Does it have a time limit?",
      price: "How much does it cost?",
      "price-includes": "What does the entry include?",
      elevation: "What is the elevation gain?",
      deadline: "What is the registration deadline?",
      course: "What is the course like?",
    },
    notStated: "not stated",
    onPage: "on the race's page",
    placesLeft: (count, of) => `${count} of ${of} left`,
    timeLeft: (days) => {
      if (days === 1) return "one day";
      if (days < 14) return `${days} days`;
      return `${Math.floor(days / 7)} full weeks (${days} days)`;
    },
    planStart: (weeks, distance, day) =>
      day === null
        ? `a usual plan for the ${distance} takes ${weeks} weeks, more than are left: choose a shorter distance unless you train for it already`
        : `a usual plan for the ${distance} takes ${weeks} weeks, so it begins on ${day}`,
    unread:
      "I found nothing about that in our listing, and I do not guess. Ask the organizer: the race's page leads to their site.",
    unreadButShown: (shown) =>
      `I have no answer to that, and I do not guess. The race's page shows ${shown}: look there, or ask the organizer, to whose site it leads.`,
    shown: {
      description: "the organizer's description",
      course: "the course with its heights",
      reviews: "reviews by runners",
    },
    measured: "Measured on the course file",
    aidStations: "Aid stations in the course file",
    highest: (height) => `highest point ${height}`,
    reviewsSay: "What runners wrote:",
    review: (stars, comment) => `${stars} of 5 stars: “${comment}”`,
    away: (name, length, from) => `**${name}** is about ${length} from ${from} in a straight line.`,
    limitAsPace: (limit, pace) =>
      `${limit}, which is ${pace} all the way; a brisk walk on flat ground takes 9–12 min/km`,
    whatIsHard:
      "How hard a race is depends above all on its length, its climb and its time limit. For a first race the shorter distance with less climb and more time is the safer choice, and the longest run before it should come near the length of the race.",
    soldOut: {
      here: "A distance that is full shows **Waiting list** on the race's page where the organizer has opened one: join it there, and a place that gets free is held for you for some hours. Where there is none, look for a similar race in time.",
      elsewhere:
        "Registration is on the organizer's own site, so only they tell of a waiting list or of entries that are passed on. Register before the deadline, or let me look for a similar race.",
    },
    changes: {
      here: (ways) =>
        `The organizer of this race allows this, in your entry under **My registrations**:\n\n${ways}`,
      way: (way, day, fee) => `- ${way}, until ${day}${fee === null ? "" : `, for ${fee}`}`,
      none: "The organizer of this race has opened neither transfers nor deferrals nor changes of distance here. You can cancel your entry under **My registrations**; whether anything is paid back, the organizer's rules say. Write to them: many find a way after an injury.",
      elsewhere:
        "Registration for this race is on the organizer's own site, so their rules say whether an entry can be deferred, passed on or paid back. Write to them as soon as you know: such requests mostly have a last day.",
      unlisted:
        "Whether an entry can be deferred or passed on, and whether there is a waiting list, the organizer's rules say: look there or write to them.",
    },
    about: (value) => `about ${value}`,
    climb: (gain) => `${gain} up`,
    descent: (loss) => `${loss} down`,
    cost: {
      early: (cost) => `early registration ${cost}`,
      final: (cost) => `final price ${cost}`,
    },
    rating: (average, count) =>
      count === 1
        ? `${average} of 5 stars from one review`
        : `${average} of 5 stars from ${count} reviews`,
    until: (day) => `until ${day}`,
    status: {
      upcoming: "It is planned to take place.",
      active: "It is taking place.",
      completed: "It has taken place.",
      cancelled: "It has been cancelled.",
    },
    registration: {
      open: "open",
      full: "all places are taken",
      closed: "closed",
      "deadline-passed": "closed, the deadline has passed",
      over: "closed, the race is over",
      cancelled: "closed, the race is cancelled",
    },
    where: { here: "on Dorsal", elsewhere: "on the organizer's site" },
    warning: {
      cancelled: "**This race has been cancelled.**",
      past: "This race has already taken place; its next edition may differ.",
    },
    portrait: ({ name, type, place, day }) => `**${name}** (${type}) is in ${place} on ${day}.`,
    pastPortrait: ({ name, type, place, day }) =>
      `**${name}** (${type}) was in ${place} on ${day}.`,
    unknownRace:
      "I did not find a race of that name on Dorsal. Check the spelling, or search by place or distance.",
    whichOfThese: "Several races fit that. Which one do you mean?",
    unlisted: (name) => `Dorsal does not list a race called **${name}**.`,
    otherRaces: "These are other races, the closest that I have. Did you mean one of them?",
    onlyShown: (count) =>
      count === 1
        ? "I showed you only one race. Do you mean this one?"
        : `I showed you only ${count} races. Which of these do you mean?`,
    onlyOneOf: (places) => `Of ${places}, I know such a race in one place only:`,
    roughly: (prices) => `That is roughly ${prices}, at a fixed rate.`,
    whichRace: "Several races have a name like that. Which one do you mean?",
    candidate: ({ name, day }) => `${name}, ${day}`,
    openPage: (name) => `Open ${name}`,
    register: "How do I register?",
    racesIn: (city) => `Races in ${city}`,
  },
  es: {
    title: {
      date: "Fecha",
      "start-time": "Salida",
      "time-limit": "Tiempo límite",
      price: "Precio",
      "price-includes": "La inscripción incluye",
      distances: "Distancias",
      elevation: "Desnivel",
      registration: "Inscripción",
      deadline: "Cierre de inscripciones",
      "places-left": "Cupos",
      place: "Lugar",
      course: "Recorrido",
      rating: "Calificación",
      organizer: "Organizador",
      rules: "Reglamento",
      status: "Estado",
      services: "El día de la carrera",
      preparation: "Hasta la carrera",
      changes: "Cambios en la inscripción",
      "sold-out": "Cuando se llena",
      walking: "Lo que pide el tiempo límite",
      difficulty: "Qué tan difícil es",
    },
    missing: {
      date: "El organizador no ha indicado la fecha.",
      "start-time": "El organizador no ha indicado la hora de salida.",
      "time-limit": "El organizador no ha indicado un tiempo límite.",
      price: "El organizador no ha indicado el precio.",
      "price-includes": "El organizador no ha indicado qué incluye la inscripción.",
      distances: "El organizador no ha indicado las distancias.",
      elevation: "El organizador no ha indicado el desnivel.",
      registration: "El organizador no ha indicado cómo inscribirse.",
      deadline: "El organizador no ha indicado hasta cuándo hay inscripciones.",
      "places-left": "El organizador no ha indicado cuántos cupos hay.",
      place: "El organizador no ha indicado el lugar.",
      course: "El organizador no ha descrito el recorrido.",
      rating: "Todavía nadie ha reseñado esta carrera en Dorsal.",
      organizer: "No se indica quién organiza esta carrera.",
      rules:
        "El organizador no ha publicado aquí el reglamento, así que solo él sabe qué se permite o qué es obligatorio: la página de la carrera lleva a su sitio.",
      status: "El organizador no ha indicado si la carrera se realiza.",
      services:
        "Nuestra lista no dice nada de estacionamiento, transporte, entrega de kits, guardarropa, oleadas de salida, trajes de neopreno, alquiler de bicis, liebres, fotos, cuántos corren, sorteos ni tiempos para clasificar. Eso lo indica el organizador: la página de la carrera lleva a su sitio.",
      preparation: "Esta carrera ya se realizó.",
      changes: "",
      "sold-out": "",
      walking:
        "El organizador no ha indicado un tiempo límite, así que no puedo decir si alcanza caminando: pregúntale antes de inscribirte.",
      difficulty: "",
    },
    ask: {
      "start-time": "¿A qué hora empieza?",
      "time-limit": "¿Tiene tiempo límite?",
      price: "¿Cuánto cuesta?",
      "price-includes": "¿Qué incluye la inscripción?",
      elevation: "¿Cuánto desnivel tiene?",
      deadline: "¿Hasta cuándo hay inscripciones?",
      course: "¿Cómo es el recorrido?",
    },
    notStated: "no indicado",
    onPage: "en la página de la carrera",
    timeLeft: (days) => {
      if (days === 1) return "un día";
      if (days < 14) return `${days} días`;
      return `${Math.floor(days / 7)} semanas completas (${days} días)`;
    },
    planStart: (weeks, distance, day) =>
      day === null
        ? `un plan usual para ${distance} toma ${weeks} semanas, más de las que quedan: elige una distancia más corta si no entrenas ya para esta`
        : `un plan usual para ${distance} toma ${weeks} semanas, así que empieza el ${day}`,
    unread:
      "No encontré nada de eso en nuestra lista, y no quiero adivinar. Pregúntale al organizador: la página de la carrera lleva a su sitio.",
    unreadButShown: (shown) =>
      `No tengo una respuesta a eso, y no quiero adivinar. La página de la carrera muestra ${shown}: mira ahí, o pregunta al organizador, a cuyo sitio lleva.`,
    shown: {
      description: "la descripción del organizador",
      course: "el recorrido con sus alturas",
      reviews: "reseñas de corredores",
    },
    measured: "Medido en el archivo del recorrido",
    aidStations: "Puestos de hidratación en el archivo del recorrido",
    highest: (height) => `punto más alto ${height}`,
    reviewsSay: "Lo que escribieron corredores:",
    review: (stars, comment) => `${stars} de 5 estrellas: “${comment}”`,
    away: (name, length, from) => `**${name}** queda a unos ${length} de ${from} en línea recta.`,
    limitAsPace: (limit, pace) =>
      `${limit}, es decir, ${pace} todo el camino; caminar a buen paso en plano toma 9–12 min/km`,
    whatIsHard:
      "Lo difícil de una carrera depende sobre todo de su distancia, su desnivel y su tiempo límite. Para una primera carrera, la distancia más corta con menos subida y más tiempo es la opción más segura, y tu fondo más largo debería acercarse a la distancia de la carrera.",
    soldOut: {
      here: "Una distancia sin cupos muestra **Lista de espera** en la página de la carrera si el organizador abrió una: anótate ahí y, si se libera un cupo, se te guarda por unas horas. Si no hay, busca a tiempo una carrera parecida.",
      elsewhere:
        "La inscripción es en el sitio del organizador, así que solo ahí dicen si hay lista de espera o si se traspasan cupos. Inscríbete antes del cierre, o te busco una carrera parecida.",
    },
    changes: {
      here: (ways) =>
        `El organizador de esta carrera permite esto, en tu inscripción dentro de **Mis inscripciones**:\n\n${ways}`,
      way: (way, day, fee) => `- ${way}, hasta el ${day}${fee === null ? "" : `, por ${fee}`}`,
      none: "El organizador de esta carrera no permite aquí traspasos, pases a la próxima edición ni cambios de distancia. Puedes cancelar en **Mis inscripciones**; si se devuelve algo lo dice su reglamento. Escríbele: muchos encuentran una salida después de una lesión.",
      elsewhere:
        "La inscripción a esta carrera es en el sitio del organizador, así que su reglamento dice si se puede pasar a otra edición, traspasar o pedir la devolución. Escríbele apenas lo sepas: casi siempre hay una fecha límite.",
      unlisted:
        "Si una inscripción se puede aplazar o traspasar, y si hay lista de espera, lo dice el reglamento del organizador: míralo ahí o escríbele.",
    },
    placesLeft: (count, of) => (count === 1 ? `queda 1 de ${of}` : `quedan ${count} de ${of}`),
    about: (value) => `unos ${value}`,
    climb: (gain) => `${gain} de subida`,
    descent: (loss) => `${loss} de bajada`,
    cost: {
      early: (cost) => `inscripción temprana ${cost}`,
      final: (cost) => `precio final ${cost}`,
    },
    rating: (average, count) =>
      count === 1
        ? `${average} de 5 estrellas en una reseña`
        : `${average} de 5 estrellas en ${count} reseñas`,
    until: (day) => `hasta el ${day}`,
    status: {
      upcoming: "Está prevista.",
      active: "Se está corriendo.",
      completed: "Ya se realizó.",
      cancelled: "Fue cancelada.",
    },
    registration: {
      open: "abierta",
      full: "sin cupos",
      closed: "cerrada",
      "deadline-passed": "cerrada, el plazo terminó",
      over: "cerrada, la carrera ya pasó",
      cancelled: "cerrada, la carrera fue cancelada",
    },
    where: { here: "en Dorsal", elsewhere: "en el sitio del organizador" },
    warning: {
      cancelled: "**Esta carrera fue cancelada.**",
      past: "Esta carrera ya se realizó; la próxima edición puede ser distinta.",
    },
    portrait: ({ name, type, place, day }) => `**${name}** (${type}) es en ${place}, el ${day}.`,
    pastPortrait: ({ name, type, place, day }) =>
      `**${name}** (${type}) fue en ${place}, el ${day}.`,
    unknownRace:
      "No encontré en Dorsal una carrera con ese nombre. Revisa cómo se escribe, o busca por lugar o distancia.",
    whichOfThese: "Varias carreras coinciden. ¿Cuál buscas?",
    unlisted: (name) => `En Dorsal no hay una carrera llamada **${name}**.`,
    otherRaces: "Estas son otras, las más cercanas que tengo. ¿Te refieres a alguna de ellas?",
    onlyShown: (count) =>
      count === 1
        ? "Solo te mostré una carrera. ¿Te refieres a esta?"
        : `Solo te mostré ${count} carreras. ¿A cuál de estas te refieres?`,
    onlyOneOf: (places) => `De ${places}, solo en un lugar conozco una carrera así:`,
    roughly: (prices) => `Son más o menos ${prices}, a un cambio fijo.`,
    whichRace: "Varias carreras tienen un nombre parecido. ¿Cuál quieres decir?",
    candidate: ({ name, day }) => `${name}, ${day}`,
    openPage: (name) => `Abrir ${name}`,
    register: "¿Cómo me inscribo?",
    racesIn: (city) => `Carreras en ${city}`,
  },
};

type RegistrationWords = {
  /** Open, by where runners register. */
  here: (name: string) => string;
  elsewhere: (name: string) => string;
  /** The organizer's address is not known. */
  noLink: (name: string) => string;
  shut: Record<Exclude<RegistrationState, "open">, (name: string) => string>;
  deadline: (day: string) => string;
  noDeadline: string;
  cost: (cost: string) => string;
  free: string;
  noCost: string;
  register: string;
  whichRace: string;
  /** A reply that chooses one of several races. */
  candidate: (race: { name: string; day: string }) => string;
  raceNeeded: string;
  options: { unknown: string[]; shut: string[]; open: string[] };
};

/** What the answers about registering say. */
export const registrationWords: InEach<RegistrationWords> = {
  en: {
    here: (name) =>
      `You register for **${name}** here on Dorsal: choose a distance, fill in the form, accept the waiver, and you get a confirmation by mail.`,
    elsewhere: (name) =>
      `Registration for **${name}** is on the organizer's own site. Its link is on the race's page, beside each distance.`,
    noLink: (name) =>
      `**${name}** takes registrations on the organizer's own site, but no link to it has been stated here. Look at the race's page for the organizer's name.`,
    shut: {
      full: (name) => `All places of **${name}** are taken.`,
      closed: (name) => `Registration for **${name}** is closed.`,
      "deadline-passed": (name) => `Registration for **${name}** has ended.`,
      over: (name) => `**${name}** has already taken place.`,
      cancelled: (name) => `**${name}** has been cancelled and takes no registrations.`,
    },
    deadline: (day) => `The deadline is ${day}.`,
    noDeadline: "The organizer has not stated a deadline.",
    cost: (cost) => `The cheapest distance costs ${cost}.`,
    free: "The cheapest distance is free.",
    noCost: "The organizer has not stated the price.",
    register: "Register",
    whichRace: "Several races have a name like that. Which one do you want to register for?",
    candidate: ({ name, day }) => `How do I register for ${name} on ${day}?`,
    raceNeeded:
      "I cannot register anybody: you do it yourself on the race's page, with the button beside each distance. Which race is it? Tell me its name, and I open its page.",
    options: {
      unknown: ["Find a race for me", "Races next month", "10K races"],
      shut: ["Find races with open registration", "Races next month"],
      open: ["What does the entry include?", "Does it have a time limit?", "When does it start?"],
    },
  },
  es: {
    here: (name) =>
      `La inscripción a **${name}** se hace aquí, en Dorsal: elige la distancia, llena el formulario, acepta el descargo de responsabilidad y recibirás la confirmación por correo.`,
    elsewhere: (name) =>
      `La inscripción a **${name}** se hace en el sitio del organizador. El enlace está en la página de la carrera, junto a cada distancia.`,
    noLink: (name) =>
      `**${name}** recibe inscripciones en el sitio del organizador, pero aquí no se ha indicado el enlace. En la página de la carrera puedes ver quién la organiza.`,
    shut: {
      full: (name) => `**${name}** ya no tiene cupos.`,
      closed: (name) => `Las inscripciones a **${name}** están cerradas.`,
      "deadline-passed": (name) => `El plazo para inscribirse a **${name}** ya terminó.`,
      over: (name) => `**${name}** ya se realizó.`,
      cancelled: (name) => `**${name}** fue cancelada y no recibe inscripciones.`,
    },
    deadline: (day) => `El plazo termina el ${day}.`,
    noDeadline: "El organizador no ha indicado hasta cuándo hay inscripciones.",
    cost: (cost) => `La distancia más barata cuesta ${cost}.`,
    free: "La distancia más barata es gratis.",
    noCost: "El organizador no ha indicado el precio.",
    register: "Inscribirme",
    whichRace: "Varias carreras tienen un nombre parecido. ¿A cuál quieres inscribirte?",
    candidate: ({ name, day }) => `¿Cómo me inscribo a ${name} del ${day}?`,
    raceNeeded:
      "Yo no puedo inscribir a nadie: lo haces tú en la página de la carrera, con el botón junto a cada distancia. ¿Qué carrera es? Dime su nombre y te abro su página.",
    options: {
      unknown: ["Búscame una carrera", "Carreras el próximo mes", "Carreras de 10K"],
      shut: ["Búscame una carrera", "Carreras el próximo mes"],
      open: ["¿Qué incluye la inscripción?", "¿Tiene tiempo límite?", "¿A qué hora empieza?"],
    },
  },
};
