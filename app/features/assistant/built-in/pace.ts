import { href } from "react-router";
import { formatDuration, isImpossible } from "#features/pace/duration.ts";
import { formatMeasured, formatPace, metersIn, type Run } from "#features/pace/pace.ts";
import { paceAddress } from "#features/pace/pace-query.ts";
import { isFitted, predictions, predictSeconds, riegelBeside } from "#features/pace/prediction.ts";
import { splitsOf, stepOf } from "#features/pace/splits.ts";
import { distanceName, standardDistances } from "#features/pace/standard-distances.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import type { AnswerLanguage } from "./words/language.ts";
import { paceWords } from "./words/pace-words.ts";

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
