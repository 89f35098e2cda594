import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { scaleHeavyFile } from "#ui/form/files/scaled-file.ts";
import { Notice } from "#ui/message/notice.tsx";
import { fillFields, useDeeds } from "./doing.ts";

/** Puts a picture into the text, where the cursor stands. */
export function InsertPicture({
  action,
  errors,
}: {
  action: string;
  /** Without scripts. */
  errors: Record<string, string>;
}) {
  const { busy, problem, fields, button } = useDeeds(action, (form, { inserted }) => {
    const content = form.elements.namedItem("content");
    if (!inserted || !(content instanceof HTMLTextAreaElement)) return;
    insertAtCursor(content, inserted);
    fillFields(form, { inline_alt: "" });
    const chosen = form.elements.namedItem("inline_picture");
    if (chosen instanceof HTMLInputElement) chosen.value = "";
  });
  const isBusy = busy === "insert";
  const wrong = { ...errors, ...fields };
  return (
    <details
      className="rounded-control border border-line px-4 py-3"
      open={hasAny(wrong) || undefined}
    >
      <summary className="cursor-pointer font-semibold">Insert a picture into the text</summary>
      <div className="mt-3 grid gap-4">
        {problem && <Notice kind="problem">{problem}</Notice>}
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Picture" error={wrong.inline_picture}>
            {(control) => (
              <input
                {...control}
                type="file"
                name="inline_picture"
                accept="image/*"
                onChange={(event) => scaleHeavyFile(event.currentTarget)}
                className="input file-input"
              />
            )}
          </Field>
          <TextField
            label="What it shows"
            name="inline_alt"
            maxLength={300}
            error={wrong.inline_alt}
            hint="Read to those who do not see it"
          />
        </div>
        <Button {...button("insert")} look="quiet" size="small" className="w-fit">
          {isBusy ? "Inserting…" : "Insert at the cursor"}
        </Button>
      </div>
    </details>
  );
}

function hasAny(errors: Record<string, string>): boolean {
  return Boolean(errors.inline_picture ?? errors.inline_alt);
}

/** In a paragraph of its own. */
function insertAtCursor(area: HTMLTextAreaElement, markdown: string) {
  const before = area.value.slice(0, area.selectionStart).trimEnd();
  const after = area.value.slice(area.selectionEnd).trimStart();
  area.value = [before, markdown, after].filter(Boolean).join("\n\n");
  const end = before ? before.length + 2 + markdown.length : markdown.length;
  area.focus();
  area.setSelectionRange(end, end);
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
