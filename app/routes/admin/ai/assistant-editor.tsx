import { href } from "react-router";
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
import { draftsIn, withQuestions } from "#features/assistant/managing/question-drafts.ts";
import { TestConsole } from "#features/assistant/trial/test-console.tsx";
import type { Tried } from "#features/assistant/trial/trial.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EditForm, OpenedWith } from "#ui/editing/edit-form.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { type FieldValues, fieldValues } from "#ui/form/field-values.ts";
import { useFollowing } from "#ui/form/following/following.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors } from "#values/form/form.ts";
import type { EditAnswer } from "#values/form/three-way.ts";
import { FlowFields } from "./assistant-editor/flow-fields.tsx";

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
