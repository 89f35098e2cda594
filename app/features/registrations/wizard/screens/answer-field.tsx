import type { ComponentProps } from "react";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import type { Say, Words } from "#values/say.ts";
import { answerSentences, tooYoung } from "../../answer-messages.ts";
import {
  type AnswerName,
  type AnswerProblem,
  type AnswerProblems,
  type Answers,
  answerNames,
} from "../../answers.ts";
import type { Demand } from "../../rules/entry-rules.ts";

/** The fields that are wrong, each with its sentence unless that is said above the buttons. */
export type MarkedFields = Partial<Record<AnswerName, { sentence: Words | undefined }>>;

/** The sentence below a field; a missing answer has none, because it is reported once for all fields. */
export function sentenceBelow(problem: AnswerProblem, minimumAge: number): Words | undefined {
  if (problem === "too-young") return tooYoung(minimumAge);
  return problem === "required" ? undefined : answerSentences[problem];
}

/** Each wrong field with its sentence, of a form that has none for all fields. */
export function markedIn(problems: AnswerProblems, minimumAge = 0): MarkedFields {
  return Object.fromEntries(
    answerNames.flatMap((name) => {
      const problem = problems[name];
      const sentence = problem && (sentenceBelow(problem, minimumAge) ?? answerSentences.required);
      return sentence ? [[name, { sentence }]] : [];
    }),
  );
}

/** What the fields of a step begin with, and which of them are wrong. */
export type StepFields = { answers: Answers; marked: MarkedFields };

/** A line of text of the wizard, which is required unless the race can do without it. */
export function AnswerField({
  name,
  label,
  hint,
  demand = "required",
  given: { answers, marked },
  ...rest
}: {
  name: AnswerName;
  label: string;
  hint?: string;
  demand?: Demand;
  given: StepFields;
} & ComponentProps<"input">) {
  const say = useSay();
  if (demand === "hidden") return null;
  const mark = marked[name];
  return (
    <Field label={labelled(say, label, demand)} hint={hint} error={mark?.sentence}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          name={name}
          required={demand === "required"}
          defaultValue={answers[name]}
          aria-invalid={mark ? true : undefined}
          className="input"
        />
      )}
    </Field>
  );
}

/** A choice of the wizard that begins with none. */
export function AnswerChoice<Value extends string>({
  name,
  label,
  hint,
  demand,
  words,
  given: { answers, marked },
}: {
  name: AnswerName;
  label: string;
  hint?: string;
  demand: Demand;
  /** What is offered, by its value. */
  words: Readonly<Record<Value, Words>>;
  given: StepFields;
}) {
  const say = useSay();
  const lang = useLang();
  if (demand === "hidden") return null;
  const mark = marked[name];
  const offered = Object.entries<Words>(words).map(([value, word]) => ({
    value,
    label: word[lang],
  }));
  return (
    <Select
      name={name}
      label={labelled(say, label, demand)}
      hint={hint}
      required={demand === "required"}
      options={[{ value: "", label: say({ en: "Choose…", es: "Elige…" }) }, ...offered]}
      defaultValue={answers[name] ?? ""}
      error={mark?.sentence}
      aria-invalid={mark ? true : undefined}
    />
  );
}

/** The label of a field, with a note where it need not be filled in. */
function labelled(say: Say, label: string, demand: Demand): string {
  return demand === "optional" ? `${label} ${say({ en: "(optional)", es: "(opcional)" })}` : label;
}
