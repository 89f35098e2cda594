import { distanceName } from "#features/activities/showing/distance-name.ts";
import { formatDuration } from "#features/pace/duration.ts";
import { formatDay } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { listOf } from "#values/text/list-of.ts";
import type { SessionKind } from "#values/training-session.ts";
import type { Instead, PlanNote } from "./building/plan-notes.ts";
import type { ChangeWarning } from "./changing/broken-promises.ts";
import type { RebuildChanges } from "./changing/rebuilt.ts";
import type { PlanProblem } from "./plans/commands.server.ts";
import type { SessionProblem } from "./plans/sessions.server.ts";
import type { WishProblem } from "./plans/wish.server.ts";
import type {
  BuildProblem,
  PlannedSession,
  PlanPhase,
  RunnerLevel,
  RunStep,
  SessionEffort,
  SessionReason,
  SessionStep,
} from "./rules/plan.ts";

export const kindNames: Record<SessionKind, Words> = {
  easy: { en: "Easy run", es: "Trote suave" },
  recovery: { en: "Recovery run", es: "Trote de recuperación" },
  long: { en: "Long run", es: "Fondo" },
  tempo: { en: "Tempo run", es: "Ritmo umbral" },
  intervals: { en: "Intervals", es: "Series" },
  repetitions: { en: "Repetitions", es: "Repeticiones" },
  hills: { en: "Hill repeats", es: "Cuestas" },
  "race-pace": { en: "Race pace", es: "Ritmo de carrera" },
  "time-trial": { en: "Time trial", es: "Prueba contra reloj" },
  race: { en: "Race", es: "Carrera" },
};

export const levelNames: Record<RunnerLevel, Words> = {
  beginner: { en: "Beginner", es: "Principiante" },
  intermediate: { en: "Intermediate", es: "Intermedio" },
  advanced: { en: "Advanced", es: "Avanzado" },
};

export const phaseNames: Record<PlanPhase, Words> = {
  base: { en: "Base", es: "Base" },
  build: { en: "Build", es: "Desarrollo" },
  specific: { en: "For the race", es: "Específica" },
  taper: { en: "Taper", es: "Puesta a punto" },
};

/** How an effort feels, for those without paces and for all. */
export const effortWords: Record<SessionEffort, Words> = {
  walk: { en: "walk", es: "caminar" },
  easy: {
    en: "easy: you can talk in sentences",
    es: "suave: puedes conversar con frases completas",
  },
  marathon: {
    en: "marathon effort: in half sentences",
    es: "esfuerzo de maratón: hablas con frases cortas",
  },
  threshold: {
    en: "comfortably hard: a few words at a time",
    es: "fuerte pero cómodo: unas pocas palabras a la vez",
  },
  interval: {
    en: "hard: what you could hold for about ten minutes",
    es: "fuerte: lo que aguantarías unos diez minutos",
  },
  repetition: {
    en: "fast and loose: what you could hold for a mile",
    es: "rápido y suelto: lo que aguantarías una milla",
  },
  race: { en: "the effort of your race", es: "el esfuerzo de tu carrera" },
};

