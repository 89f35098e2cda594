import { href } from "react-router";
import { formatDuration, isImpossible } from "#features/pace/duration.ts";
import {
  distanceName,
  formatMeasured,
  formatPace,
  metersIn,
  type Run,
  standardDistances,
} from "#features/pace/pace.ts";
import { paceAddress } from "#features/pace/pace-query.ts";
import { isFitted, predictions, predictSeconds, riegelBeside } from "#features/pace/prediction.ts";
import { splitsOf, stepOf } from "#features/pace/splits.ts";
import { pacesFor } from "#features/training/paces/paces.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { readPaces } from "../planning/reading/paces.ts";
import { wordsOfName } from "../planning/words/sentence.ts";
import type { AnswerLanguage, InEach } from "./words/formats.ts";
import { trainingWords } from "./words/training-words.ts";

type PaceIntent = Extract<Intent, { kind: "pace" }>;
type Reader = { language: AnswerLanguage; unit: LengthUnit };

/** Runs of these distances are what most predictions are wanted for. */
const predicted = standardDistances.filter(({ meters }) => meters >= 5000 && meters < 50_000);

const marathonMeters = 42_195;

/** A target so many times as long as the known run is a large step. */
const largeStep = 3;

/** Works out a prediction, or the pace and splits of a target. */
export function* answerPace(
  { plan: { language }, unit }: Pick<ChatTurn, "plan" | "unit">,
  intent: PaceIntent,
): Iterable<AnswerEvent> {
  const words = paceWords[language];
  const reader = { language, unit };
  const target = targetOf(intent);
  const runs = [intent.known, target].filter((run) => run !== null);
  if (runs.some(isImpossible)) return yield { kind: "text", text: words.impossible };
  if (!intent.known && target && isPaceUnit(target.meters)) yield* tellPace(target, reader);
  else if (intent.known) yield* tellPrediction(intent.known, intent, reader);
  else if (target) yield* tellTarget(target, reader);
  else return yield* askForRun(intent, reader);
  yield { kind: "options", options: words.after };
}

/** A run of just a kilometer or a mile is a pace. */
function isPaceUnit(meters: number): boolean {
  return meters === metersIn("km") || meters === metersIn("mi");
}

/** A pace in both units and as a speed, and the times that it makes. */
function* tellPace(run: Run, reader: Reader): Iterable<AnswerEvent> {
  const { pacePer, table, atThisPace } = paceWords[reader.language];
  const each = (["km", "mi"] as const).map((unit) => {
    const perHour = (run.meters / run.seconds) * (3600 / metersIn(unit));
    const speed = `${perHour.toFixed(1)} ${unit === "km" ? "km/h" : "mph"}`;
    return `**${formatPace(run, unit)} ${pacePer[unit]}** (${speed})`;
  });
  yield { kind: "text", text: `${each.join(" = ")}\n\n${atThisPace}\n\n` };
  const rows = predicted.map(({ meters }) => [
    nameOfLength(meters, reader),
    formatDuration(Math.round((run.seconds / run.meters) * meters)),
  ]);
  yield { kind: "text", text: tableOf([[table.distance, table.time], ...rows]) };
  yield linkTo(run, reader);
}

/** A target time without a distance is meant for the known one. */
function targetOf({ known, targetMeters, targetSeconds }: PaceIntent): Run | null {
  const meters = targetMeters ?? (targetSeconds === null ? null : (known?.meters ?? null));
  return meters === null || targetSeconds === null ? null : { meters, seconds: targetSeconds };
}

function* askForRun({ targetMeters }: PaceIntent, reader: Reader): Iterable<AnswerEvent> {
  const words = paceWords[reader.language];
  const text =
    targetMeters === null
      ? words.missing
      : `${inBothUnits(targetMeters)}\n\n${words.resultMissing(spokenName(targetMeters, reader))}`;
  yield { kind: "text", text };
  yield { kind: "options", options: words.options };
  yield { kind: "links", links: [{ label: words.calculator, to: href("/tools/pace") }] };
}

/** `26.2 mi = 42.2 km`, for those who only want to know that. */
function inBothUnits(meters: number): string {
  return `**${formatLength(meters, "mi")} = ${formatLength(meters, "km")}**`;
}

function* tellTarget(run: Run, reader: Reader): Iterable<AnswerEvent> {
  const words = paceWords[reader.language];
  const target = spokenName(run.meters, reader);
  const time = formatDuration(run.seconds);
  yield {
    kind: "text",
    text: `${words.needed({ target, time, pace: paceOf(run, reader) })}\n\n`,
  };
  yield { kind: "text", text: `${words.evenSplits}\n\n${splitTable(run, reader)}` };
  yield linkTo(run, reader);
}

