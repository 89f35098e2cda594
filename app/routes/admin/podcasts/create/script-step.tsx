import { type RefObject, useRef } from "react";
import { Form, href, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/podcast.ts";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import type { OpenDraft } from "#features/podcasts/studio/studio.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "../addresses.ts";
import type { Narrator } from "../screen.server.ts";
import { GuideLink } from "./guide-link.tsx";
import { useKeptScript } from "./kept-script.ts";
import { NarratorNote } from "./narrator-note.tsx";
import { ScriptCounter } from "./script-counter.tsx";
import { writtenWords } from "./written-words.ts";

/** The second step: the only one in which the script is changed, and the one that begins the audio. */
export function ScriptStep({
  draft,
  narrator,
  errors,
}: {
  draft: OpenDraft;
  narrator: Narrator;
  errors: FormErrors | null;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  const area = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptScript(draft, area);
  const { recording } = draft;
  return (
    <Form
      ref={form}
      method="post"
      action={studioAddress("create", { draft: kept.id, step: "script" })}
      className="grid max-w-200 gap-5"
    >
      <RecordingNotice recording={recording} errors={errors} />
      {kept.isCopy && (
        <Notice icon="alert">
          This draft was changed in another tab. What you write here is kept as a draft of its own.
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{writtenWords[draft.writtenBy]}</p>
        <GuideLink />
      </div>
      <input type="hidden" name="seen" value={kept.seen} />
      <TextArea
        ref={area as RefObject<HTMLTextAreaElement>}
        label="Script"
        name="script"
        rows={20}
        defaultValue={errors?.typed.script ?? draft.script}
        onInput={(event) => kept.type(event.currentTarget.value)}
        error={errors?.fields.script}
        spellCheck
        lang="en"
      />
      <ScriptCounter script={kept.script} most={podcastLimits.script} />
      <NarratorNote narrator={narrator} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy} disabled={!narrator}>
          {isBusy ? "Generating audio…" : "Generate audio"}
        </Button>
        <Button
          type="submit"
          look="quiet"
          formAction={href("/admin/podcasts/drafts/:id", { id: kept.id })}
          onClick={(event) => {
            event.preventDefault();
            kept.keepNow();
          }}
        >
          Save draft
        </Button>
        <p role="status" className="text-sm text-muted">
          {kept.said}
        </p>
      </div>
    </Form>
  );
}

function RecordingNotice({
  recording,
  errors,
}: {
  recording: OpenDraft["recording"];
  errors: FormErrors | null;
}) {
  if (errors?.form) return <Notice kind="problem">{errors.form}</Notice>;
  if (recording?.status === "failed") {
    return <Notice kind="problem">{studioProblems["not-recorded"]}</Notice>;
  }
  if (recording?.isStale) return <Notice icon="alert">{studioProblems.stale}</Notice>;
  return null;
}