const reasons: Record<SessionReason["code"], Words> = {
  easy: {
    en: "Most of your running is easy: it builds the heart, the vessels and the legs at little cost, and leaves you fresh for the fast days.",
    es: "La mayor parte de lo que corres es suave: fortalece el corazón, los vasos sanguíneos y las piernas con poco desgaste, y te deja con energía para los días rápidos.",
  },
  "run-walk": {
    en: "Running and walking in turn lets bones and tendons get used to it. The running parts grow every week.",
    es: "Alternar trote y caminata deja que los huesos y tendones se acostumbren. Cada semana corres un poco más.",
  },
  recovery: {
    en: "An easy day after a hard one: the body gets better while it recovers.",
    es: "Un día suave después de uno exigente: el cuerpo mejora mientras se recupera.",
  },
  return: {
    en: "You are coming back from a break. All of it is easy.",
    es: "Estás volviendo después de una pausa. Todo es suave.",
  },
  long: {
    en: "The long run builds endurance. It grows in small steps, because longer jumps are what injures runners.",
    es: "El fondo desarrolla la resistencia. Crece de a poco, porque los saltos grandes son los que lesionan.",
  },
  "long-cutback": {
    en: "A shorter long run in a week of rest, so that the weeks before can take effect.",
    es: "Un fondo más corto en una semana de descarga, para asimilar las semanas anteriores.",
  },
  "long-climb": {
    en: "Your race climbs, so your long run does: by time, walking where it is steep, on ground like that of the race. Run the descents with short steps: legs learn to brake only downhill.",
    es: "Tu carrera tiene subidas, así que tu fondo también: por tiempo, caminando donde es empinado y en un terreno parecido al de la carrera. Baja con pasos cortos: las piernas solo aprenden a frenar bajando.",
  },
  "long-pace": {
    en: "The last part is at the pace of your race, on tired legs: that is what the last hour of a marathon is like.",
    es: "La última parte va al ritmo de tu carrera y con las piernas cansadas: así se siente la última hora de una maratón.",
  },
  "back-to-back": {
    en: "Longer than usual beside your long run, so that the second day is on tired legs: two days in a row prepare for an ultra with less risk than one very long run.",
    es: "Más largo que de costumbre y pegado a tu fondo, para correr el segundo día con las piernas cansadas: dos días seguidos preparan para un ultra con menos riesgo que un solo fondo larguísimo.",
  },
  descents: {
    en: "An easy run on hills that ends with descents: quick, short steps, upright, never braking with straight legs. It prepares your thighs for the downhill of your race.",
    es: "Un trote suave por cerros que termina con bajadas: pasos rápidos y cortos, el cuerpo erguido, sin frenar con las piernas estiradas. Prepara tus muslos para las bajadas de tu carrera.",
  },
  strides: {
    en: "An easy run with a few strides at its end: fast and relaxed, never a sprint, so that your legs keep their spring.",
    es: "Un trote suave con algunas rectas al final: rápidas y relajadas, nunca a tope, para que tus piernas no pierdan chispa.",
  },
  climbs: {
    en: "Uphill for minutes at an even, hard effort, as your race asks for: by feel, because a pace for flat ground does not work on a hill. Jog down again.",
    es: "Minutos cuesta arriba con un esfuerzo fuerte y parejo, como lo pide tu carrera: por sensaciones, porque un ritmo para terreno plano no sirve en una subida. Baja trotando.",
  },
  "long-taper": {
    en: "The last longer run, well below your longest: from here on you rest for the race.",
    es: "El último fondo, bastante más corto que el mayor: desde aquí descansas para la carrera.",
  },
  hills: {
    en: "Short and steep: strength for the legs, and a good stride, with little load for joints.",
    es: "Cortas y empinadas: fuerza para las piernas y buena zancada, con poca carga para las articulaciones.",
  },
  repetitions: {
    en: "Fast but short, with full recovery: for speed and an economical stride.",
    es: "Rápidas pero cortas, con recuperación completa: para ganar velocidad y una zancada eficiente.",
  },
  intervals: {
    en: "Hard minutes with short recovery: they raise your maximum oxygen uptake.",
    es: "Minutos fuertes con poca recuperación: suben tu consumo máximo de oxígeno.",
  },
  tempo: {
    en: "At the pace that you could hold for about an hour: it moves the threshold from which legs get heavy.",
    es: "Al ritmo que podrías mantener cerca de una hora: mueve el umbral a partir del cual las piernas pesan.",
  },
  "race-pace": {
    en: "At the pace of your race, so that it feels familiar on the day.",
    es: "Al ritmo de tu carrera, para que ese día te resulte conocido.",
  },
  "time-trial": {
    en: "A test as fast as you can run it evenly. Its result sets better paces: make it your latest result in a new plan.",
    es: "Una prueba tan rápida como puedas correrla a ritmo parejo. Con su resultado salen mejores ritmos: ponlo como tu último resultado en un plan nuevo.",
  },
  "tune-up": {
    en: "A tune-up race: practice the start, the pace and the food of your goal race. Its result can set the paces of a new plan. The days around it are easy.",
    es: "Una carrera de preparación: practica la salida, el ritmo y la alimentación de tu carrera objetivo. Con su resultado puedes fijar los ritmos de un plan nuevo. Los días cercanos son suaves.",
  },
  taper: {
    en: "Less running before the race, hardly fewer days: the freshness comes from what you leave out.",
    es: "Menos kilómetros antes de la carrera, pero casi los mismos días: la frescura viene de lo que dejas de correr.",
  },
  sharpen: {
    en: "Fewer fast minutes than before, but as fast: a taper lowers the amount, not the intensity.",
    es: "Menos minutos rápidos que antes, pero igual de rápidos: la puesta a punto baja la cantidad, no la intensidad.",
  },
  loosen: {
    en: "A few easy minutes to loosen your legs for tomorrow.",
    es: "Unos minutos suaves para soltar las piernas para mañana.",
  },
  race: { en: "The day that all of this leads to.", es: "El día para el que hiciste todo esto." },
};

