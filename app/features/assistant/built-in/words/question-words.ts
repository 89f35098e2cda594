import type { InEach } from "./language.ts";

/** What a follow-up question can be about. */
export type QuestionKind = "place" | "distance" | "time";

type AskedQuestion = { kind: QuestionKind; text: string; options: string[] };

/** The questions of an assistant that has none of its own. */
export const questions: InEach<readonly AskedQuestion[]> = {
  en: [
    {
      kind: "place",
      text: "Where would you like to run?",
      options: ["Peru", "Mexico", "Canada", "United States"],
    },
    {
      kind: "distance",
      text: "Which distance?",
      options: ["5K", "10K", "Half marathon", "Marathon"],
    },
    {
      kind: "time",
      text: "When would you like to race?",
      options: ["Next month", "In the next three months", "Next year"],
    },
  ],
  es: [
    {
      kind: "place",
      text: "¿Dónde te gustaría correr?",
      options: ["Perú", "México", "Canadá", "Estados Unidos"],
    },
    {
      kind: "distance",
      text: "¿Qué distancia?",
      options: ["5K", "10K", "Media maratón", "Maratón"],
    },
    {
      kind: "time",
      text: "¿Cuándo te gustaría competir?",
      options: ["El próximo mes", "En los próximos tres meses", "El próximo año"],
    },
  ],
};

/** Said before the first question. */
export const beforeQuestions: InEach<string> = {
  en: "Let's find your race.",
  es: "Busquemos tu carrera.",
};

/** Said when all questions are answered and nothing narrows the search. */
export const afterQuestions: InEach<string> = {
  en: "Name a place, a distance or a month, and I look for races.",
  es: "Dime un lugar, una distancia o un mes, y busco carreras.",
};

/** The questions of the first assistants in Spanish, by their ids. */
export const inSpanish: Readonly<Record<string, Omit<AskedQuestion, "kind">>> = {
  where: {
    text: "¿Dónde te gustaría correr?",
    options: ["Perú", "México", "Canadá", "Estados Unidos"],
  },
  distance: {
    text: "¿Qué distancia?",
    options: ["5K", "10K", "Media maratón", "Maratón", "Ultra"],
  },
  when: {
    text: "¿Cuándo te gustaría competir?",
    options: ["El próximo mes", "En los próximos tres meses", "El próximo año"],
  },
  goal: {
    text: "¿Para qué entrenas?",
    options: ["Mis primeros 5K", "10K", "Media maratón", "Maratón", "Mi primera carrera de trail"],
  },
  help: {
    text: "¿Qué necesitas?",
    options: [
      "Un plan de entrenamiento",
      "Mi ritmo objetivo",
      "Consejos de fuerza",
      "Consejos para el taper",
    ],
  },
  topic: {
    text: "¿Qué planeamos?",
    options: [
      "Qué llevo el día de la carrera",
      "Qué como y bebo",
      "Cómo reparto el esfuerzo",
      "Cómo corro con calor",
      "Cómo corro en altura",
    ],
  },
};
