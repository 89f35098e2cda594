import { weekdayNames } from "#values/day.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";

type InBoth = Record<RoomLanguage, string>;

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
};

const perWeek = `(?:(?:a|per|each|every|in a|/|por|a la|en la|cada) ?(?:week|wk|semana)|weekly|semanales|last week|this week|la semana pasada|esta semana)`;
const daysAWeek = new RegExp(
  String.raw`\b(\d|${Object.keys(numbers).join("|")}) ?(?:days?|times|runs?|x|dias?|veces|salidas?|sesiones)? ?(?:of running )?${perWeek}\b`,
);
const distanceAWeek = new RegExp(
  String.raw`\b(\d{1,3})(?:[.,]\d)? ?(k|km|kms|kilomet(?:er|re|ro)s?|miles?|mi|millas?) ?(?:of running )?${perWeek}\b`,
);

const word = String.raw`(\d|${Object.keys(numbers).join("|")})`;
const onlyDays = new RegExp(
  String.raw`^(?:just |only |solo |solamente )?${word} (?:days?|dias?)(?: only| max| at most| solo| nada mas| maximo)?$|\b(?:only|just|max|solo|solamente)\b.{0,30}\b${word} (?:days?|dias?)\b|\b(?:run|on|en) ${word} (?:days|dias)\b|\bcorro ${word} dias\b|\b(?:have|got|tengo) ${word} (?:days|dias)\b|\b(?:this week|esta semana) (?:only |just |solo |solamente )?${word}\b(?! ?(?:k|km|min))`,
);

/** `No salí ni un día`: no days that are wanted. */
const ranNothing =
  /\b(?:ni (?:un|una)|no (?:sali|corri|entrene)|(?:didnt|did not|havent|have not) (?:run|train)\w*|not (?:a single|one) (?:day|run))\b/;

/** On how many days of a week the runner wants to run; `null` where no such number is named. */
export function daysOfWeek(folded: string): number | null {
  if (ranNothing.test(folded)) return null;
  const [, ...found] = daysAWeek.exec(folded) ?? onlyDays.exec(folded) ?? [];
  const said = found.find(Boolean) ?? "";
  const days = numbers[said] ?? Number.parseInt(said, 10);
  return days >= 1 && days <= 7 ? days : null;
}

/** Whether the runner asks how their week should be. */
export function asksForWeek(folded: string): boolean {
  if (asksHowManyDays(folded) || asksForWorkouts(folded)) return true;
  return /\b(my|a|the|training) (training )?week (look|be)\b|\b(plan|organi[sz]e|structure|split) (my|the) (training )?(week|days)\b|\bsplit (them|it)\b|\bmy week\b|\bwhat (?:do|should|can) i (?:do|run) (?:this|next) week\b|\bque (?:hago|corro|entreno) (?:esta|la proxima) semana\b|\b(mi|la) semana\b.*\b(ser|armo|organizo|quedaria|reparto|planifico)\b|\b(como|que) .*\b(mi semana|la semana de entrenamiento)\b/.test(
    folded,
  );
}

/** `How many days should I run?` */
export function asksHowManyDays(folded: string): boolean {
  return /\bhow many (?:days|times)(?: a week| per week)? (?:do|should|can|must) i (?:run|train)\b|\bcuant[oa]s (?:dias|veces)(?: (?:por|a la) semana)? (?:debo|puedo|deberia|tengo que|hay que|conviene) (?:correr|entrenar|salir)\b/.test(
    folded,
  );
}

/** `Which workouts should I do?` */
export function asksForWorkouts(folded: string): boolean {
  return /\b(?:which|what) (?:workouts?|sessions?|trainings?|runs) (?:should|do|can) i (?:do|run)\b|\bque (?:entrenamientos?|sesiones|rodajes) (?:hago|debo|me (?:toca|tocan)|corro)\b/.test(
    folded,
  );
}

/** How runners name the days of the week, from Monday on. */
const namedDay = [
  /\b(?:mondays?|mon|lunes)\b/,
  /\b(?:tuesdays?|tues?|martes)\b/,
  /\b(?:wednesdays?|wed|miercoles)\b/,
  /\b(?:thursdays?|thurs?|thu|jueves)\b/,
  /\b(?:fridays?|fri|viernes)\b/,
  /\b(?:saturdays?|sat|sabados?)\b/,
  /\b(?:sundays?|sun|domingos?)\b/,
];

