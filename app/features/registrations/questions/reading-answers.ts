import { parseDay } from "#values/day.ts";
import { oneLine } from "#values/text/clean.ts";
import { type EntryQuestion, hasChoices, isAllSoldOut, longestAnswer } from "./question.ts";

/** The name of the field of a question, and of its answer in a draft. */
export type QuestionName = `question:${string}`;

export function questionName(id: string): QuestionName {
  return `question:${id}`;
}

/** What can be wrong with an answer, the most urgent first. */
export const answerProblems = [
  "required",
  "number",
  "date",
  "too-long",
  "sold-out",
  "all-sold-out",
] as const;
export type QuestionProblem = (typeof answerProblems)[number];

/** Whether a problem is about what is left, which is told once the answers are complete and possible. */
export function isAboutStock(problem: string): boolean {
  return problem === "sold-out" || problem === "all-sold-out";
}

/** What is wrong, by the id of the question. */
export type QuestionProblems = Record<string, QuestionProblem>;

/** An answer as it is stored. */
export type ReadAnswer = { questionId: string; choiceId: string | null; answer: string | null };

/** Stands between the chosen ones in an answer of a draft. */
const between = ",";

/** The answers to questions as a form carries them, by the names that they have in a draft. */
export function questionAnswersIn(
  questions: readonly EntryQuestion[],
  form: FormData,
): Record<QuestionName, string> {
  return Object.fromEntries(
    questions.map(({ id }) => {
      const typed = form.getAll(questionName(id)).filter((value) => typeof value === "string");
      return [questionName(id), typed.join(between).replaceAll("\0", "").toWellFormed()];
    }),
  );
}

/** The ids of what is chosen in an answer of a draft. */
export function chosenIn(answer = ""): string[] {
  return [...new Set(answer.split(between).filter(Boolean))];
}

/**
 * Reads the answers of a draft: first whether every answer is given, then whether each is possible, then
 * whether it is in stock. Only the most urgent kind of problem is told.
 */
export function readQuestionAnswers(
  questions: readonly EntryQuestion[],
  answers: Readonly<Record<string, string | undefined>>,
): { problems: QuestionProblems; read: ReadAnswer[] } {
  const found = questions.map((question) => readOne(question, answers[questionName(question.id)]));
  const urgency = Math.min(...found.map(({ problem }) => urgencyOf(problem)));
  const problems: QuestionProblems = {};
  for (const { questionId, problem } of found) {
    if (problem && urgencyOf(problem) === urgency) problems[questionId] = problem;
  }
  return { problems, read: found.flatMap(({ read }) => read) };
}

/** The place of a problem in the order in which problems are shown: required, then format, then stock. */
export function urgencyOf(problem: string | null): number {
  if (problem === null) return 3;
  if (problem === "required") return 0;
  return isAboutStock(problem) ? 2 : 1;
}

type Found = { questionId: string; problem: QuestionProblem | null; read: ReadAnswer[] };

function readOne(question: EntryQuestion, given = ""): Found {
  const { id: questionId, kind, isRequired } = question;
  const wrong = (problem: QuestionProblem): Found => ({ questionId, problem, read: [] });
  const right = (read: Omit<ReadAnswer, "questionId">[]): Found => ({
    questionId,
    problem: null,
    read: read.map((one) => ({ questionId, ...one })),
  });
  // It is sent once the entry is made.
  if (kind === "file") return right([]);
  if (hasChoices(question)) {
    if (isAllSoldOut(question)) return wrong("all-sold-out");
    const ids = chosenIn(given);
    const chosen = question.choices.filter(({ id }) => ids.includes(id));
    const taken = kind === "choice" ? chosen.slice(0, 1) : chosen;
    if (taken.length === 0) return isRequired ? wrong("required") : right([]);
    if (taken.some(({ isSoldOut }) => isSoldOut)) return wrong("sold-out");
    return right(taken.map(({ id }) => ({ choiceId: id, answer: null })));
  }
  const answer = oneLine(kind === "agreement" && given !== "yes" ? "" : given);
  if (answer === "") return isRequired ? wrong("required") : right([]);
  if (kind === "number") {
    const number = readNumber(answer);
    return number === null ? wrong("number") : right([{ choiceId: null, answer: number }]);
  }
  if (kind === "date" && parseDay(answer) === null) return wrong("date");
  if (answer.length > longestAnswer) return wrong("too-long");
  return right([{ choiceId: null, answer }]);
}

/**
 * A number as people type it, in the form that is stored. A comma with one or two digits after it is a
 * decimal one.
 * @example readNumber("1,5") // "1.5"
 */
export function readNumber(typed: string): string | null {
  const plain = typed.replace(/[\s_]/g, "").replace(/^(-?\d+),(\d{1,2})$/, "$1.$2");
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) return null;
  const [whole = "", decimals] = plain.split(".");
  const shorter = whole.replace(/^(-?)0+(?=\d)/, "$1");
  return decimals === undefined ? shorter : `${shorter}.${decimals}`;
}
