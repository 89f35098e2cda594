import { href } from "react-router";
import type { Services } from "#services/services.ts";
import type { AnswerLink } from "../conversation/assistant.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { RaceReference } from "../planning/plan.ts";
import { recommendedRaces } from "../search/find-races.server.ts";
import type { RaceFacts } from "../search/race-facts.ts";
import { askWhich, findMeant, showCard, tellUnlisted } from "./race-lookup.server.ts";
import { type AnswerLanguage, formats, written } from "./words/formats.ts";
import { raceWords, registrationWords } from "./words/race-words.ts";

type Needs = Pick<Services, "db" | "now">;

/** Says how to register for a race, from its own facts. */
export async function* answerRegistration(
  services: Needs,
  turn: ChatTurn,
  asked: RaceReference | null,
): AsyncIterable<AnswerEvent> {
  const { language } = turn.plan;
  const words = registrationWords[language];
  const reference = asked ?? turn.race ?? (await describedRace(services, turn));
  if (!reference) {
    yield { kind: "text", text: words.raceNeeded };
    return yield { kind: "options", options: words.options.unknown };
  }
  const meant = await findMeant(services, reference);
  if (meant.kind === "unlisted") return yield* tellUnlisted(meant, words.candidate, language);
  if (meant.kind === "several")
    return yield* askWhich(meant.candidates, words.whichRace, words.candidate, language);
  const { facts } = meant;
  yield { kind: "text", text: `${sentences(facts, language)}\n\n` };
  yield* showCard(services, facts);
  yield { kind: "links", links: linksOf(facts, language) };
  const isOpen = facts.registration.state === "open";
  yield { kind: "options", options: isOpen ? words.options.open : words.options.shut };
}

/** The only race that the question describes: `when do sign-ups open for Boston?` */
async function describedRace(
  services: Needs,
  { plan: { language, params } }: ChatTurn,
): Promise<RaceReference | null> {
  if (!params.city && !params.state && !params.near) return null;
  const found = await recommendedRaces(services, params, language).catch(() => null);
  const [first, another] = found?.races ?? [];
  return first && !another ? { id: first.race.id } : null;
}

function sentences(facts: RaceFacts, language: AnswerLanguage): string {
  const words = registrationWords[language];
  const { state, isHere, deadline } = facts.registration;
  const name = written(facts.name);
  if (state !== "open") return words.shut[state](name);
  const where = isHere ? words.here : hasLink(facts) ? words.elsewhere : words.noLink;
  const ends = deadline ? words.deadline(formats[language].day(deadline)) : words.noDeadline;
  return `${where(name)}\n\n${ends} ${costSentence(facts, language)}`;
}

/** Distances may have links of their own, which the page of the race shows. */
function hasLink({ registration, distances }: RaceFacts): boolean {
  return registration.link !== null || distances.length > 0;
}

function costSentence({ price }: RaceFacts, language: AnswerLanguage): string {
  const { cost, free, noCost } = registrationWords[language];
  if (price.kind === "free") return free;
  const text = formats[language].price(price);
  return text ? cost(text) : noCost;
}

function linksOf({ id, name, registration }: RaceFacts, language: AnswerLanguage): AnswerLink[] {
  const page = { label: raceWords[language].openPage(name), to: href("/races/:id", { id }) };
  if (registration.state !== "open" || !registration.isHere) return [page];
  const to = href("/races/:id/register", { id });
  return [{ label: registrationWords[language].register, to }, page];
}
