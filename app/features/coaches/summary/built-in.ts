import { languageOf } from "#features/assistant/conversation/language.ts";
import { topics } from "#features/assistant/knowledge/topics.ts";
import { parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { markdownWords } from "#ui/markdown/markdown-words.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";
import { isGoal, withoutCourtesy } from "../goals.ts";

/** Something that was said in a session. */
export type SaidLine = { isUser: boolean; content: string };

const mostGoals = 2;
const mostQuestions = 3;
const mostSentences = 5;
const longestQuestion = 140;
const longestSentence = 220;

/** Shorter ones are greetings and exclamations. */
const shortestSentence = 25;

const words = {
  en: {
    goal: "Your goal:",
    asked: "You asked:",
    said: "Your coach said:",
    noAdvice: "Your coach gave no answer.",
    end: "Rules made this summary from the words of the session, without understanding them.",
  },
  es: {
    goal: "Tu meta:",
    asked: "Preguntaste:",
    said: "Tu coach dijo:",
    noAdvice: "Tu coach no respondió.",
    end: "Unas reglas hicieron este resumen con las palabras de la sesión, sin entenderlas.",
  },
};

/**
 * What was asked in a session and what was advised, in the speakers' own sentences, as lines of plain
 * text; `null` where the runner said nothing.
 */
export function builtInSummary(said: readonly SaidLine[]): string | null {
  const asked = said.filter(({ isUser }) => isUser).map(({ content }) => content);
  if (asked.length === 0) return null;
  const { goal, asked: askedWords, said: saidWords, noAdvice, end } = words[languageIn(asked)];
  const goals = asked.filter(isGoal).slice(-mostGoals);
  const advice = adviceIn(said.filter(({ isUser }) => !isUser).map(({ content }) => content));
  const questions = questionsIn(asked.filter((text) => !goals.includes(text)));
  return [
    ...(goals.length > 0
      ? [goal, ...goals.map((text) => asEntry(shorten(withoutCourtesy(text), longestQuestion))), ""]
      : []),
    ...(questions.length > 0 ? [askedWords, ...questions.map(asEntry)] : []),
    "",
    ...(advice.length > 0 ? [saidWords, ...advice.map(asEntry)] : [noAdvice]),
    "",
    end,
  ].join("\n");
}

function languageIn(asked: readonly string[]): "en" | "es" {
  return languageOf(fold(asked.join(" ")).match(/[\p{L}\p{N}]+/gu) ?? []) ?? "en";
}

/** The first questions, or the first words where nothing is asked with a mark. */
function questionsIn(asked: readonly string[]): string[] {
  const withMark = asked.filter((text) => text.includes("?"));
  const chosen = withMark.length > 0 ? withMark : asked;
  const plain = chosen.map((text) => shorten(text, longestQuestion)).filter(Boolean);
  return [...new Set(plain)].slice(0, mostQuestions);
}

/** A sentence of each answer in turn, until there are enough: the first ones say the most. */
function adviceIn(answers: readonly string[]): string[] {
  const byAnswer = answers.map(sentencesOf).filter((sentences) => sentences.length > 0);
  const advice = new Set<string>();
  for (let place = 0; advice.size < mostSentences; place += 1) {
    const next = byAnswer.flatMap((sentences) => sentences[place] ?? []);
    if (next.length === 0) break;
    for (const sentence of next) {
      if (advice.size < mostSentences) advice.add(shorten(sentence, longestSentence));
    }
  }
  return [...advice];
}

/** The title of an article stands above its first sentence. */
const titles = new Set(topics.flatMap(({ title }) => [title.en, title.es]));

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Statements that are not advice: nothing found, not understood, lists of races, and sources. */
const noAdviceBegins =
  /^(?:In this session you told me|You told me|En esta sesión me contaste|Me contaste|Because of what you wrote|Por lo que escribiste|I (?:did not|do not|could not|couldn.t|cannot|can.t|am not|am sorry|found|know no)|I.m sorry|Sorry|Say it in|Dilo en|Short questions|That (?:I did not|is beyond)|The soonest|Races? |Sources?:|This (?:answer|replaces)|No (?:entend|encontr|puedo|sé|lo sé)|Eso no|Lo siento|Perdón|Encontré|La más próxima|Carreras? |Fuentes?:|Esto no|I am a program|Soy un programa|Meanwhile|Mientras tanto|Then |Entonces |Tell me |Dime |Your goal:|Tu meta:|Write it|Escríbelo)/;

/** What an answer begins with that was said before. */
const repeated = /^(?:A week toward that|Una semana hacia eso): /;

/** The statements of an answer: no questions, no greetings, no rows of tables. */
function sentencesOf(answer: string): string[] {
  const prose = answer.replace(/^\s*\|.*$/gm, "");
  const plain = markdownWords(parseMarkdown(prose));
  return [...segmenter.segment(plain)]
    .map(({ segment }) => segment.trim().replace(repeated, ""))
    .filter((sentence) => !titles.has(sentence.replace(/\.$/, "")))
    .filter((sentence) => sentence.length >= shortestSentence && !sentence.endsWith("?"))
    .filter((sentence) => !noAdviceBegins.test(sentence));
}

function asEntry(text: string): string {
  return `- ${text}`;
}
