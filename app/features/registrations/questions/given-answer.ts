import { formatDay, parseDay } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { fileStateWords, isFileState } from "./file-state.ts";
import { type EntryQuestion, type GivenAnswer, writtenIn } from "./question.ts";
import { readQuestionAnswers } from "./reading-answers.ts";

const agreed: Words = { en: "Yes", es: "Sí" };

/** The parts of an answer, each with the language that it is written in. */
export function partsOf(answer: GivenAnswer, lang: Lang): { text: string; lang: Lang | null }[] {
  const { kind, typed, chosen } = answer;
  if (typed === null) return chosen.map((label) => writtenIn(label, lang));
  if (kind === "agreement") return [{ text: sayIn(lang)(agreed), lang }];
  if (kind === "file" && isFileState(typed)) {
    return [{ text: sayIn(lang)(fileStateWords[typed]), lang }];
  }
  const day = kind === "date" ? parseDay(typed) : null;
  // Nobody knows in which language a runner writes.
  return [day ? { text: formatDay(day, lang), lang } : { text: typed, lang: null }];
}

/** An answer as a text: `M`, `Vegan, gluten-free`. */
export function answerText(answer: GivenAnswer, lang: Lang): string {
  return partsOf(answer, lang)
    .map(({ text }) => text)
    .join(", ");
}

/** For programs: in English where it is written in English; numbers, days and states of files as they are stored. */
export function answersForPrograms(
  answers: readonly GivenAnswer[] = [],
): { question: string; answer: string }[] {
  return answers.map((answer) => ({
    question: writtenIn(answer.question, "en").text,
    answer:
      answer.kind === "date" || answer.kind === "file"
        ? (answer.typed ?? "")
        : answerText(answer, "en"),
  }));
}

/** What the answers of a draft say to the questions, as far as they are right. */
export function givenIn(
  questions: readonly EntryQuestion[],
  answers: Readonly<Record<string, string | undefined>>,
): GivenAnswer[] {
  const { read } = readQuestionAnswers(questions, answers);
  return questions.flatMap(({ id, kind, text, choices }) => {
    const own = read.filter(({ questionId }) => questionId === id);
    const [first] = own;
    if (!first) return [];
    const chosen = choices
      .filter((choice) => own.some(({ choiceId }) => choiceId === choice.id))
      .map(({ label }) => label);
    return [{ questionId: id, kind, question: text, typed: first.answer, chosen }];
  });
}