const ofOwnDays =
  /\b(?:i (?:can|could|only|run|train|have)|im free|my days|days?|free|works? for me|puedo|solo|corro|entreno|tengo libre|mis dias|dias?|libres?)\b/;
const ofRaceDays =
  /\b(?:races?|events?|find|search|show|carreras?|eventos?|busca\w*|muestra\w*|hay)\b/;

/** The days of the week on which the runner can run, from Monday; `null` where fewer than two are named. */
export function namedDays(folded: string): number[] | null {
  if (!ofOwnDays.test(folded) || ofRaceDays.test(folded)) return null;
  const days = namedDay.flatMap((named, day) => (named.test(folded) ? [day] : []));
  return days.length > 1 ? days : null;
}

const ofExcludedDays =
  /\b(?:(?:is|are|s) (?:out|off|busy|taken)|not on|no|except|cant(?: run| train| do)?(?: on)?|cannot(?: run)?(?: on)?|never on|menos|excepto|salvo|ni|no puedo(?: correr)?(?: los| el)?|los? (?:\S+ )?no)\b/;

/**
 * The week of a runner who has named days on which running is not possible; `null` where none is named.
 * @param days - on how many days the runner can run
 * @param own - the days that were named before
 */
export function daysWithout(
  folded: string,
  days: number,
  own: readonly number[] | null,
): number[] | null {
  if (ofRaceDays.test(folded) || !ofExcludedDays.test(folded)) return null;
  const excluded = namedDay.flatMap((named, day) => (named.test(folded) ? [day] : []));
  if (excluded.length === 0 || excluded.length > 4) return null;
  const wanted = Math.min(own?.length ?? days, 7 - excluded.length);
  const open = [0, 1, 2, 3, 4, 5, 6].filter((day) => !excluded.includes(day));
  return weeksOf(open, wanted).reduce<number[] | null>(
    (best, week) => (best === null || fitOf(week, own) > fitOf(best, own) ? week : best),
    null,
  );
}

/** All choices of so many days. */
function weeksOf(open: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return open.flatMap((day, at) =>
    weeksOf(open.slice(at + 1), count - 1).map((week) => [day, ...week]),
  );
}

/** Days that lie apart, a long run on the weekend, and the days of before. */
function fitOf(week: readonly number[], own: readonly number[] | null): number {
  const gaps = week.map((day, at) => ((week[(at + 1) % week.length] ?? day) - day + 7) % 7 || 7);
  const weekend = week.includes(6) ? 2 : week.includes(5) ? 1 : 0;
  return Math.min(...gaps) * 4 + weekend + week.filter((day) => own?.includes(day)).length;
}

/** A week on these days: the long run where there is most time, the faster minutes far from it. */
export function adviceOfNamedDays(days: readonly number[]): InBoth {
  const long = [6, 5].find((day) => days.includes(day)) ?? days.at(-1) ?? 0;
  const apart = (day: number) => Math.min(Math.abs(day - long), 7 - Math.abs(day - long));
  const others = days.filter((day) => day !== long);
  const fast =
    others.length > 1
      ? others.reduce((best, day) => (apart(day) > apart(best) ? day : best))
      : null;
  const parts = days.map((day) => {
    const [en, es] = [weekdayNames.en[(day + 1) % 7], weekdayNames.es[(day + 1) % 7]];
    if (day === long) return { en: `${en} the long run`, es: `${es} el fondo largo` };
    return day === fast
      ? {
          en: `${en} with some faster minutes in the middle`,
          es: `${es} con algunos minutos más rápidos en medio`,
        }
      : { en: `${en} easy`, es: `${es} suave` };
  });
  const isTight = days.some((day) => days.includes((day + 1) % 7));
  const tight = {
    en: " Two of your days stand side by side: keep the easy one of them short.",
    es: " Dos de tus días están seguidos: que el suave de los dos sea corto.",
  };
  return {
    en: `Your days: ${parts.map(({ en }) => en).join(", ")}. Beginners run all of them easily.${isTight ? tight.en : ""}`,
    es: `Tus días: ${parts.map(({ es }) => es).join(", ")}. Quien empieza corre todos suaves.${isTight ? tight.es : ""}`,
  };
}

/** How far the runner runs in a week, with the unit as it was said; `null` where it is not told. */
export function distanceOfWeek(folded: string): { amount: number; unit: "km" | "mi" } | null {
  const [, amount = "", unit = ""] = distanceAWeek.exec(folded) ?? [];
  if (amount === "" || Number(amount) === 0) return null;
  return { amount: Number(amount), unit: unit.startsWith("mi") ? "mi" : "km" };
}

