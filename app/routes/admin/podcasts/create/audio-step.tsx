import { Form, useNavigation } from "react-router";
import { isRecorded, type OpenDraft } from "#features/podcasts/studio/studio.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "../addresses.ts";
import { RecordingPlayer } from "../recording-player.tsx";
import type { Narrator } from "../screen.server.ts";
import { NarratorNote } from "./narrator-note.tsx";
import { RecordingBar } from "./recording-bar.tsx";

/** The third step: the audio is made, heard and saved. */
export function AudioStep({
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
  const { id, recording, title } = draft;
  const isDone = isRecorded(recording);
  return (
    <div className="grid max-w-200 gap-6">
      <NarratorNote narrator={narrator} />
      {recording && !isDone && <RecordingBar draft={id} first={recording} />}
      {recording?.audioUrl && isDone && (
        <RecordingPlayer url={recording.audioUrl} seconds={recording.seconds} topic={title} />
      )}
      <Form
        ref={form}
        method="post"
        action={studioAddress("create", { draft: id, step: "audio" })}
        className="grid gap-4"
      >
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <input type="hidden" name="audio" value={recording?.id ?? ""} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy} disabled={!isDone}>
            {isBusy ? "Saving…" : "Save Podcast"}
          </Button>
          <ButtonLink to={studioAddress("create", { draft: id, step: "script" })} look="quiet">
            Back to the script
          </ButtonLink>
        </div>
        <p className="text-sm text-muted">Saving publishes the podcast for all visitors.</p>
      </Form>
      <section aria-labelledby="script" className="grid gap-2">
        <h2 id="script" className="text-lg">
          Script
        </h2>
        <p className="studio-script">{draft.script}</p>
      </section>
    </div>
  );
}
