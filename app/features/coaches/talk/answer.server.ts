import { href } from "react-router";
import { type Engines, engines } from "#features/assistant/asking/answer.server.ts";
import { answerBuiltIn } from "#features/assistant/built-in/answer.server.ts";
import type { AnswerEvent, ChatTurn } from "#features/assistant/planning/answer.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import type { CoachReply } from "./coach-reply.ts";

const askForWeek: Record<RoomLanguage, string> = {
  en: "Here is an outline. Tell me how many kilometers you run a week, or on how many days, and I fit the week to you.",
  es: "Aquí va un esquema. Dime cuántos kilómetros corres por semana, o cuántos días, y te acomodo la semana.",
};

const experts: Record<RoomLanguage, string> = {
  en: "Look among the experts",
  es: "Ver a los expertos",
};

/**
 * The engines of a session. Without a model the coach says by itself what it has a reply for; signs of
 * danger, races, paces and topics are the assistant's.
 */
export function enginesOfCoach(reply: CoachReply | null): Engines {
  return {
    ...engines,
    async *"built-in"(services, turn) {
      if (!reply || isDanger(turn)) {
        yield* inManner(turn);
        yield* answerBuiltIn(services, turn);
      } else yield* say(reply, turn.plan.language);
    },
  };
}

/** A coach's own advice about an ache is better than “I cannot judge this”. */
function isDanger({ plan: { intent } }: ChatTurn): boolean {
  return intent.kind === "emergency" && intent.sign !== "unclear";
}

/** A coach asks back where a plan is too general. */
function* inManner({ plan: { intent, language } }: ChatTurn): Iterable<AnswerEvent> {
  if (intent.kind === "training" && intent.topic.startsWith("plan-")) {
    yield { kind: "text", text: `${askForWeek[language]}\n\n` };
  }
}

function* say(
  { text, options, isAtLoss }: CoachReply,
  language: RoomLanguage,
): Iterable<AnswerEvent> {
  yield { kind: "text", text };
  if (isAtLoss)
    yield { kind: "links", links: [{ label: experts[language], to: href("/services") }] };
  if (options.length > 0) yield { kind: "options", options: [...options] };
}
