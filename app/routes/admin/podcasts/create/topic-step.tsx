import { Form, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/podcast.ts";
import type { OpenDraft } from "#features/podcasts/studio/studio.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "../addresses.ts";
import { SourceChoice } from "./source-choice.tsx";
import { WriterNote } from "./writer-note.tsx";

/** The first step: what the episode is about. */
export function TopicStep({
  draft,
  hasModel,
  errors,
}: {
  draft: OpenDraft | null;
  hasModel: boolean;
  errors: FormErrors | null;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <div className="grid max-w-200 gap-6">
      <SourceChoice current="topic" draft={draft?.id ?? null} />
      <Form
        ref={form}
        method="post"
        action={studioAddress("create", { draft: draft?.id, step: "topic" })}
        noValidate
        className="grid gap-5"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label="Podcast topic"
          name="topic"
          defaultValue={errors?.typed.topic ?? draft?.topic ?? ""}
          maxLength={podcastLimits.topic}
          autoComplete="off"
          hint="For example: First steps on trails"
          error={errors?.fields.topic}
        />
        {draft && <Rewriting />}
        <WriterNote hasModel={hasModel} races={false} />
        <div>
          <Button type="submit" busy={isBusy}>
            {isBusy ? "Generating script…" : "Generate Script"}
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Said where a script would be replaced. */
export function Rewriting() {
  return (
    <Notice icon="alert">
      This podcast has a script already. A new one takes its place, with your changes to it.
    </Notice>
  );
}