/** The name of a session. */
export function sessionName({ kind, reason }: Pick<PlannedSession, "kind" | "reason">): Words {
  return reason.code === "tune-up"
    ? { en: "Tune-up race", es: "Carrera de preparación" }
    : kindNames[kind];
}

/** Why a session is there. */
export function reasonText(
  { code, climb, percent }: SessionReason,
  unit: LengthUnit,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const more = [
    climb
      ? {
          en: ` About ${formatHeight(climb, unit)} of climb.`,
          es: ` Unos ${formatHeight(climb, unit)} de desnivel positivo.`,
        }
      : "",
    percent
      ? {
          en: ` This week has at most ${percent}% of what you ran before it.`,
          es: ` Esta semana tiene como máximo el ${percent}% de lo que corrías antes.`,
        }
      : "",
  ];
  return [reasons[code], ...more].map(say).join("");
}

export const warningTexts: Record<ChangeWarning, Words> = {
  "hard-days": {
    en: "This makes two hard days in a row. The plan leaves an easy day between them.",
    es: "Así quedan dos días exigentes seguidos. El plan deja un día suave entre ellos.",
  },
  "before-race": {
    en: "The last two days before the race are for rest.",
    es: "Los dos últimos días antes de la carrera son para descansar.",
  },
  "coming-back": {
    en: "You are away on this day, or coming back from a break, when all runs are easy.",
    es: "Ese día no estás o estás volviendo de una pausa, cuando todo se corre suave.",
  },
  "too-much": {
    en: "This makes a week or a run longer than the plan lets it grow.",
    es: "Así una semana o una sesión crece más de lo que permite el plan.",
  },
  "too-many": {
    en: "This gives the week more runs, or more fast ones, than your plan has in one.",
    es: "Así la semana tiene más sesiones, o más sesiones rápidas, de las que tu plan pone en una.",
  },
  "day-not-free": {
    en: "You said that you cannot run on this weekday.",
    es: "Dijiste que ese día de la semana no puedes correr.",
  },
  "day-taken": {
    en: "There is another session on this day already.",
    es: "Ese día ya hay otra sesión.",
  },
};

export const changeProblems: Record<SessionProblem, Words> = {
  gone: { en: "This session is not there any more.", es: "Esta sesión ya no existe." },
  ended: {
    en: "This plan has ended. It stays to be read and taken along.",
    es: "Este plan terminó. Puedes seguir leyéndolo y descargándolo.",
  },
  "race-stays": {
    en: "The day of a race cannot be moved.",
    es: "El día de una carrera no se puede mover.",
  },
  outside: {
    en: "Please choose a day of the plan before its race.",
    es: "Elige un día del plan anterior a su carrera.",
  },
  "nothing-to-swap": {
    en: "Please choose another session of this plan.",
    es: "Elige otra sesión de este plan.",
  },
  "done-stays": {
    en: "A session that is done cannot stand on a day to come. Choose “Not done after all” first.",
    es: "Una sesión hecha no puede quedar en un día que aún no llega. Elige antes “No la hice”.",
  },
  "not-yet": {
    en: "This session is planned for a later day. If you ran it early, move it to today first.",
    es: "Esta sesión está prevista para otro día. Si la corriste antes, primero muévela a hoy.",
  },
};

