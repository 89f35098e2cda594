import type { InEach } from "./language.ts";

type TrainingWords = {
  sources: (sources: readonly string[]) => string;
  altitude: (place: string, meters: string) => string;
  /** The race of the conversation, and how far away it is. */
  weeksLeft: (race: { name: string; day: string; weeks: number }) => string;
  /** The race comes before the plan would end. */
  planTooLong: (weeks: number) => string;
  noDoctor: string;
  /** Paces of training that follow from a run. */
  paces: (of: { run: string; easy: string; tempo: string; interval: string }) => string;
  /** Before the part of an article that answers a question about it. */
  again: string;
  /** The article has been told and says nothing of what is asked. */
  noMore: string;
};

/** What ties a topic to the conversation. */
export const trainingWords: InEach<TrainingWords> = {
  en: {
    sources: (sources) => `*Sources: ${sources.join("; ")}.*`,
    altitude: (place, meters) => `${place} lies at about ${meters}.`,
    weeksLeft: ({ name, day, weeks }) =>
      weeks === 1
        ? `**${name}** is on ${day}: one week is left.`
        : `**${name}** is on ${day}: ${weeks} weeks are left.`,
    planTooLong: (weeks) =>
      `The plan below takes ${weeks} weeks. Begin with the week that fits what you run now, not with the first one, or choose a shorter distance or a later race.`,
    noDoctor: "General information, not medical advice.",
    paces: ({ run, easy, tempo, interval }) =>
      `From ${run}: easy and long runs at **${easy}**, tempo at about **${tempo}**, intervals at about **${interval}**.`,
    again: "This is closest to your question:",
    noMore:
      "I have no checked answer to exactly that. What I wrote above is the nearest that I have; an expert can tell you more, or ask me one of these:",
  },
  es: {
    sources: (sources) => `*Fuentes: ${sources.join("; ")}.*`,
    altitude: (place, meters) => `${place} está a unos ${meters}.`,
    weeksLeft: ({ name, day, weeks }) =>
      weeks === 1
        ? `**${name}** es el ${day}: queda una semana.`
        : `**${name}** es el ${day}: quedan ${weeks} semanas.`,
    planTooLong: (weeks) =>
      `El plan de abajo dura ${weeks} semanas. Empieza por la semana que corresponda a lo que ya corres, no por la primera, o elige una distancia más corta o una carrera más tarde.`,
    noDoctor: "Información general, no consejo médico.",
    paces: ({ run, easy, tempo, interval }) =>
      `Según ${run}: rodajes suaves y fondos a **${easy}**, tempo a unos **${tempo}**, series a unos **${interval}**.`,
    again: "Esto es lo más cercano a tu pregunta:",
    noMore:
      "No tengo una respuesta comprobada justo a eso. Lo que escribí arriba es lo más cercano que tengo; un experto te puede decir más, o pregúntame algo de esto:",
  },
};
