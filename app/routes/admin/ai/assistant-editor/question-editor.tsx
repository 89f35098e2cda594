import type { MouseEvent } from "react";
import type { FollowUpQuestion } from "#features/assistant/assistant.ts";
import { detailLimits } from "#features/assistant/managing/details.ts";
import {
  type QuestionChange,
  questionFields,
} from "#features/assistant/managing/question-drafts.ts";
import { TextField } from "#ui/form/field.tsx";
import { ChangeButton } from "./change-button.tsx";

type ButtonOf = (change: QuestionChange) => {
  formAction: string;
  onClick: (event: MouseEvent) => void;
};

/** A question with its answer options. */
export function QuestionEditor({
  question,
  place,
  count,
  button,
  onChange,
}: {
  question: FollowUpQuestion;
  place: number;
  /** Of all questions. */
  count: number;
  button: ButtonOf;
  onChange: (question: FollowUpQuestion) => void;
}) {
  const names = questionFields(place);
  const number = place + 1;
  const options = question.options.map((text, at) => ({ key: `option ${at}`, at, text }));
  const retype = (at: number, text: string) =>
    onChange({
      ...question,
      options: question.options.map((old, one) => (one === at ? text : old)),
    });
  return (
    <fieldset className="card grid gap-4 p-4">
      <legend className="sr-only">Question {number}</legend>
      <input type="hidden" name={names.id} value={question.id} />
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={`Question ${number}`}
          name={names.text}
          value={question.text}
          maxLength={detailLimits.question}
          onChange={(event) => onChange({ ...question, text: event.currentTarget.value })}
          className="min-w-48 flex-1"
        />
        <div className="flex gap-1.5">
          <ChangeButton
            {...button({ kind: "raise-question", question: place })}
            disabled={place === 0}
            aria-label={`Move question ${number} up`}
          >
            ↑
          </ChangeButton>
          <ChangeButton
            {...button({ kind: "lower-question", question: place })}
            disabled={place === count - 1}
            aria-label={`Move question ${number} down`}
          >
            ↓
          </ChangeButton>
          <ChangeButton
            {...button({ kind: "remove-question", question: place })}
            aria-label={`Remove question ${number}`}
          >
            Remove
          </ChangeButton>
        </div>
      </div>
      <ul className="grid gap-2 empty:hidden sm:pl-6">
        {options.map(({ key, at, text }) => (
          <li key={key} className="flex flex-wrap items-center gap-2">
            <TextField
              label={`Option ${at + 1} of question ${number}`}
              hideLabel
              name={names.option}
              value={text}
              maxLength={detailLimits.option}
              placeholder={`Option ${at + 1}`}
              onChange={(event) => retype(at, event.currentTarget.value)}
              className="min-w-40 flex-1"
            />
            <div className="flex gap-1.5">
              <ChangeButton
                {...button({ kind: "raise-option", question: place, option: at })}
                disabled={at === 0}
                aria-label={`Move option ${at + 1} of question ${number} up`}
              >
                ↑
              </ChangeButton>
              <ChangeButton
                {...button({ kind: "lower-option", question: place, option: at })}
                disabled={at === options.length - 1}
                aria-label={`Move option ${at + 1} of question ${number} down`}
              >
                ↓
              </ChangeButton>
              <ChangeButton
                {...button({ kind: "remove-option", question: place, option: at })}
                aria-label={`Remove option ${at + 1} of question ${number}`}
              >
                ✕
              </ChangeButton>
            </div>
          </li>
        ))}
      </ul>
      <ChangeButton
        {...button({ kind: "add-option", question: place })}
        disabled={options.length >= detailLimits.options}
        aria-label={`Add option to question ${number}`}
      >
        Add option
      </ChangeButton>
    </fieldset>
  );
}