/** A week for runners who have not named their number of days. */
export const usualDays = 3;

const weeks: Readonly<Record<number, InBoth>> = {
  1: {
    en: "One day a week keeps the habit, but hardly makes you fitter. Run thirty to forty easy minutes on it, and find a second day: two days are the least that build something.",
    es: "Un día por semana mantiene el hábito, pero casi no mejora nada. Corre treinta a cuarenta minutos suaves y busca un segundo día: con dos se empieza a construir.",
  },
  2: {
    en: "Two days: one easy run of thirty to forty minutes, and one longer easy run, with at least two days between them. Walk or cycle on a third day. That is enough for 5K, with patience for 10K, and too little for a marathon.",
    es: "Dos días: una salida suave de treinta a cuarenta minutos y una más larga, también suave, con al menos dos días entre ellas. Un tercer día camina o pedalea. Alcanza para 5K, con paciencia para 10K, y es poco para una maratón.",
  },
  3: {
    en: "Three days: Tuesday easy, Thursday with some faster minutes in the middle, and the long run on Sunday. A day off lies between all of them. Beginners run all three easily.",
    es: "Tres días: martes suave, jueves con algunos minutos más rápidos en medio, y el domingo el fondo largo. Entre todos hay un día libre. Quien empieza corre los tres suaves.",
  },
  4: {
    en: "Four days: Tuesday easy, Wednesday with faster minutes, Friday short and easy, Sunday long. Two hard days never stand side by side, and the long run counts as one. Beginners make the fourth day a brisk walk.",
    es: "Cuatro días: martes suave, miércoles con minutos más rápidos, viernes corto y suave, domingo largo. Nunca dos días duros seguidos, y el fondo largo cuenta como uno. Quien empieza camina a paso ligero el cuarto día.",
  },
  5: {
    en: "Five days: three of them easy, one with faster minutes, one long. Let the fifth day begin with twenty to thirty minutes, and take away from the other days what you give to it. Monday and Friday stay free.",
    es: "Cinco días: tres suaves, uno con minutos más rápidos y uno largo. El quinto día empieza con veinte a treinta minutos, y quita de los otros lo que le das. Lunes y viernes quedan libres.",
  },
  6: {
    en: "Six days are for those who have run five for months without pain: four easy, one or two with faster minutes, one of all of them long, and one day without running at all.",
    es: "Seis días son para quien lleva meses corriendo cinco sin molestias: cuatro suaves, uno o dos con minutos más rápidos, uno de todos largo, y un día sin correr nada.",
  },
  7: {
    en: "Seven I would not do: tendons and bones get stronger on the days without running. Take at most six, one of them very short, and a whole day off.",
    es: "Siete no los haría: los tendones y los huesos se fortalecen los días sin correr. A lo más seis, uno de ellos muy corto, y un día entero libre.",
  },
};

/** How the running of a week is spread over so many days. */
export function adviceOfDays(days: number): InBoth {
  return weeks[days] ?? { en: "", es: "" };
}

/** What coaches expect of a usual week before the sixteen weeks of a marathon plan, in kilometers. */
const marathonBase = 40;
const kmOfMile = 1.609;

/** Each fourth week is an easier one, and the others grow by about a tenth. */
export function weeksToGrow(from: number, to: number): number {
  let reached = from;
  let count = 0;
  while (reached < to) {
    count += 1;
    if (count % 4 !== 0) reached *= 1.1;
  }
  return count;
}

