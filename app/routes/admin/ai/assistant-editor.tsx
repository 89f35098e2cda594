import type { ComponentProps, MouseEvent } from "react";
import { href, useHref } from "react-router";
import {
  assistantModels,
  type FollowUpQuestion,
  toolNames,
} from "#features/assistant/conversation/assistant.ts";
import {
  type AssistantDetails,
  assistantTexts,
  detailLimits,
  toolField,
  toolWords,
} from "#features/assistant/managing/details.ts";
import {
  changeName,
  changeQuestions,
  draftsIn,
  type QuestionChange,
  questionFields,
  withQuestions,
} from "#features/assistant/managing/question-drafts.ts";
import { TestConsole } from "#features/assistant/trial/test-console.tsx";
import type { Tried } from "#features/assistant/trial/trial.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EditForm, OpenedWith } from "#ui/editing/edit-form.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Select } from "#ui/form/select.tsx";
import { Said } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";

const formId = "assistant";

const tried: Tried = {
  action: href("/admin/ai/test"),
  fields: () => {
    const form = document.getElementById(formId);
    return form instanceof HTMLFormElement ? new FormData(form) : null;
  },
};

const nothing: AssistantDetails = {
  name: "",
  model: "gpt-4o",
  description: null,
  instructions: "",
  conversation_starter: null,
  tools: ["search_races"],
  follow_up_questions: [],
};

/** The form of an assistant in two tabs, and beside it the assistant that it describes, to be tried. */
export function AssistantEditor({
  action,
  stored,
  answer,
  isBusy,
  save,
}: {
  action: string;
  /** `null` for a new assistant. */
  stored: AssistantDetails | null;
  answer: AssistantAnswer | null;
  isBusy: boolean;
  /** The words of the button. */
  save: string;
}) {
  const texts = assistantTexts(stored ?? nothing);
  const values = fieldValues(tickedAsTrue(texts), answer);
  const [questions, setQuestions] = useFollowing(
    draftsIn(values.text("follow_up_questions")),
    isSame,
  );
  return (
    <div className="grid max-w-[80rem] items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <EditForm id={formId} action={action} answer={answer} className="grid min-w-0 gap-6">
        {/* Enter in a field sends the form, and not a button of the question editor. */}
        <button type="submit" hidden />
        {stored && <OpenedWith texts={answer?.meanwhile?.stored ?? texts} answer={answer} />}
        {answer?.form && !answer.meanwhile && <Notice kind="problem">{answer.form}</Notice>}
        <Tabs
          key={answer?.occasion}
          label="Parts of the assistant"
          heading="h2"
          initial={firstTab(answer)}
          tabs={[
            {
              id: "basic",
              label: "Basic Info",
              panel: <BasicFields values={values} />,
            },
            {
              id: "flow",
              label: "Conversation Flow",
              panel: (
                <FlowFields
                  values={values}
                  questions={questions}
                  onChange={setQuestions}
                  action={action}
                />
              ),
            },
          ]}
        />
        <SaveBar>
          <FormWays busy={isBusy} out={href("/admin/ai")} outLook="plain">
            {isBusy ? "Saving…" : save}
          </FormWays>
        </SaveBar>
      </EditForm>
      <TestConsole
        title="Test console"
        lead="Talk to the assistant as it is in the form now, saved or not."
        tried={tried}
      />
    </div>
  );
}

/** The tab that has what is wrong, or what a button has changed without scripts. */
function firstTab(answer: AssistantAnswer | null): "basic" | "flow" {
  if (!answer) return "basic";
  const contested = answer.meanwhile?.contested.map(({ name }) => name) ?? [];
  const wrong = [...Object.keys(answer.fields), ...contested];
  if (wrong.length > 0) return wrong.some(isBasic) ? "basic" : "flow";
  return answer.form === null ? "flow" : "basic";
}

function isBasic(name: string): boolean {
  return basicFields.some((field) => field === name) || name.startsWith("tool_");
}

/** A stored tick is the text `yes`. */
function tickedAsTrue(texts: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, name.startsWith("tool_") || text]),
  );
}

function isSame(one: FollowUpQuestion[], other: FollowUpQuestion[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The fields of the tab `Basic Info`, besides the tools. */
const basicFields = ["name", "model", "description", "instructions"] as const;

/** The name, the model and the instructions of an assistant. */
function BasicFields({ values: { text, field, isTicked } }: { values: FieldValues }) {
  const models = [...new Set([...assistantModels, text("model")])];
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          required
          maxLength={detailLimits.name}
          autoComplete="off"
          {...field("name")}
        />
        <Select
          label="Model"
          options={models.map((model) => ({ value: model, label: model }))}
          {...field("model")}
        />
      </div>
      <TextArea
        label="Description (optional)"
        rows={2}
        maxLength={detailLimits.description}
        hint="What visitors read when they choose an assistant"
        {...field("description")}
      />
      <TextArea
        label="System Instructions"
        required
        rows={8}
        maxLength={detailLimits.instructions}
        hint="For the language model only: visitors never see them, and the built-in assistant does not read them"
        {...field("instructions")}
      />
      <ChoiceGroup label="Tools">
        {toolNames.map((tool) => (
          <Choice
            key={`${tool} ${isTicked(toolField(tool))}`}
            name={toolField(tool)}
            value="yes"
            defaultChecked={isTicked(toolField(tool))}
          >
            {toolWords[tool]}
          </Choice>
        ))}
      </ChoiceGroup>
    </div>
  );
}

/** An answer to the form of an assistant, with a mark that no other answer has. */
export type AssistantAnswer = EditAnswer & { occasion: string };

/** The answer of the page itself when the server cannot be reached: what was typed stays. */
export async function notReached(request: Request, sentence: string): Promise<AssistantAnswer> {
  const form = withQuestions(await request.clone().formData());
  return { ...formErrors(sentence, form), meanwhile: null, occasion: crypto.randomUUID() };
}

/** Shown instead of an assistant that cannot be edited or deleted. */
export function AssistantMissing({ sentence, hint }: { sentence: string; hint: string }) {
  return (
    <>
      <ToolHeading lead={hint}>{sentence}</ToolHeading>
      <ButtonLink to={href("/admin/ai")}>Back to assistants</ButtonLink>
    </>
  );
}

/**
 * How a conversation begins, and what is asked when a request is generic. The buttons change the
 * questions here; without scripts they send the form to be shown again with the change.
 */
function FlowFields({
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
