import {
  questionSentences,
  sentAfter,
  soldOut,
} from "#features/registrations/questions/messages.ts";
import {
  type EntryChoice,
  type EntryQuestion,
  isAllSoldOut,
  writtenIn,
} from "#features/registrations/questions/question.ts";
import {
  chosenIn,
  type QuestionProblem,
  type QuestionProblems,
  questionName,
} from "#features/registrations/questions/reading-answers.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Field } from "#ui/form/field.tsx";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { WrittenText } from "./written-text.tsx";

/** More choices than these are a list to choose from. */
const mostButtons = 12;

/** The questions of a race as its runners see them. */
export function QuestionFields({
  questions,
  answers,
  problems,
}: {
  questions: readonly EntryQuestion[];
  /** By the names of the fields. */
  answers: Readonly<Record<string, string | undefined>>;
  problems: QuestionProblems;
}) {
  return (
    <div className="wizard-fields">
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[questionName(question.id)]}
          problem={isAllSoldOut(question) ? "all-sold-out" : problems[question.id]}
        />
      ))}
    </div>
  );
}

type Asked = {
  question: EntryQuestion;
  answer: string | undefined;
  problem: QuestionProblem | undefined;
};

function QuestionField(asked: Asked) {
  const { kind, choices } = asked.question;
  if (kind === "file") return <FileToSend question={asked.question} />;
  if (kind === "agreement") return <Agreement {...asked} />;
  if (kind === "choices") return <ChoiceButtons {...asked} kind="checkbox" />;
  if (kind === "choice" && choices.length <= mostButtons) {
    return <ChoiceButtons {...asked} kind="radio" />;
  }
  return kind === "choice" ? <ChoiceList {...asked} /> : <Line {...asked} />;
}

/** Text, number or date. */
function Line({ question, answer, problem }: Asked) {
  const say = useSay();
  const { id, kind, hint, isRequired } = question;
  const isDate = kind === "date";
  const format = say({ en: "YYYY-MM-DD", es: "AAAA-MM-DD" });
  const isHinted = hint.en !== null || hint.es !== null;
  return (
    <Field
      label={<QuestionText question={question} />}
      hint={isHinted ? <WrittenText>{hint}</WrittenText> : isDate ? format : undefined}
      error={sentenceOf(problem)}
    >
      {(control) => (
        <input
          type="text"
          {...control}
          name={questionName(id)}
          inputMode={kind === "number" ? "decimal" : undefined}
          placeholder={isDate ? format : undefined}
          autoComplete="off"
          required={isRequired}
          defaultValue={answer}
          aria-invalid={problem ? true : undefined}
          className="input"
        />
      )}
    </Field>
  );
}

/** Many choices of which one is chosen. */
function ChoiceList({ question, answer, problem }: Asked) {
  const say = useSay();
  const { id, hint, isRequired, choices } = question;
  const isHinted = hint.en !== null || hint.es !== null;
  return (
    <Field
      label={<QuestionText question={question} />}
      hint={isHinted ? <WrittenText>{hint}</WrittenText> : undefined}
      error={sentenceOf(problem)}
    >
      {(control) => (
        <select
          {...control}
          name={questionName(id)}
          required={isRequired}
          defaultValue={chosenIn(answer)[0] ?? ""}
          aria-invalid={problem ? true : undefined}
          className="input select"
        >
          <option value="">{say({ en: "Choose", es: "Elegir" })}</option>
          {choices.map((choice) => (
            <ChoiceOption key={choice.id} choice={choice} />
          ))}
        </select>
      )}
    </Field>
  );
}

function ChoiceOption({ choice: { id, label, isSoldOut } }: { choice: EntryChoice }) {
  const say = useSay();
  const pageLang = useLang();
  const { text, lang } = writtenIn(label, pageLang);
  return (
    <option value={id} disabled={isSoldOut} lang={lang === pageLang ? undefined : lang}>
      {isSoldOut ? `${text} (${say(soldOut)})` : text}
    </option>
  );
}

/** A few choices, of which one or several are chosen. */
function ChoiceButtons({
  question,
  answer,
  problem,
  kind,
}: Asked & { kind: "radio" | "checkbox" }) {
  const say = useSay();
  const { id, isRequired, choices } = question;
  const name = questionName(id);
  const chosen = chosenIn(answer);
  const shared = { kind, name, ...describedBy(question, problem) };
  return (
    <div>
      <ChoiceGroup label={<QuestionText question={question} />}>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {choices.map((choice) => (
            <Choice
              key={choice.id}
              {...shared}
              value={choice.id}
              disabled={choice.isSoldOut}
              defaultChecked={chosen.includes(choice.id) && !choice.isSoldOut}
            >
              <WrittenText>{choice.label}</WrittenText>
              {choice.isSoldOut && <span className="text-muted"> ({say(soldOut)})</span>}
            </Choice>
          ))}
          {kind === "radio" && !isRequired && (
            <Choice {...shared} value="" defaultChecked={chosen.length === 0}>
              {say({ en: "No answer", es: "Sin respuesta" })}
            </Choice>
          )}
        </div>
      </ChoiceGroup>
      <Notes question={question} problem={problem} />
    </div>
  );
}

/** A checkbox whose label is the question. */
function Agreement({ question, answer, problem }: Asked) {
  return (
    <div>
      <Choice
        name={questionName(question.id)}
        value="yes"
        required={question.isRequired}
        defaultChecked={answer === "yes"}
        {...describedBy(question, problem)}
      >
        <QuestionText question={question} />
      </Choice>
      <Notes question={question} problem={problem} />
    </div>
  );
}

/** A file is sent from the page of the registration. */
function FileToSend({ question }: Pick<Asked, "question">) {
  const say = useSay();
  return (
    <div>
      <p className="font-semibold">
        <QuestionText question={question} />
      </p>
      <Notes question={question} problem={undefined} />
      <p className="mt-1.5 text-sm text-muted">{say(sentAfter)}</p>
    </div>
  );
}

/** The question, and whether it may stay without an answer. */
function QuestionText({ question: { text, isRequired } }: { question: EntryQuestion }) {
  const say = useSay();
  return (
    <>
      <WrittenText>{text}</WrittenText>
      {!isRequired && (
        <span className="font-normal text-muted">
          {" "}
          {say({ en: "(optional)", es: "(opcional)" })}
        </span>
      )}
    </>
  );
}

function describedBy({ id, hint }: EntryQuestion, problem: QuestionProblem | undefined) {
  const isHinted = hint.en !== null || hint.es !== null;
  const notes = [isHinted && `${id}-hint`, sentenceOf(problem) && `${id}-problem`];
  return {
    "aria-invalid": problem ? (true as const) : undefined,
    "aria-describedby": notes.filter(Boolean).join(" ") || undefined,
  };
}

/** Hint and problem of a question that is not a line of text. */
function Notes({ question: { id, hint }, problem }: Omit<Asked, "answer">) {
  const sentence = sentenceOf(problem);
  return (
    <>
      {(hint.en !== null || hint.es !== null) && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          <WrittenText>{hint}</WrittenText>
        </p>
      )}
      {sentence && (
        <p id={`${id}-problem`} className="mt-1.5 text-sm font-medium text-danger">
          <Said>{sentence}</Said>
        </p>
      )}
    </>
  );
}

/** A missing answer is told above the buttons, once for all. */
function sentenceOf(problem: QuestionProblem | undefined) {
  return problem === undefined || problem === "required" ? undefined : questionSentences[problem];
}