export const planProblems: Record<PlanProblem | WishProblem, Words> = {
  "too-soon": {
    en: "A plan needs four weeks. Please choose a later race, or run this one for fun.",
    es: "Un plan necesita cuatro semanas. Elige una carrera más adelante, o corre esta por gusto.",
  },
  "too-far": {
    en: "The race is more than 40 weeks away. Start the plan later, or choose an earlier race.",
    es: "Faltan más de 40 semanas para la carrera. Empieza el plan más adelante o elige una carrera más cercana.",
  },
  "no-free-day": {
    en: "Please choose at least one day on which you can run.",
    es: "Elige al menos un día en el que puedas correr.",
  },
  "long-day-not-free": {
    en: "The long run needs one of your free days.",
    es: "El fondo necesita uno de tus días libres.",
  },
  "distance-out-of-range": {
    en: "Plans are made for 3 to 170 km.",
    es: "Los planes son para distancias de 3 a 170 km.",
  },
  "result-out-of-range": {
    en: "This result is outside of what the formulas know. Please check distance and time.",
    es: "Este resultado está fuera de lo que cubren las fórmulas. Revisa la distancia y el tiempo.",
  },
  "volume-out-of-range": {
    en: "Please check how far you run in a week and at once.",
    es: "Revisa cuánto corres en una semana y de una sola vez.",
  },
  "goal-too-far": {
    en: "There is not enough time to prepare for this distance.",
    es: "No hay tiempo suficiente para preparar esta distancia.",
  },
  "has-objections": {
    en: "Please read what this plan would leave out.",
    es: "Lee primero lo que este plan dejaría fuera.",
  },
  "no-right": {
    en: "Your membership does not include this plan.",
    es: "Tu membresía no incluye este plan.",
  },
  "has-plan": {
    en: "You follow a plan already. Say that the new one takes its place.",
    es: "Ya sigues un plan. Indica que el nuevo toma su lugar.",
  },
  "too-many-plans": {
    en: "You have as many plans as we keep. Please delete an earlier one first.",
    es: "Llegaste al máximo de planes que guardamos. Elimina antes uno anterior.",
  },
  "no-goal": {
    en: "Please choose a race, or a day and a distance.",
    es: "Elige una carrera, o un día y una distancia.",
  },
  "no-run": {
    en: "Plans are made for races that are run. Please choose another one.",
    es: "Los planes son para carreras a pie. Elige otra.",
  },
  "goal-day": { en: "Please choose the day of your race.", es: "Elige el día de tu carrera." },
  "goal-distance": {
    en: "Please write a distance, for example 21.1 km.",
    es: "Escribe una distancia, por ejemplo 21.1 km.",
  },
  "goal-time": {
    en: "Please write a time, for example 1:45:00.",
    es: "Escribe un tiempo, por ejemplo 1:45:00.",
  },
  "result-time": {
    en: "Please write the time of your result, for example 48:30.",
    es: "Escribe el tiempo de tu resultado, por ejemplo 48:30.",
  },
  "result-day": {
    en: "Please choose the day of your result.",
    es: "Elige el día de tu resultado.",
  },
  "no-volume": {
    en: "Please write how far you run in a usual week, or 0 if you do not run yet.",
    es: "Escribe cuánto corres en una semana normal, o 0 si aún no corres.",
  },
  "tune-up": {
    en: "Please choose the day of the other race before your goal, and write its distance.",
    es: "Elige el día de la otra carrera, antes de tu objetivo, y escribe su distancia.",
  },
  "break-days": {
    en: "Please choose the first and the last day of your break.",
    es: "Elige el primer y el último día de tu pausa.",
  },
};

/** What a plan says of itself. */
export function noteText(note: PlanNote, unit: LengthUnit, lang: Lang): string {
  return sayIn(lang)(noteWords(note, unit));
}

