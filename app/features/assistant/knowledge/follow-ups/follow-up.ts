import type { Source } from "../source.ts";

/** What a message asks of the advice that was given before it: a reason, an amount, a condition. */
export type Aspect =
  | "why"
  | "how"
  | "how-much"
  | "how-often"
  | "how-long"
  | "when"
  | "which"
  | "pace"
  | "signs"
  | "instead"
  | "fails"
  | "normal"
  | "may-run"
  | "doctor"
  | "soon"
  | "few-days"
  | "home"
  | "flat"
  | "hurts"
  | "nausea"
  | "tired"
  | "beginner"
  | "old"
  | "young"
  | "pregnant"
  | "period"
  | "illness"
  | "heavy"
  | "hot"
  | "cold"
  | "rain"
  | "dark"
  | "altitude"
  | "trail"
  | "treadmill"
  | "other-sport"
  | "long-race"
  | "short-race"
  | "water"
  | "coffee"
  | "alcohol"
  | "pills"
  | "massage"
  | "socks"
  | "money"
  | "leaking"
  | "cesarean"
  | "downhill"
  | "early"
  | "acclimatize"
  | "pulse"
  | "nights"
  | "months"
  | "food"
  | "dislike"
  | "easy-days";

/** The answer to a question that often follows the advice on a topic, based on the sources of that topic. */
export type FollowUp = {
  topic: string;
  about: readonly Aspect[];
  answer: { en: string; es: string };
  /** Other topics whose sources the answer is based on. */
  alsoFrom?: readonly string[];
  /** What the answer is based on where no topic has it. */
  sources?: readonly Source[];
};
