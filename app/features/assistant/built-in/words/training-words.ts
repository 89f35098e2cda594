import type { InEach } from "./formats.ts";

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
  /** Before a part that says neither yes nor no. */
  undecided: string;
  /** What easy means, beside the paces. */
  easily: string;
  /** How to come back after a break of this many weeks. */
  comeback: (weeks: number) => string;
  /** Before the part of an article that answers a question about it. */
  again: string;
  /** Before a topic that may not be the one that is meant. */
  nearest: string;
  /** The article has been told and says nothing of what is asked. */
  noMore: string;
};

/** The rows of the table of the article on coming back, by the weeks up to which they hold. */
function rowOf<Row>(
  weeks: number,
  [first, second, third, fourth]: readonly [Row, Row, Row, Row],
): Row {
  if (weeks < 1.5) return first;
  if (weeks <= 4.5) return second;
  return weeks <= 13.5 ? third : fourth;
}

/** `3 weeks`, `9 months`; a unit has its name for one and for more. */
function pauseOf(
  weeks: number,
  units: Record<"day" | "week" | "month", readonly [one: string, many: string]>,
): string {
  const [count, unit] =
    weeks < 1.5
      ? [Math.round(weeks * 7), units.day]
      : weeks < 8.5
        ? [Math.round(weeks), units.week]
        : [Math.round((weeks * 7) / 30.4), units.month];
  return `${count} ${unit[count === 1 ? 0 : 1]}`;
}

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
    undecided: "I have no plain yes or no to that; this is the nearest that I know:",
    easily: "Easy means that you can talk in whole sentences; if you cannot, slow down.",
    comeback: (weeks) =>
      `${rowOf(weeks, [
        "Hardly anything is lost: start with your usual easy runs, and you are back in a few days.",
        "Start with half of your usual distance, all of it easy; you are back to usual in 2–4 weeks.",
        "Start with a third of your usual distance, or run 4 minutes and walk one; you are back to usual in about the time that you missed.",
        "Start like a beginner, three days a week; you are back to usual in three months or more.",
      ])} That is for a break of about ${pauseOf(weeks, { day: ["day", "days"], week: ["week", "weeks"], month: ["month", "months"] })}. Only easy runs for the first two weeks, with a rest day after each. If an injury or illness stopped you, be free of pain and symptoms in daily life first.`,
    again: "This is closest to your question:",
    nearest: "I am not sure that I understood you; this is the nearest that I know:",
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
    undecided: "No tengo un sí o un no a eso; esto es lo más cercano que sé:",
    easily: "Suave significa que puedes hablar con frases enteras; si no puedes, baja el ritmo.",
    comeback: (weeks) =>
      `${rowOf(weeks, [
        "Apenas se perdió algo: empieza con tus trotes de siempre, y en unos días estás de vuelta.",
        "Empieza con la mitad de tu distancia habitual, todo suave; en 2–4 semanas vuelves a lo de siempre.",
        "Empieza con un tercio de tu distancia habitual, o corre 4 minutos y camina uno; vuelves a lo de siempre en más o menos lo que paraste.",
        "Empieza como principiante, tres días por semana; vuelves a lo de siempre en tres meses o más.",
      ])} Eso vale para una pausa de ${pauseOf(weeks, { day: ["día", "días"], week: ["semana", "semanas"], month: ["mes", "meses"] })}, más o menos. Las dos primeras semanas solo trotes suaves, con un día libre después de cada uno. Si paraste por lesión o enfermedad, primero vive el día a día sin dolor ni síntomas.`,
    again: "Esto es lo más cercano a tu pregunta:",
    nearest: "No estoy seguro de haberte entendido; esto es lo más cercano que sé:",
    noMore:
      "No tengo una respuesta comprobada justo a eso. Lo que escribí arriba es lo más cercano que tengo; un experto te puede decir más, o pregúntame algo de esto:",
  },
};