function noteWords(note: PlanNote, unit: LengthUnit): Words {
  switch (note.code) {
    case "long-run-short": {
      const [longest, race] = [formatLength(note.meters, unit), formatLength(note.race, unit)];
      return {
        en: `The longest run of this plan is ${longest}, and the race is ${race}. More would not be safe in the time that is left, so the plan has no race pace: run and walk, or think of a shorter race or a later one.`,
        es: `El fondo más largo de este plan es de ${longest} y la carrera es de ${race}. Más no sería seguro en el tiempo que queda, así que el plan no tiene ritmo de carrera: alterna trote y caminata, o piensa en una carrera más corta o más adelante.`,
      };
    }
    case "still-walking":
      return {
        en: `There is not enough time to build up to half an hour of running: the longest piece is ${note.minutes} min. Run and walk the race.`,
        es: `No hay tiempo suficiente para llegar a correr media hora: el tramo más largo es de ${note.minutes} min. Haz la carrera alternando trote y caminata.`,
      };
    case "days-hold-less": {
      const { days, mayAddDays } = note;
      const highest = formatLength(note.meters, unit);
      return {
        en: `You run more now than this plan has. On ${days === 1 ? "one day" : `${days} days`} its highest week is ${highest}, because easy runs end after 75 to 90 minutes and no day has two. ${mayAddDays ? "Add a day to keep your distance; otherwise expect a slower race." : "Runners who train twice a day are better served by a coach."}`,
        es: `Ahora corres más de lo que tiene este plan. Con ${days === 1 ? "un día" : `${days} días`}, su semana mayor es de ${highest}, porque los trotes suaves terminan entre los 75 y 90 minutos y ningún día tiene dos. ${mayAddDays ? "Agrega un día para mantener tu kilometraje; si no, espera una carrera más lenta." : "A quien entrena dos veces al día le conviene más un entrenador."}`,
      };
    }
    case "few-days":
      return {
        en: `Published plans for this distance have at least three days a week, and yours has ${note.days === 1 ? "one" : "two"}. It gets you to the finish at best. Add a day if you can, even a short one: the risk lies in long runs with little in between.`,
        es: `Los planes publicados para esta distancia tienen al menos tres días por semana, y el tuyo tiene ${note.days === 1 ? "uno" : "dos"}. En el mejor de los casos te lleva a la meta. Agrega un día si puedes, aunque sea corto: el riesgo está en hacer fondos con poco entre medio.`,
      };
    case "tune-up-left-out":
      return {
        en: `Your race on ${formatDay(note.day, "en")} is not in the plan: it is too long for your training by then, or too close to its beginning, a break, or your goal. If you go, run it easily.`,
        es: `Tu carrera del ${formatDay(note.day, "es")} no está en el plan: es demasiado larga para lo que habrás entrenado, o queda muy cerca del comienzo, de una pausa o de tu objetivo. Si vas, córrela suave.`,
      };
    case "slow-recovery":
      return {
        en: "From the age of 60, muscles need longer to recover: a week has one fast session, and every third week is lighter.",
        es: "Desde los 60 años los músculos tardan más en recuperarse: una semana tiene una sesión rápida, y una de cada tres es de descarga.",
      };
    case "goal-too-fast": {
      const [wished, predicted] = [formatDuration(note.wished), formatDuration(note.predicted)];
      return {
        en: `Your goal of ${wished} is more than 3% faster than the ${predicted} that your result promises. You train for what you can run now, so race pace follows that time; a better result brings faster paces in a new plan.`,
        es: `Tu objetivo de ${wished} es más de un 3% más rápido que los ${predicted} que promete tu resultado. Entrenas para lo que puedes correr ahora, así que el ritmo de carrera sale de ese tiempo; un mejor resultado trae ritmos más rápidos en un plan nuevo.`,
      };
    }
    case "goal-slow": {
      const [wished, predicted] = [formatDuration(note.wished), formatDuration(note.predicted)];
      return {
        en: `Your goal of ${wished} is slower than the ${predicted} that your result promises. Race pace follows your goal. If that is no faster than your easy runs, a tempo run takes the place of race-pace sessions.`,
        es: `Tu objetivo de ${wished} es más lento que los ${predicted} que promete tu resultado. El ritmo de carrera sigue a tu objetivo. Si no es más rápido que tus trotes suaves, las sesiones a ritmo de carrera se cambian por ritmo umbral.`,
      };
    }
  }
}

/** What fits instead of a goal that is too far. */
export function insteadText({ meters, day }: Instead, unit: LengthUnit): Words {
  const offers = (lang: Lang) =>
    [
      meters && {
        en: `${distanceName(meters, unit, "en")} on the same day`,
        es: `${distanceName(meters, unit, "es")} el mismo día`,
      },
      day && {
        en: `the same distance from ${formatDay(day, "en")} on`,
        es: `la misma distancia desde el ${formatDay(day, "es")}`,
      },
      {
        en: "a start with running and walking in turn",
        es: "participar alternando trote y caminata",
      },
    ].flatMap((offer) => (offer ? sayIn(lang)(offer) : []));
  return {
    en: `There is not enough time to prepare for this distance. What is possible: ${offers("en").join("; ")}.`,
    es: `No hay tiempo suficiente para preparar esta distancia. Lo que es posible: ${offers("es").join("; ")}.`,
  };
}

/** What a rebuild changes. */
export function rebuildText({ gone, added, changed, back }: RebuildChanges, lang: Lang): string {
  const say = sayIn(lang);
  const sessions = (count: number) =>
    say(
      count === 1
        ? { en: "1 session", es: "1 sesión" }
        : { en: `${count} sessions`, es: `${count} sesiones` },
    );
  const parts = [
    gone > 0 && { en: `${sessions(gone)} left out`, es: `${sessions(gone)} menos` },
    changed > 0 && {
      en: `${sessions(changed)} changed`,
      es: `${sessions(changed)} con cambios`,
    },
    added > 0 && { en: `${sessions(added)} added`, es: `${sessions(added)} más` },
    back === 1 && {
      en: "1 session put back on the day that you moved it from",
      es: "1 sesión de vuelta en el día desde donde la moviste",
    },
    back > 1 && {
      en: `${sessions(back)} put back on the days that you moved them from`,
      es: `${sessions(back)} de vuelta en los días desde donde las moviste`,
    },
  ].flatMap((part) => (part ? say(part) : []));
  return parts.length > 0
    ? `${listOf(parts, lang)}.`
    : say({ en: "No session changes.", es: "Ninguna sesión cambia." });
}

