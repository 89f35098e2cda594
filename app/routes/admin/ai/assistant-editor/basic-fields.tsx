import { assistantModels, toolNames } from "#features/assistant/assistant.ts";
import { detailLimits, toolField, toolWords } from "#features/assistant/managing/details.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import type { FieldValues } from "#ui/form/field-values.ts";
import { Select } from "#ui/form/select.tsx";

/** The fields of the tab `Basic Info`, besides the tools. */
export const basicFields = ["name", "model", "description", "instructions"] as const;

/** What an assistant is called, what answers, and what it is told. */
export function BasicFields({ values: { text, field, isTicked } }: { values: FieldValues }) {
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
