import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import { type Lang, type Say, sayIn } from "#values/say.ts";
import { sessionName, stepName } from "../messages.ts";
import type { PlannedSession, RunStep } from "../rules/plan.ts";

/** Numbers of the FIT profile: messages, and the values of their fields. */
const messages = { fileId: 0, workout: 26, step: 27 };
const workoutFile = 5;
const running = 1;
/** The manufacturer code for programs without their own number. */
const development = 255;
const durations = { time: 0, distance: 1, repeat: 6 };
const targets = { speed: 0, open: 2 };
const intensities: Record<RunStep["kind"], number> = {
  run: 0,
  "warm-up": 2,
  "cool-down": 3,
  recovery: 4,
};

/** Letters that watches show of a name. */
const longestName = 15;

/** A session as a FIT workout file, which watches guide through, with names in a language. */
export function workoutFileOf(
  session: PlannedSession & { id: string; updatedAt: Date },
  lang: Lang,
): Uint8Array<ArrayBuffer> {
  const steps = session.steps.flatMap((step) => (step.kind === "repeat" ? step.steps : [step]));
  const repeats = session.steps.filter(({ kind }) => kind === "repeat");
  const say = sayIn(lang);
  const encoder = new FitEncoder();
  encoder.writeMessage(messages.fileId, [
    one(0, FitBaseType.Enum, workoutFile),
    one(1, FitBaseType.Uint16, development),
    one(2, FitBaseType.Uint16, 0),
    one(3, FitBaseType.Uint32z, serialOf(session.id)),
    one(4, FitBaseType.Uint32, FitEncoder.toFitTimestamp(session.updatedAt)),
  ]);
  encoder.writeMessage(messages.workout, [
    one(4, FitBaseType.Enum, running),
    one(6, FitBaseType.Uint16, steps.length + repeats.length),
    text(8, say(sessionName(session))),
  ]);
  let index = 0;
  for (const step of session.steps) {
    const first = index;
    for (const each of step.kind === "repeat" ? step.steps : [step]) {
      encoder.writeMessage(messages.step, runFields(each, index++, say));
    }
    if (step.kind === "repeat") {
      encoder.writeMessage(messages.step, repeatFields(first, step.times, index++));
    }
  }
  return new Uint8Array(encoder.close());
}

/** Time is in milliseconds, distance in centimeters, speed in millimeters a second. */
function runFields(step: RunStep, index: number, say: Say): FitEncoderField[] {
  const { seconds, meters, pace, kind } = step;
  const isTime = seconds !== null;
  const speedOf = (secondsPerKm: number) => Math.round(1_000_000 / secondsPerKm);
  return [
    one(254, FitBaseType.Uint16, index),
    text(0, say(stepName(step))),
    one(1, FitBaseType.Enum, isTime ? durations.time : durations.distance),
    one(2, FitBaseType.Uint32, Math.round(isTime ? seconds * 1000 : (meters ?? 0) * 100)),
    one(3, FitBaseType.Enum, pace ? targets.speed : targets.open),
    one(4, FitBaseType.Uint32, 0),
    one(5, FitBaseType.Uint32, pace ? speedOf(pace.slowest) : 0),
    one(6, FitBaseType.Uint32, pace ? speedOf(pace.fastest) : 0),
    one(7, FitBaseType.Enum, intensities[kind]),
  ];
}

/** A repeat names the step that it goes back to, and how often its steps are run in all. */
function repeatFields(first: number, times: number, index: number): FitEncoderField[] {
  return [
    one(254, FitBaseType.Uint16, index),
    one(1, FitBaseType.Enum, durations.repeat),
    one(2, FitBaseType.Uint32, first),
    one(3, FitBaseType.Enum, targets.open),
    one(4, FitBaseType.Uint32, times),
  ];
}

const sizes: Partial<Record<FitBaseType, number>> = {
  [FitBaseType.Enum]: 1,
  [FitBaseType.Uint16]: 2,
  [FitBaseType.Uint32]: 4,
  [FitBaseType.Uint32z]: 4,
};

function one(number: number, baseType: FitBaseType, value: number): FitEncoderField {
  return { number, size: sizes[baseType] ?? 1, baseType, value };
}

function text(number: number, words: string): FitEncoderField {
  const value = FitEncoder.string(words.slice(0, longestName));
  return { number, size: value.length, baseType: FitBaseType.String, value };
}

/** Files of a watch differ by their number, which is never 0. */
function serialOf(id: string): number {
  return Number.parseInt(id.slice(0, 8), 16) || 1;
}