function* tellPrediction(known: Run, intent: PaceIntent, reader: Reader): Iterable<AnswerEvent> {
  const words = paceWords[reader.language];
  const own = { known: spokenName(known.meters, reader), time: formatDuration(known.seconds) };
  const meters = intent.targetMeters;
  if (meters === null || meters === known.meters) {
    yield { kind: "text", text: `${words.own({ ...own, pace: paceOf(known, reader) })}\n\n` };
    const marathon = riegelBeside(known, marathonMeters);
    const beside = marathon === null ? "" : ` ${words.besideTable(formatDuration(marathon))}`;
    yield { kind: "text", text: `${predictionTable(known, reader)}\n\n${words.limits}${beside}` };
    return yield linkTo(known, reader);
  }
  const run = { meters, seconds: predictSeconds(known, meters) };
  const result = formatDuration(run.seconds);
  const pace = paceOf(run, reader);
  const riegel = riegelBeside(known, meters);
  const told = { ...own, target: spokenName(meters, reader), result, pace };
  const sentence =
    riegel === null
      ? words.predicted(told)
      : words.estimated({ ...told, riegel: formatDuration(riegel) });
  const target = targetOf(intent);
  const sentences = [sentence, target && marginOf(run, target, reader)].filter(Boolean);
  yield { kind: "text", text: `${sentences.join(" ")}\n\n` };
  const caution = isFitted(run.seconds) && isFitted(known.seconds) ? words.limits : words.guess;
  const step = meters > known.meters * largeStep ? ` ${words.longer}` : "";
  yield { kind: "text", text: `${caution}${step}\n\n` };
  const aim = target ?? run;
  yield { kind: "text", text: `${words.evenSplits}\n\n${splitTable(aim, reader)}` };
  yield linkTo(target ?? known, reader);
}

/** How a target compares with what is predicted. */
function marginOf(predictedRun: Run, target: Run, { language }: Reader): string {
  const { within, behind } = paceWords[language];
  const seconds = Math.round(target.seconds - predictedRun.seconds);
  const margin = formatDuration(Math.abs(seconds));
  return seconds >= 0 ? within(margin) : behind(margin);
}

function predictionTable(known: Run, reader: Reader): string {
  const { table } = paceWords[reader.language];
  const rows = predictions(
    known,
    predicted,
    formatMeasured(known.meters, reader.unit, reader.language),
  ).map((run) => [
    nameOfLength(run.meters, reader),
    formatDuration(run.seconds),
    paceOf(run, reader),
  ]);
  return tableOf([[table.distance, table.time, table.pace], ...rows]);
}

function splitTable(run: Run, reader: Reader): string {
  const { table } = paceWords[reader.language];
  const step = stepOf(run.meters, reader.unit, null) * metersIn(reader.unit);
  const rows = splitsOf(run, step).map(({ meters, seconds, lap }) => [
    meters === run.meters ? nameOfLength(meters, reader) : formatLength(meters, reader.unit),
    formatDuration(seconds),
    formatDuration(lap.seconds),
  ]);
  return tableOf([[table.split, table.time, table.lap], ...rows]);
}

/** A Markdown table; the first row is its head. */
function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function linkTo(run: Run, { language, unit }: Reader): AnswerEvent {
  const to = paceAddress({
    distance: formatMeasured(run.meters, unit, "en"),
    time: formatDuration(run.seconds),
    unit,
  });
  return { kind: "links", links: [{ label: paceWords[language].link, to }] };
}

function paceOf(run: Run, { language, unit }: Reader): string {
  return `${formatPace(run, unit)} ${paceWords[language].pacePer[unit]}`;
}

/** `half marathon`, `10K` */
export function nameOfLength(meters: number, { language, unit }: Reader): string {
  const standard = standardOf(meters);
  if (!standard) return formatMeasured(meters, unit, language);
  return distanceName(standard.name, language).replace(/^\p{Lu}/u, (first) => first.toLowerCase());
}

/** `the marathon`, `10K` */
function spokenName(meters: number, reader: Reader): string {
  const standard = standardOf(meters);
  const spoken = standard && paceWords[reader.language].spoken[standard.name];
  return spoken ?? nameOfLength(meters, reader);
}

function standardOf(meters: number) {
  return standardDistances.find((one) => Math.round(one.meters) === Math.round(meters));
}

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

/** Shorter results and goals tell no paces of training. */
const shortestRun = 1600;

/** The paces of training by the result or the goal that the conversation named last; empty without one. */
export function knownPaces({ conversation, plan: { language }, unit, today }: ChatTurn): string[] {
  const said = conversation.filter(({ author }) => author === "user").toReversed();
  const runs = said.flatMap(({ text }) => {
    const read = readPaces(wordsOfName(text));
    if (!read) return [];
    const { known, targetMeters: meters, targetSeconds: seconds } = read;
    return known ?? (meters !== null && seconds !== null ? { meters, seconds } : []);
  });
  const run = runs.find(({ meters }) => meters > shortestRun);
  if (!run) return [];
  const { byEffort, isKnown } = pacesFor({
    result: { ...run, day: today },
    begins: today,
    level: "intermediate",
    injuryWeeks: null,
    age: null,
    goal: { meters: run.meters, seconds: null },
  });
  if (!isKnown) return [];
  const pace = (seconds: number) => formatPace({ meters: 1000, seconds }, unit);
  const middle = ({ fastest, slowest }: { fastest: number; slowest: number }) =>
    pace((fastest + slowest) / 2);
  const { easy, threshold, interval } = byEffort;
  return [
    trainingWords[language].paces({
      run: `${formatDuration(run.seconds)} (${nameOfLength(run.meters, { language, unit })})`,
      easy: `${pace(easy.fastest)}–${pace(easy.slowest)} ${paceWords[language].pacePer[unit]}`,
      tempo: middle(threshold),
      interval: middle(interval),
    }),
  ];
}