/** How a week of so many kilometers or miles grows, and whether it carries a marathon plan. */
export function adviceOfDistance(
  { amount, unit }: { amount: number; unit: "km" | "mi" },
  isForMarathon: boolean,
): InBoth {
  const next = Math.max(amount + 1, Math.round(amount * 1.1));
  const long = Math.max(1, Math.round(amount / 3));
  const base = unit === "km" ? marathonBase : Math.round(marathonBase / kmOfMile);
  const weeksLeft = Math.max(1, weeksToGrow(amount, base));
  const isShort = amount < base;
  const name = {
    en: unit === "km" ? "kilometers" : "miles",
    es: unit === "km" ? "kilómetros" : "millas",
  };
  const marathon = {
    en: isShort
      ? ` The marathon plan begins at about ${base} ${name.en} a week. At this rate you are there in about ${weeksLeft} ${weeksLeft === 1 ? "week" : "weeks"}; the plan itself takes sixteen. If your race comes sooner, choose a later one or a half.`
      : " That carries the sixteen weeks of the marathon plan, if you have run a half before.",
    es: isShort
      ? ` El plan de maratón empieza con unos ${base} ${name.es} por semana. A este paso llegas en unas ${weeksLeft} semanas; el plan mismo dura dieciséis. Si tu carrera es antes, elige una más tarde o una media.`
      : " Con eso puedes empezar las dieciséis semanas del plan de maratón, si ya corriste una media.",
  };
  return {
    en: `From ${amount} ${name.en} a week go to about ${next} next week, if nothing hurts. Every fourth week take a third off. Your longest run is about a third of the week, so some ${long} ${name.en} now. A tenth a week is a rule of experience, not a law: what matters is that the body keeps up.${isForMarathon ? marathon.en : ""}`,
    es: `De ${amount} ${name.es} por semana pasa a unos ${next} la próxima, si nada te duele. Cada cuarta semana quita un tercio. Tu salida más larga es más o menos un tercio de la semana, ahora unos ${long} ${name.es}. Subir un décimo es una regla de experiencia, no una ley: importa que el cuerpo acompañe.${isForMarathon ? marathon.es : ""}`,
  };
}

type GoalLength = "5k" | "10k" | "half" | "marathon" | "ultra";

const goalLengths: readonly [GoalLength, RegExp][] = [
  ["ultra", /\b(?:ultra\w*|50 ?k|80 ?k|100 ?k|(?:50|80|100) ?(?:km|miles?|millas))\b/],
  ["half", /\b(?:half|halfs|21 ?k|13\.1|media|medio|21)\b/],
  ["marathon", /\b(?:marathon|maraton|42 ?k|26\.2|full)\b/],
  ["10k", /\b10 ?(?:k|km)\b/],
  ["5k", /\b5 ?(?:k|km)\b/],
];

/** What the long and the fast day of a week are for each distance, as in the plans of the knowledge base. */
const weeksOfGoals: Readonly<Record<GoalLength, InBoth>> = {
  "5k": {
    en: "For 5K the long run lasts 45 to 60 minutes, and the faster day is short: 6 × 1 minute to begin with, later 5 × 3 minutes with as much jogging between.",
    es: "Para 5K el fondo dura de 45 a 60 minutos, y el día rápido es corto: 6 × 1 minuto para empezar, luego 5 × 3 minutos con igual trote en medio.",
  },
  "10k": {
    en: "For 10K the long run grows to about 80 minutes, and the faster day is 5 × 3 minutes fast or 2 × 10 minutes comfortably hard.",
    es: "Para 10K el fondo crece hasta unos 80 minutos, y el día rápido es 5 × 3 minutos fuertes o 2 × 10 minutos a ritmo exigente pero cómodo.",
  },
  half: {
    en: "For the half the long run grows by 1 or 2 km at a time to 18 or 19 km, two hours at most, and the faster day is 2 × 10 to 2 × 15 minutes comfortably hard.",
    es: "Para la media el fondo crece de 1 a 2 km por vez hasta 18 o 19 km, dos horas como mucho, y el día rápido es de 2 × 10 a 2 × 15 minutos a ritmo exigente pero cómodo.",
  },
  marathon: {
    en: "For the marathon the long run counts most: up to 30 or 32 km or 3½ hours, whichever comes first, some of it at marathon pace. Four days are better than three, and every fourth week is lighter.",
    es: "Para la maratón lo que más cuenta es el fondo: hasta 30 o 32 km o 3½ horas, lo que llegue antes, con una parte a ritmo de maratón. Cuatro días son mejores que tres, y una de cada cuatro semanas es más ligera.",
  },
  ultra: {
    en: "For an ultra the long run goes by time and on trails: from 2½ hours up to four or more, walking the climbs fast; every second week an hour and a half on the day after. The faster day is hills.",
    es: "Para un ultra el fondo va por tiempo y en sendero: de 2½ horas hasta cuatro o más, subiendo a paso rápido; cada dos semanas, hora y media al día siguiente. El día rápido son cuestas.",
  },
};

/** What a goal makes of a week; `null` where it names no distance. */
export function adviceOfGoal(folded: string): InBoth | null {
  const length = goalLengths.find(([, named]) => named.test(folded))?.[0];
  return length === undefined ? null : weeksOfGoals[length];
}
