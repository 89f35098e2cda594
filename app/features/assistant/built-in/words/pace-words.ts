import type { standardDistances } from "#features/pace/standard-distances.ts";
import type { LengthUnit } from "#values/length.ts";
import type { InEach } from "./language.ts";

type StandardName = (typeof standardDistances)[number]["name"];

type PredictedRun = {
  known: string;
  time: string;
  target: string;
  result: string;
  pace: string;
};

type PaceWords = {
  /** The distances that runners know by name inside a sentence, where their names need an article. */
  spoken: Partial<Record<StandardName, string>>;
  pacePer: Record<LengthUnit, string>;
  predicted: (run: PredictedRun) => string;
  /** The same beyond two hours, where our estimate is slower than Riegel's formula alone. */
  estimated: (run: PredictedRun & { riegel: string }) => string;
  /** Riegel's time over the marathon, after a table of ours. */
  besideTable: (riegel: string) => string;
  /** What the formula assumes. */
  limits: string;
  guess: string;
  longer: string;
  needed: (run: { target: string; time: string; pace: string }) => string;
  own: (run: { known: string; time: string; pace: string }) => string;
  table: { distance: string; time: string; pace: string; split: string; lap: string };
  evenSplits: string;
  atThisPace: string;
  within: (margin: string) => string;
  behind: (margin: string) => string;
  impossible: string;
  missing: string;
  resultMissing: (target: string) => string;
  link: string;
  calculator: string;
  options: string[];
  after: string[];
};

/** What the answers about paces say. */
export const paceWords: InEach<PaceWords> = {
  en: {
    spoken: {
      "1 mile": "one mile",
      "Half marathon": "the half marathon",
      Marathon: "the marathon",
    },
    pacePer: { km: "min/km", mi: "min/mi" },
    predicted: ({ known, time, target, result, pace }) =>
      `From ${time} over ${known}, Riegel's formula predicts about **${result}** for ${target}, at ${pace}.`,
    estimated: ({ known, time, target, result, pace, riegel }) =>
      `From ${time} over ${known} I estimate about **${result}** for ${target}, at ${pace}. Riegel's formula alone gives **${riegel}**; beyond two hours most runners slow down more than it says, so my estimate follows the best times of 1,315 runners there, as the pace calculator does.`,
    besideTable: (riegel) =>
      `Beyond two hours these times are slower than by Riegel's formula alone, which gives ${riegel} for the marathon: most runners slow down more than it says.`,
    limits:
      "It assumes that you have trained for both distances, and flat courses in similar weather. It fits efforts of about 3½ minutes to 4 hours best.",
    guess:
      "This prediction leaves the range of about 3½ minutes to 4 hours that the formula was made for, so take it as a rough guess.",
    longer:
      "The step up is large: without long runs behind them most runners need more time than predicted.",
    needed: ({ target, time, pace }) =>
      `For ${time} over ${target} you need **${pace}** all the way.`,
    own: ({ known, time, pace }) => `${time} over ${known} is a pace of **${pace}**.`,
    table: { distance: "Distance", time: "Time", pace: "Pace", split: "At", lap: "Split" },
    evenSplits: "Even splits:",
    atThisPace: "Held all the way, it makes:",
    within: (margin) => `By that your target is in reach, with ${margin} to spare.`,
    behind: (margin) =>
      `Your target is ${margin} faster than that: a good aim for a longer preparation.`,
    impossible: "No runner has held such a pace. Please check the distance and the time.",
    missing:
      "Tell me a distance and a time, and I work out paces, splits and predictions. For example:",
    resultMissing: (target) =>
      `To predict your time for ${target} I need a recent result, for example “I ran 10K in 50:00”. Or tell me the time that you want to run.`,
    link: "Open the pace calculator with these numbers",
    calculator: "Open the pace calculator",
    options: ["I ran 10K in 50:00, what can I run in a half?", "What pace is a 4:00 marathon?"],
    after: ["How should I pace my race?", "How fast is an easy run?"],
  },
  es: {
    spoken: {
      "1 mile": "una milla",
      "Half marathon": "la media maratón",
      Marathon: "la maratón",
    },
    pacePer: { km: "min/km", mi: "min/milla" },
    predicted: ({ known, time, target, result, pace }) =>
      `A partir de ${time} en ${known}, la fórmula de Riegel predice alrededor de **${result}** en ${target}, a ${pace}.`,
    estimated: ({ known, time, target, result, pace, riegel }) =>
      `A partir de ${time} en ${known} calculo alrededor de **${result}** en ${target}, a ${pace}. La fórmula de Riegel sola da **${riegel}**; a partir de dos horas la mayoría baja el ritmo más de lo que ella dice, así que ahí mi cálculo sigue los mejores tiempos de 1315 corredores, igual que la calculadora de ritmo.`,
    besideTable: (riegel) =>
      `A partir de dos horas estos tiempos son más lentos que con la fórmula de Riegel sola, que da ${riegel} en la maratón: la mayoría baja el ritmo más de lo que ella dice.`,
    limits:
      "Supone que entrenaste para las dos distancias, y recorridos llanos con un clima parecido. Funciona mejor con esfuerzos de entre 3 minutos y medio y 4 horas.",
    guess:
      "Esta predicción se sale del rango de 3 minutos y medio a 4 horas para el que se hizo la fórmula, así que tómala como una estimación gruesa.",
    longer:
      "El salto es grande: sin fondos largos previos, la mayoría necesita más tiempo que el calculado.",
    needed: ({ target, time, pace }) =>
      `Para ${time} en ${target} necesitas **${pace}** de principio a fin.`,
    own: ({ known, time, pace }) => `${time} en ${known} es un ritmo de **${pace}**.`,
    table: { distance: "Distancia", time: "Tiempo", pace: "Ritmo", split: "En", lap: "Parcial" },
    evenSplits: "Parciales a ritmo parejo:",
    atThisPace: "Mantenido hasta el final, da:",
    within: (margin) => `Según eso tu meta está a tu alcance, con ${margin} de margen.`,
    behind: (margin) =>
      `Tu meta es ${margin} más rápida que eso: un buen objetivo para una preparación más larga.`,
    impossible:
      "Ningún corredor ha sostenido un ritmo así. Revisa por favor la distancia y el tiempo.",
    missing:
      "Dime una distancia y un tiempo, y calculo ritmos, parciales y predicciones. Por ejemplo:",
    resultMissing: (target) =>
      `Para predecir tu tiempo en ${target} necesito un resultado reciente, por ejemplo “corrí 10K en 50:00”. O dime el tiempo que quieres hacer.`,
    link: "Abrir la calculadora de ritmo con estos números",
    calculator: "Abrir la calculadora de ritmo",
    options: [
      "Corrí 10K en 50:00, ¿qué puedo hacer en la media?",
      "¿A qué ritmo es una maratón en 4:00?",
    ],
    after: ["¿Cómo reparto el esfuerzo en la carrera?", "¿A qué ritmo es un trote suave?"],
  },
};
