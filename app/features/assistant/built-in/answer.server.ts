import { href } from "react-router";
import type { Services } from "#services/services.ts";
import { dangerAnswer } from "../danger/danger.ts";
import { shortNumbersFrom } from "../danger/signs/sign.ts";
import { type AnswerEvent, type ChatTurn, lastAsked } from "../planning/answer.ts";
import type { Intent } from "../planning/plan.ts";
import { answerComparison } from "./compare.server.ts";
import { answerExpert } from "./experts.ts";
import { answerGeneric } from "./follow-ups.ts";
import { answerOwn } from "./own.server.ts";
import { answerPace } from "./pace.ts";
import { answerDescribedRace, answerRace } from "./race.server.ts";
import { findMeant, showCard } from "./race-lookup.server.ts";
import { answerRegistration } from "./registration.server.ts";
import { answerLeftOut, answerSearch } from "./search.server.ts";
import { answerComplaint, answerLanguages, answerSite, answerTalk, talkWords } from "./talk.ts";
import { answerTraining } from "./training.server.ts";
import { answerPlan, answerWeek } from "./training-plan.ts";
import { answerUnsure, cautionLine, unsureWords } from "./unsure.ts";
import type { AnswerLanguage } from "./words/formats.ts";
import { raceWords } from "./words/race-words.ts";

/** Answers a question from our own tables and texts, without a language model. */
export async function* answerBuiltIn(
  services: Pick<Services, "db" | "now">,
  turn: ChatTurn,
): AsyncIterable<AnswerEvent> {
  const { intent, language, isCautious, afterDanger, country } = turn.plan;
  if (intent.kind === "training" && intent.isGuarded) {
    yield { kind: "text", text: `${unsureWords[language].everydayLine}\n\n` };
  } else if (isCautious) yield { kind: "text", text: cautionLine(language, afterDanger) };
  switch (intent.kind) {
    case "emergency": {
      if (turn.plan.isAlarmAgain && intent.sign !== "self-harm")
        return yield { kind: "text", text: alarmAgain(language, country) };
      const text = dangerAnswer(intent.sign, language, country);
      return yield {
        kind: "text",
        text: wasTold(turn, text)
          ? `${(intent.sign === "self-harm" ? stillHere : notYet)[language]}\n\n${text}`
          : text,
      };
    }
    case "search":
      return yield* answerSearch(services, turn);
    case "left-out":
      return yield* answerLeftOut(services, turn);
    case "generic":
      return yield* answerGeneric(turn);
    case "registration":
      return yield* answerRegistration(services, turn, intent.race);
    case "race":
      return yield* answerRace(services, turn, intent);
    case "compare":
      return yield* answerComparison(services, turn, intent);
    case "pace":
      return yield* answerPace({ ...turn, unit: askedUnit(turn) }, intent);
    case "plan":
      return yield* answerPlan(turn, intent);
    case "week":
      return yield* answerWeek(turn, intent);
    case "own":
      return yield* answerOwn(services, turn, intent);
    case "training":
      return yield* answerTraining(services, turn, intent);
    case "site":
      return yield* answerSite(intent.subject, language);
    case "expert":
      return yield* answerExpert(intent, language);
    case "beyond":
      return yield* answerBeyond(services, intent, language);
    case "languages":
      return yield* answerLanguages(turn);
    case "complaint":
      return yield* answerComplaint(language);
    case "which-race":
      return yield* answerDescribedRace(services, turn, intent);
    case "caution":
    case "which-topic":
    case "unsure":
    case "site-pages":
    case "chat":
      return yield* answerUnsure(turn, intent);
    default:
      return yield* answerTalk(intent.kind, language);
  }
}

/** Before the answer to a danger that is told a second time: `should I still go to the race?` */
const notYet = {
  en: "**No: no running and no race before a doctor has seen you.** What I wrote still holds:",
  es: "**No: nada de correr ni de carreras antes de que te vea un médico.** Sigue valiendo lo que escribí:",
} as const;

/** After a danger, to a message that names no sign: `can I race in April?` */
function alarmAgain(language: AnswerLanguage, country = ""): string {
  const numbers = shortNumbersFrom(country)[language];
  return language === "en"
    ? `**No running and no race before a doctor has seen you: what I wrote above still holds.** If it is still there, comes back or gets worse, call your local emergency number now: ${numbers}.\n\nOnce a doctor has agreed, tell me so, and I help you with the race, the pace or the plan.`
    : `**Nada de correr ni de carreras antes de que te vea un médico: sigue valiendo lo que escribí arriba.** Si sigue, vuelve o empeora, llama ya a tu número local de emergencias: ${numbers}.\n\nCuando un médico esté de acuerdo, dímelo y te ayudo con la carrera, el ritmo o el plan.`;
}

/** The same after a wish to die. */
const stillHere = {
  en: "**I am still here, and it is good that you keep writing.** Are you safe right now? You need not say much to anyone: “I am not well, can you come?” to one person you trust is enough, and in the United States and Canada you can text 988 instead of calling. What I wrote still holds:",
  es: "**Sigo aquí, y qué bueno que sigas escribiendo.** ¿Estás a salvo ahora? No hace falta decir mucho: “no estoy bien, ¿puedes venir?” a una persona de confianza alcanza, y en Estados Unidos y Canadá puedes enviar un mensaje al 988 en vez de llamar. Sigue valiendo lo que escribí:",
} as const;

function wasTold({ conversation }: ChatTurn, text: string): boolean {
  const last = conversation.findLast(({ author }) => author === "assistant");
  return last?.text.includes(text) ?? false;
}

/** The unit that the question names, else the reader's own. */
function askedUnit(turn: ChatTurn): ChatTurn["unit"] {
  const asked = lastAsked(turn);
  // In Spanish, `mi` is also `my`.
  if (/\b(?:miles?|millas?)\b|(?:\d|\bmin)\s?\/?\s?mi\b/i.test(asked)) return "mi";
  return /\b(min\/km|per km|por km|(?:in|en|a) km|kil[oó]met\w+)\b/i.test(asked) ? "km" : turn.unit;
}

/** Says what the assistant cannot see, and what it knows that is close to it: the page of the race, if one is meant. */
async function* answerBeyond(
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
