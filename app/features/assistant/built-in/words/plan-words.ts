import type { InEach } from "./language.ts";

type PlanWords = {
  opening: (plan: {
    goal: string;
    weeks: number;
    days: number;
    /** What the runner runs in a week; `null` for one who begins. */
    weekly: string | null;
    day: string;
  }) => string;
  table: {
    week: string;
    all: string;
    longest: string;
    special: string;
    runs: (count: number, length: string) => string;
    easy: string;
  };
  rules: string;
  /** One week, on the days that the runner has. */
  week: {
    opening: (week: {
      goal: string;
      runs: number;
      free: number;
      sum: string;
      /** What the runner runs in a week; `null` for one who begins. */
      weekly: string | null;
    }) => string;
    head: string[];
    rules: string;
  };
  link: string;
  options: (goal: string) => string[];
};

/** What answers say about a plan for a number of weeks. */
export const planWords: InEach<PlanWords> = {
  en: {
    opening: ({ goal, weeks, days, weekly, day }) =>
      `**${weeks} weeks to ${goal}**\n\nFrom next Monday, ${days === 1 ? "one run" : `up to ${days} runs`} a week, with the race on ${day}. I have assumed ${weekly === null ? "that you are just starting" : `about ${weekly} a week now`}: tell me if you run more or less, or on other days, and I change the plan.`,
    table: {
      week: "Week",
      all: "In all",
      longest: "Longest run",
      special: "Within one run",
      runs: (count, length) => (count === 1 ? `1 run, ${length}` : `${count} runs, ${length}`),
      easy: "all easy",
    },
    rules:
      "The longest run is on Sunday. Everything else is easy: you can talk in whole sentences. Leave a day between the harder runs, skip a run rather than add one, and stop for pain that changes your stride.",
    week: {
      opening: ({ goal, runs, free, sum, weekly }) =>
        `**A week on ${free === 1 ? "your day" : `your ${free} days`}**: ${runs === 1 ? "one run" : `${runs} runs`}, ${sum} in all. I have assumed ${weekly === null ? "that you are just starting" : `about ${weekly} a week now`} and ${goal} as the goal: name your distance, the weeks and what you run now, and I make the whole plan.`,
      head: ["Day", "Run", "Length"],
      rules:
        "On the other days rest, walk or do some strength. Easy means that you can talk in whole sentences. Tell me which day does not work, or where the long run should be, and I move it.",
    },
    link: "Day by day, for your race and your watch",
    options: (goal) => [`Find ${goal} races`, "How fast is an easy run?", "How do I taper?"],
  },
  es: {
    opening: ({ goal, weeks, days, weekly, day }) =>
      `**${weeks} semanas para ${goal}**\n\nDesde el próximo lunes, ${days === 1 ? "una salida" : `hasta ${days} salidas`} por semana, con la carrera el ${day}. Supuse ${weekly === null ? "que recién empiezas" : `que ahora corres unos ${weekly} por semana`}: si corres más o menos, o en otra cantidad de días, dímelo y lo ajusto.`,
    table: {
      week: "Semana",
      all: "En total",
      longest: "La más larga",
      special: "Dentro de una salida",
      runs: (count, length) =>
        count === 1 ? `1 salida, ${length}` : `${count} salidas, ${length}`,
      easy: "todo suave",
    },
    rules:
      "La salida más larga es el domingo. Todo lo demás es suave: puedes conversar con frases completas. Deja un día entre las salidas exigentes, salta una salida antes que sumar otra, y para si un dolor te cambia la pisada.",
    week: {
      opening: ({ goal, runs, free, sum, weekly }) =>
        `**Una semana con ${free === 1 ? "tu día" : `tus ${free} días`}**: ${runs === 1 ? "una salida" : `${runs} salidas`}, ${sum} en total. Supuse ${weekly === null ? "que recién empiezas" : `que ahora corres unos ${weekly} por semana`} y ${goal} como meta: dime tu distancia, las semanas y cuánto corres ahora, y hago el plan completo.`,
      head: ["Día", "Salida", "Distancia"],
      rules:
        "Los otros días descansa, camina o haz algo de fuerza. Suave significa que puedes conversar con frases completas. Dime qué día no te sirve, o dónde va el fondo, y lo cambio.",
    },
    link: "Día por día, para tu carrera y tu reloj",
    options: (goal) => [
      `Busca carreras de ${goal}`,
      "¿A qué ritmo es un trote suave?",
      "¿Cómo hago el taper?",
    ],
  },
};
