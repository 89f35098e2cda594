import { href } from "react-router";
import type { Services } from "#services/services.ts";
import type { AnswerEvent } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { findMeant, showCard } from "./race-lookup.server.ts";
import type { AnswerLanguage } from "./words/language.ts";
import { raceWords } from "./words/race-words.ts";
import { talkWords } from "./words/talk-words.ts";

/** Says what the assistant cannot see, and what it knows that is close to it: the page of the race, if one is meant. */
export async function* answerBeyond(
  services: Pick<Services, "db" | "now">,
  { subject, race }: Extract<Intent, { kind: "beyond" }>,
  language: AnswerLanguage,
): AsyncIterable<AnswerEvent> {
  const { text, options } = talkWords[language].beyond[subject];
  const meant = race ? await findMeant(services, race).catch(() => null) : null;
  const facts = meant?.kind === "one" ? meant.facts : null;
  yield { kind: "text", text: facts ? `${talkWords[language].ofRace(facts.name)} ${text}` : text };
  if (facts) {
    const link = raceWords[language].openPage(facts.name);
    yield* showCard(services, facts);
    yield { kind: "links", links: [{ label: link, to: href("/races/:id", { id: facts.id }) }] };
  }
  yield { kind: "options", options };
}
