import type { InEach } from "./formats.ts";

type Sum = { count: number; length: string };
type Period = "week" | "month" | "year";

/** A session that is to move from one day to another. */
type Moved = { name: string; from: string; to: string };

type OwnWords = {
  guest: string;
  noPlan: string;
  /** What to do without a plan, on one day or in a week. */
  without: (isDay: boolean) => string;
  build: string;
  openPlan: string;
  openSession: string;
  signIn: string;
  options: string[];
  planOptions: string[];
  /** Days by how far they are ahead. */
  near: string[];
  states: Record<"done" | "skipped", string>;
  free: (day: string) => string;
  freeDays: (from: string, to: string) => string;
  next: (session: string) => string;
  sum: (runs: number, length: string) => string;
  moves: (session: Moved, there: string | null) => string;
  notThere: (session: Moved, beside: { name: string; day: string }) => string;
  isPast: (session: Moved) => string;
  whichMoves: string;
  shorter: (session: { name: string; day: string; whole: string; kept: string }) => string;
  whichShorter: string;
  goal: (name: string, day: string, days: number) => string;
  away: (days: number) => string;
  bib: (bib: number) => string;
  starts: (time: string) => string;
  cancelled: string;
  nextRace: string;
  entries: (count: number) => string;
  more: (count: number) => string;
  noEntries: string;
  dashboard: string;
  find: string;
  noRuns: string;
  ran: (period: Period, isBefore: boolean, sum: Sum) => string;
  lastRun: (run: { day: string; name: string; length: string; time: string }) => string;
  figures: string;
  activities: string;
};

const awayIn = {
  en: (days: number) =>
    days === 0
      ? "today"
      : days === 1
        ? "tomorrow"
        : days < 21
          ? `in ${days} days`
          : `in ${Math.floor(days / 7)} weeks (${days} days)`,
  es: (days: number) =>
    days === 0
      ? "hoy"
      : days === 1
        ? "mañana"
        : days < 21
          ? `en ${days} días`
          : `en ${Math.floor(days / 7)} semanas (${days} días)`,
};

