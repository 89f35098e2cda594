import type { RegistrationState } from "../../search/race-facts.ts";
import type { InEach } from "./language.ts";

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
