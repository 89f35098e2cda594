import type { ComponentProps, MouseEvent } from "react";
import { useHref } from "react-router";
import type { FollowUpQuestion } from "#features/assistant/conversation/assistant.ts";
import { detailLimits } from "#features/assistant/managing/details.ts";
import {
  changeName,
  changeQuestions,
  type QuestionChange,
  questionFields,
} from "#features/assistant/managing/question-drafts.ts";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Said } from "#ui/language/language.tsx";
import { withQuery } from "#values/address.ts";

/**
 * How a conversation begins, and what is asked when a request is generic. The buttons change the
 * questions here; without scripts they send the form to be shown again with the change.
 */
export function FlowFields({
  values: { field },
  questions,
  onChange,
  action,
}: {
  values: FieldValues;
  questions: readonly FollowUpQuestion[];
  onChange: (questions: FollowUpQuestion[]) => void;
  /** The address of the form. */
  action: string;
}) {
  const { error } = field("follow_up_questions");
  const address = useHref(action);
  const button = (change: QuestionChange) => ({
    formAction: withQuery(address, { change: changeName(change) }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChange(changeQuestions(questions, change, crypto.randomUUID()));
    },
  });
  return (
    <div className="grid gap-6">
      <TextArea
        label="Initial Message (optional)"
        rows={3}
        maxLength={detailLimits.starter}
        hint="Sent in the visitor's name when a conversation begins, for example: Help me find my next race."
        {...field("conversation_starter")}
      />
      <section aria-labelledby="questions-title" className="grid gap-4">
        <div>
          <h2 id="questions-title" className="text-lg">
            Follow-up questions
          </h2>
          <p className="mt-1 text-sm text-muted">
            Asked when a request names neither a place nor a distance nor a time. Visitors answer
            with a button for each option.
          </p>
        </div>
        {error && (
          <p
            id="questions-error"
            aria-invalid="true"
            tabIndex={-1}
            className="text-sm font-medium text-danger"
          >
            <Said>{error}</Said>
          </p>
        )}
        <ol className="grid gap-4 empty:hidden">
          {questions.map((question, place) => (
            <li key={question.id}>
              <QuestionEditor
                question={question}
                place={place}
                count={questions.length}
                button={button}
                onChange={(changed) =>
                  onChange(questions.map((one, at) => (at === place ? changed : one)))
                }
              />
            </li>
          ))}
        </ol>
        <ChangeButton
          {...button({ kind: "add-question" })}
          disabled={questions.length >= detailLimits.questions}
          look="quiet"
        >
          Add question
        </ChangeButton>
      </section>
    </div>
  );
}

type ButtonOf = (change: QuestionChange) => {
  formAction: string;
  onClick: (event: MouseEvent) => void;
};

/** A question with its answer options. */
function QuestionEditor({
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

/** A button of the question editor: it sends the form unchecked where scripts do not run. */
function ChangeButton(props: ComponentProps<typeof Button>) {
  return (
    <Button
      look="plain"
      size="small"
      {...props}
      type="submit"
      formNoValidate
      className="w-fit disabled:opacity-40"
    />
  );
}
