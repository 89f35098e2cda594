import type { Services } from "#services/services.ts";
import type { AnswerEvent, ChatTurn } from "../answer.ts";
import { answerComparison } from "./compare.server.ts";
import { emergencyAnswer } from "./emergency.ts";
import { answerGeneric } from "./follow-ups.ts";
import { answerPace } from "./pace.ts";
import { answerRace } from "./race.server.ts";
import { answerRegistration } from "./registration.server.ts";
import { answerSearch } from "./search.server.ts";
import { answerSite, answerTalk } from "./talk.ts";
import { answerTraining } from "./training.server.ts";

/** Answers a question from our own tables and texts, without a language model. */
export async function* answerBuiltIn(
  services: Pick<Services, "db" | "now">,
  turn: ChatTurn,
): AsyncIterable<AnswerEvent> {
  const { wish, language } = turn.plan;
  switch (wish.intent) {
    case "emergency":
      return yield { kind: "text", text: emergencyAnswer(wish.sign, language) };
    case "search":
      return yield* answerSearch(services, turn);
    case "generic":
      return yield* answerGeneric(turn);
    case "registration":
      return yield* answerRegistration(services, turn, wish.race);
    case "race":
      return yield* answerRace(services, turn, wish);
    case "compare":
      return yield* answerComparison(services, turn, wish.races);
    case "pace":
      return yield* answerPace(turn, wish);
    case "training":
      return yield* answerTraining(services, turn, wish.topic);
    case "site":
      return yield* answerSite(wish.subject, language);
    default:
      return yield* answerTalk(wish.intent, language);
  }
}
