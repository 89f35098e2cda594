import type { MouseEvent } from "react";
import type { FollowUpQuestion } from "#features/assistant/assistant.ts";
import { detailLimits } from "#features/assistant/managing/details.ts";
import {
  changeName,
  changeQuestions,
  type QuestionChange,
} from "#features/assistant/managing/question-drafts.ts";
import { TextArea } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { withQuery } from "#values/address.ts";
import { ChangeButton } from "./change-button.tsx";
import { QuestionEditor } from "./question-editor.tsx";

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
  const button = (change: QuestionChange) => ({
    formAction: withQuery(action, { change: changeName(change) }),
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
            {error}
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