/** Why a plan is not built again around days of illness. */
export const illProblems: Record<BuildProblem | "ended" | "outside", Words> = {
  ...planProblems,
  ended: changeProblems.ended,
  outside: {
    en: "Please choose days of the plan before its race.",
    es: "Elige días del plan anteriores a su carrera.",
  },
};

/** Said once, where a plan is asked for and health is the question. */
export const medicalCaution: Words = {
  en: "A plan knows what you tell it, and is no medical advice. If you have pain in the chest, faint when you exercise, have a heart condition, are pregnant or are coming back from an injury or illness, talk to a doctor before you start.",
  es: "Un plan solo sabe lo que le cuentas y no es un consejo médico. Si tienes dolor en el pecho, te desmayas al hacer ejercicio, tienes un problema del corazón, estás embarazada o vuelves de una lesión o enfermedad, habla con un médico antes de empezar.",
};

/** `45 min`, `1 h 20`, `90 s`. */
export function formatMinutes(seconds: number): string {
  if (seconds < 120 && seconds % 60 !== 0) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (seconds < 3600 && seconds % 60 === 30) return `${Math.floor(seconds / 60)}½ min`;
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0
    ? `${minutes / 60} h`
    : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, "0")}`;
}

/** `4:32–4:38 /km` */
export function formatPaceRange(pace: NonNullable<RunStep["pace"]>, unit: LengthUnit): string {
  const per = unit === "km" ? 1 : metersPerMile / 1000;
  const [fastest, slowest] = [pace.fastest, pace.slowest].map((one) => formatDuration(one * per));
  return `${fastest}–${slowest} /${unit}`;
}

/** How long a step is: `10 min`, `800 m`, `12 km`. */
export function stepLength(
  { seconds, meters, effort }: Pick<RunStep, "seconds" | "meters" | "effort">,
  unit: LengthUnit,
  lang: Lang,
): string {
  if (seconds !== null) return formatMinutes(seconds);
  if (meters === null) return "";
  // Tracks are metric everywhere; easy runs are planned in the unit of the runner.
  if (meters < 2000 && Number.isInteger(meters)) return `${meters} m`;
  return effort === "race" || effort === "interval"
    ? distanceName(meters, unit, lang)
    : formatLength(meters, unit);
}

const stepNames: Record<RunStep["kind"], Words> = {
  "warm-up": { en: "Warm up", es: "Calentamiento" },
  run: { en: "Run", es: "Correr" },
  recovery: { en: "Recover", es: "Recuperar" },
  "cool-down": { en: "Cool down", es: "Vuelta a la calma" },
};

/** `Warm up`, `Walk`, `Run`. */
export function stepName({ kind, effort }: RunStep): Words {
  return effort === "walk" && kind !== "warm-up" && kind !== "cool-down"
    ? { en: "Walk", es: "Caminar" }
    : stepNames[kind];
}

/** A session in a line: `Warm up 15 min, 4 × (800 m, 2 min easy), cool down 10 min`. */
export function stepsText(steps: readonly SessionStep[], unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const one = (step: RunStep) =>
    [
      say(stepName(step)),
      stepLength(step, unit, lang),
      step.pace &&
        say({
          en: `at ${formatPaceRange(step.pace, unit)}`,
          es: `a ${formatPaceRange(step.pace, unit)}`,
        }),
    ]
      .filter(Boolean)
      .join(" ");
  return steps
    .map((step) =>
      step.kind === "repeat" ? `${step.times} × (${step.steps.map(one).join(", ")})` : one(step),
    )
    .join(", ");
}

/** What a session is in a few letters: its distance, or its time where it is run by time. */
export function sessionLength(
  { steps, meters, seconds }: Pick<PlannedSession, "steps" | "meters" | "seconds">,
  unit: LengthUnit,
): string {
  const [first] = steps;
  const isByTime = steps.length === 1 && first?.kind !== "repeat" && first?.seconds !== null;
  const isTurns = steps.some(
    (step) => step.kind === "repeat" && step.steps.some(({ effort }) => effort === "walk"),
  );
  return isByTime || isTurns ? formatMinutes(seconds) : formatLength(meters, unit);
}