/** What answers say from the runner's own plan, entries and activities. */
export const ownWords: InEach<OwnWords> = {
  en: {
    guest: "I do not know it: you are not signed in.",
    noPlan: "You have no training plan here yet, so no workout is set.",
    without: (isDay) =>
      isDay
        ? "**Without a plan:** after a hard or long run, rest or run 20 to 30 minutes so easily that you can talk. After an easy or free day, your usual easy run, or one faster session if this week had none. Tell me your distance and your days (“10K, Tuesday, Thursday and Sunday”), and I lay out the week; with your race, **Training** makes the whole plan."
        : "Tell me your distance and the days that you have (“10K, Tuesday, Thursday and Sunday, 25 km a week”), and I lay out the week now; with your race, **Training** makes the whole plan.",
    build: "Make a training plan",
    openPlan: "Open your plan",
    openSession: "Open this session",
    signIn: "Sign in",
    options: ["Make my week", "A plan for 10K", "How fast is an easy run?"],
    planOptions: ["And tomorrow?", "My plan for this week", "I missed a session"],
    near: ["Today", "Tomorrow"],
    states: { done: "done", skipped: "skipped" },
    free: (day) => `**${day}:** a day off, your plan has no run.`,
    freeDays: (from, to) => `From ${from} to ${to} your plan has no run.`,
    next: (session) => `The next one is ${session}`,
    sum: (runs, length) => `Your plan has ${runs} runs, ${length} in all:`,
    moves: ({ name, from, to }, there) =>
      `Yes: **${name}** can move from ${from} to ${to}. ${there === null ? "That day is free in your plan." : `Your plan has ${there} there: swap the two.`} Change nothing else.`,
    notThere: ({ name, to }, beside) =>
      `Better not: on ${to}, **${name}** would come right beside ${beside.name} (${beside.day}). Keep an easy or free day between hard days, or make one of the two an easy run.`,
    isPast: ({ name, from }) => `No, that day has passed. **${name}** is on ${from}.`,
    whichMoves:
      "Yes, a single run can move. Keep an easy or free day between hard days and change nothing else. Name the run and the day, and I look at what is beside it.",
    shorter: ({ name, day, whole, kept }) =>
      `Yes, once does no harm: make **${name}** (${day}) about ${kept} instead of ${whole}, at the same effort. Leave the other days as they are and do not make it up later. If you need this two weeks in a row, change the plan under **Training**.`,
    whichShorter:
      "A single run can be shorter: about two thirds of it, at the same effort, and no making up later. Name the day, and I look at what your plan has there.",
    goal: (name, day, days) =>
      days < 0
        ? `The race of this plan, **${name}**, was on ${day}: make the next plan when you have rested.`
        : `Plan: **${name}**, ${day}, ${awayIn.en(days)}.`,
    away: awayIn.en,
    bib: (bib) => `bib ${bib}`,
    starts: (time) => `start at ${time}`,
    cancelled: "The organizer has cancelled it.",
    nextRace: "Your next race is",
    entries: (count) => `You are registered for ${count} races:`,
    more: (count) => `${count} more are on your dashboard.`,
    noEntries:
      "You are registered for no race ahead on Dorsal. Entries on an organizer's own site are not known here.",
    dashboard: "Open your dashboard",
    find: "Find a race",
    noRuns:
      "I find no run of yours here, in this year or the last. Upload the files of your watch under **Training → Activities**, and I count them.",
    ran: (period, isBefore, { count, length }) =>
      `${isBefore ? `Last ${period}` : `This ${period}`} you ran ${count === 0 ? "nothing that is uploaded here" : `**${length}** in ${count === 1 ? "one run" : `${count} runs`}`}.`,
    lastRun: ({ day, name, length, time }) =>
      `Your last run here: ${day}, **${length}** in ${time}${name ? ` (${name})` : ""}.`,
    figures: "Your figures",
    activities: "Your activities",
  },
  es: {
    guest: "No lo sé: no has iniciado sesión.",
    noPlan: "Todavía no tienes un plan de entrenamiento aquí, así que no te toca nada fijo.",
    without: (isDay) =>
      isDay
        ? "**Sin plan:** después de algo fuerte o largo, descansa o trota 20 a 30 minutos tan suave que puedas conversar. Después de un día suave o libre, tu trote de siempre, o una sesión rápida si esta semana no hubo ninguna. Dime tu distancia y tus días («10K, martes, jueves y domingo») y te armo la semana; con tu carrera, **Entrenamiento** hace el plan completo."
        : "Dime tu distancia y los días que tienes («10K, martes, jueves y domingo, 25 km por semana») y te armo la semana ahora; con tu carrera, **Entrenamiento** hace el plan completo.",
    build: "Crear un plan de entrenamiento",
    openPlan: "Abrir tu plan",
    openSession: "Abrir esta sesión",
    signIn: "Iniciar sesión",
    options: ["Ármame la semana", "Un plan para 10K", "¿A qué ritmo es un trote suave?"],
    planOptions: ["¿Y mañana?", "Mi plan de esta semana", "Me salté una sesión"],
    near: ["Hoy", "Mañana"],
    states: { done: "hecha", skipped: "saltada" },
    free: (day) => `**${day}:** día libre, tu plan no tiene salida.`,
    freeDays: (from, to) =>
      `Del ${from.toLowerCase()} al ${to.toLowerCase()} tu plan no tiene salidas.`,
    next: (session) => `La próxima es ${session}`,
    sum: (runs, length) => `Tu plan tiene ${runs} salidas, ${length} en total:`,
    moves: ({ name, from, to }, there) =>
      `Sí: **${name}** puede pasar de ${from.toLowerCase()} a ${to.toLowerCase()}. ${there === null ? "Ese día está libre en tu plan." : `Ese día tu plan tiene ${there}: intercámbialos.`} No cambies nada más.`,
    notThere: ({ name, to }, beside) =>
      `Mejor no: ${to.toLowerCase()}, **${name}** quedaría pegado a ${beside.name} (${beside.day.toLowerCase()}). Deja un día suave o libre entre los días fuertes, o haz suave uno de los dos.`,
    isPast: ({ name, from }) => `No, ese día ya pasó. **${name}** es ${from.toLowerCase()}.`,
    whichMoves:
      "Sí, una salida se puede mover. Deja un día suave o libre entre los días fuertes y no cambies nada más. Dime qué salida y qué día, y veo qué hay al lado.",
    shorter: ({ name, day, whole, kept }) =>
      `Sí, una vez no hace daño: haz **${name}** (${day.toLowerCase()}) de unos ${kept} en vez de ${whole}, al mismo esfuerzo. Deja los otros días como están y no lo recuperes después. Si te pasa dos semanas seguidas, cambia el plan en **Entrenamiento**.`,
    whichShorter:
      "Una salida suelta puede ser más corta: unos dos tercios, al mismo esfuerzo y sin recuperarla después. Dime qué día, y veo qué tiene ahí tu plan.",
    goal: (name, day, days) =>
      days < 0
        ? `La carrera de este plan, **${name}**, fue el ${day}: haz el próximo plan cuando hayas descansado.`
        : `Plan: **${name}**, ${day}, ${awayIn.es(days)}.`,
    away: awayIn.es,
    bib: (bib) => `dorsal ${bib}`,
    starts: (time) => `salida a las ${time}`,
    cancelled: "El organizador la canceló.",
    nextRace: "Tu próxima carrera es",
    entries: (count) => `Estás inscrito en ${count} carreras:`,
    more: (count) => `Hay ${count} más en tu panel.`,
    noEntries:
      "No tienes inscripciones para carreras que vienen en Dorsal. Las que hiciste en el sitio de un organizador no se ven aquí.",
    dashboard: "Abrir tu panel",
    find: "Buscar una carrera",
    noRuns:
      "No encuentro aquí ninguna salida tuya, ni de este año ni del pasado. Sube los archivos de tu reloj en **Entrenamiento → Actividades** y los cuento.",
    ran: (period, isBefore, { count, length }) => {
      const name = { week: "semana", month: "mes", year: "año" }[period];
      const lead =
        period === "week"
          ? isBefore
            ? `La ${name} pasada`
            : `Esta ${name}`
          : isBefore
            ? `El ${name} pasado`
            : `Este ${name}`;
      return `${lead} ${count === 0 ? "no hay salidas subidas aquí" : `corriste **${length}** en ${count === 1 ? "una salida" : `${count} salidas`}`}.`;
    },
    lastRun: ({ day, name, length, time }) =>
      `Tu última salida aquí: ${day}, **${length}** en ${time}${name ? ` (${name})` : ""}.`,
    figures: "Tus cifras",
    activities: "Tus actividades",
  },
};
