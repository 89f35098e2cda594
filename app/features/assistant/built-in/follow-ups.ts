import { fold } from "#values/text/fold.ts";
import type { FollowUpQuestion } from "../conversation/assistant.ts";
import { spanishOf } from "../managing/first-assistants.ts";
import type { AnswerEvent, ChatTurn } from "../planning/answer.ts";
import type { SearchParameters } from "../planning/search-parameters.ts";
import { uncheckedLine } from "./understood.ts";
import type { InEach } from "./words/formats.ts";
import { searchWords } from "./words/search-words.ts";

type Question = Pick<FollowUpQuestion, "text" | "options">;

/** A request without anything to search by: asks the first question that is not answered. */
export function* answerGeneric(turn: ChatTurn): Iterable<AnswerEvent> {
  const { language } = turn.plan;
  const question = nextQuestion(turn);
  const isFirst = !turn.conversation.some(({ author }) => author === "assistant");
  const leftOut = uncheckedLine(turn, "question");
  if (leftOut) yield { kind: "text", text: leftOut };
  if (isFirst) yield { kind: "text", text: `${beforeQuestions[language]} ` };
  yield { kind: "text", text: question?.text ?? afterQuestions[language] };
  const options = question?.options ?? searchWords[language].otherSearches;
  yield { kind: "options", options };
}

/** The next question of the assistant; of the built-in ones where it has none. */
export function nextQuestion(turn: ChatTurn): Question | null {
  const { language, params } = turn.plan;
  const own = ownQuestions(turn);
  if (own.length === 0) {
    return questions[language].find(({ kind }) => !isAnswered(kind, params)) ?? null;
  }
  const said = turn.conversation.filter(({ author }) => author === "assistant");
  return (
    own.find((question) => {
      const kind = kindOf(question);
      if (kind) return !isAnswered(kind, params);
      return !said.some(({ text }) => text.includes(question.text));
    }) ?? null
  );
}

/** The next question, unless it was asked before: once is enough beside races that were found. */
export function nextUnasked(turn: ChatTurn): Question | null {
  const question = nextQuestion(turn);
  const wasAsked = turn.conversation.some(
    ({ author, text }) => author === "assistant" && question && text.includes(question.text),
  );
  return wasAsked ? null : question;
}

/** The questions of the assistant; those of the first assistants also in Spanish. */
function ownQuestions({ assistant, plan: { language } }: ChatTurn): Question[] {
  if (language === "en") return assistant.followUpQuestions;
  return assistant.followUpQuestions.map((question) => spanishOf(question) ?? question);
}

/** Whether the last answer asked a follow-up question, so that the next one is expected. */
export function isAsking(turn: ChatTurn): boolean {
  const { assistant, conversation, plan } = turn;
  const last = conversation.findLast(({ author }) => author === "assistant");
  const asked = [
    ...assistant.followUpQuestions,
    ...ownQuestions(turn),
    ...questions.en,
    ...questions[plan.language],
  ];
  return last !== undefined && asked.some(({ text }) => last.text.trimEnd().endsWith(text));
}

const kinds: [kind: QuestionKind, words: RegExp][] = [
  ["place", /\b(where|place|city|country|region|donde|lugar|ciudad|pais)\b/],
  ["distance", /\b(distance|how (far|long)|kilomet(er|re|ro)s|miles|distancia|que tan largo)\b/],
  ["time", /\b(when|date|month|season|cuando|fecha|mes|temporada)\b/],
];

/** What a question asks for; `null` where the parameters of a search do not hold its answer. */
function kindOf({ text }: Question): QuestionKind | null {
  const folded = fold(text);
  return kinds.find(([, words]) => words.test(folded))?.[0] ?? null;
}

const parametersOf: Record<QuestionKind, readonly (keyof SearchParameters)[]> = {
  place: ["city", "state", "country", "near", "places"],
  distance: ["distance", "distances", "distance_from", "distance_to"],
  time: ["start_date_from", "start_date_to", "season", "weekdays"],
};

function isAnswered(kind: QuestionKind, params: SearchParameters): boolean {
  return parametersOf[kind].some((name) => params[name] !== undefined);
}

/** What a follow-up question can be about. */
type QuestionKind = "place" | "distance" | "time";

type AskedQuestion = { kind: QuestionKind; text: string; options: string[] };

/** The questions of an assistant that has none of its own. */
export const questions: InEach<readonly AskedQuestion[]> = {
  en: [
    {
      kind: "place",
      text: "Where would you like to run?",
      options: ["Peru", "Mexico", "Canada", "United States"],
    },
    {
      kind: "distance",
      text: "Which distance?",
      options: ["5K", "10K", "Half marathon", "Marathon"],
    },
    {
      kind: "time",
      text: "When would you like to race?",
      options: ["Next month", "In the next three months", "Next year"],
    },
  ],
  es: [
    {
      kind: "place",
      text: "¿Dónde te gustaría correr?",
      options: ["Perú", "México", "Canadá", "Estados Unidos"],
    },
    {
      kind: "distance",
      text: "¿Qué distancia?",
      options: ["5K", "10K", "Media maratón", "Maratón"],
    },
    {
      kind: "time",
      text: "¿Cuándo te gustaría competir?",
      options: ["El próximo mes", "En los próximos tres meses", "El próximo año"],
    },
  ],
};

/** Said before the first question. */
const beforeQuestions: InEach<string> = {
  en: "Let's find your race.",
  es: "Busquemos tu carrera.",
};

/** Said when all questions are answered and nothing narrows the search. */
const afterQuestions: InEach<string> = {
  en: "Name a place, a distance or a month, and I look for races.",
  es: "Dime un lugar, una distancia o un mes, y busco carreras.",
};
