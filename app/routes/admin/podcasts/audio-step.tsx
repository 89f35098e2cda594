import { useState } from "react";
import { Form, href, useNavigation, useRevalidator } from "react-router";
import type { AudioProgress } from "#features/podcasts/reading/podcast.ts";
import { isRecorded, type OpenDraft } from "#features/podcasts/studio/studio.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import { usePolled } from "#ui/polled.ts";
import type { FormErrors } from "#values/form/form.ts";
import { studioAddress } from "./addresses.ts";
import { NarratorNote, RecordingPlayer } from "./recording-player.tsx";
import type { Narrator } from "./screen.server.ts";

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

const lookAgainMs = 1000;
const reloadSeconds = 2;

/** The progress of a recording. The page refreshes it until it is done. */
function RecordingBar({ draft, first }: { draft: string; first: AudioProgress }) {
  const { revalidate } = useRevalidator();
  const [latest, setLatest] = useState<AudioProgress | null>(null);
  const { status, share } = latest ?? first;
  const address = href("/admin/podcasts/drafts/:id", { id: draft });
  const { isCutOff } = usePolled(address, lookAgainMs, async (answer) => {
    const next: AudioProgress | null = answer.redirected ? null : await answer.json();
    if (next?.status === "waiting" || next?.status === "running") setLatest(next);
    else await revalidate();
  });
  const percent = Math.floor(share * 100);
  return (
    <div className="grid gap-2">
      {/* Where no script runs, the browser loads the page again. */}
      <noscript>
        <meta httpEquiv="refresh" content={String(reloadSeconds)} />
      </noscript>
      <label htmlFor="recording" className="tabular font-semibold">
        {status === "waiting" ? "Waiting for the narrator" : `Generating audio: ${percent}%`}
      </label>
      <progress id="recording" className="progress-bar" value={share} max={1} />
      {isCutOff && (
        <Notice icon="alert">
          The connection to the server is lost. The audio is made all the same: this page looks
          again by itself.
        </Notice>
      )}
      <p className="text-sm text-muted">
        You can leave this page. The podcast waits among your unfinished ones.
      </p>
    </div>
  );
}
