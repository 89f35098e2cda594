import { type RefObject, useRef, useState } from "react";
import { Form, href, useHref, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/reading/podcast.ts";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import {
  longestPauseSeconds,
  mostPauses,
  scriptFigures,
  spokenMinutes,
} from "#features/podcasts/studio/script-figures.ts";
import type { OpenDraft } from "#features/podcasts/studio/studio.ts";
import type { Writer } from "#features/writing/writer.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
import type { Lang } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { studioAddress } from "./addresses.ts";
import { useKeptScript } from "./kept-script.ts";
import { languageOptions } from "./language-options.ts";
import { NarratorNote } from "./recording-player.tsx";
import type { Narrator } from "./screen.server.ts";

/** The second step: the only one in which the script is changed, and the one that begins the audio. */
export function ScriptStep({
  draft,
  narrator,
  languages,
  errors,
}: {
  draft: OpenDraft;
  narrator: Narrator;
  /** In which a script can be read. */
  languages: readonly Lang[];
  errors: FormErrors | null;
}) {
  const form = useFirstInvalid(errors);
  const isBusy = useNavigation().formMethod === "POST";
  const area = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptScript(draft, area);
  const keeping = useHref(href("/admin/podcasts/drafts/:id", { id: kept.id }));
  const { recording } = draft;
  const [lang, setLang] = useState<string>(errors?.typed.lang ?? draft.lang);
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
        lang={lang}
      />
      <ScriptCounter script={kept.script} most={podcastLimits.script} />
      {languages.length > 1 ? (
        <Select
          label="Language"
          name="lang"
          hint="In which the script is read aloud"
          options={languageOptions(languages)}
          defaultValue={lang}
          onChange={(event) => setLang(event.currentTarget.value)}
        />
      ) : (
        <input type="hidden" name="lang" value={lang} />
      )}
      <NarratorNote narrator={narrator} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy} disabled={!narrator}>
          {isBusy ? "Generating audio…" : "Generate audio"}
        </Button>
        <Button
          type="submit"
          look="quiet"
          formAction={keeping}
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

/** Opens the guide over the script, or as a page where no scripts run. */
function GuideLink() {
  return (
    <DialogLink
      to={studioAddress("guide")}
      load={() => import("./ssml-guide-dialog.tsx")}
      dialog={({ SsmlGuideDialog }, close) => <SsmlGuideDialog onClose={close} />}
      className={buttonClass({ look: "quiet", size: "small" })}
    >
      SSML Controls Guide
    </DialogLink>
  );
}

/** What a script comes to. Nothing here refuses it. */
function ScriptCounter({ script, most }: { script: string; most: number }) {
  const { pauses, words, seconds, notes } = scriptFigures(script);
  return (
    <div className="grid gap-1 text-sm">
      <p className="tabular text-muted">
        {formatCount(words)} {words === 1 ? "word" : "words"} · {spokenMinutes(seconds)} ·{" "}
        <span className={pauses > mostPauses ? "font-medium text-ochre" : ""}>
          {pauses} of {mostPauses} pause tags
        </span>
      </p>
      {pauses > mostPauses && (
        <p className="text-ochre">
          Max 3 to {mostPauses} pause tags per script, up to {longestPauseSeconds} seconds each,
          sound natural.
        </p>
      )}
      {notes > 0 && (
        <p className="font-medium text-ochre">
          {notes} {notes === 1 ? "note in [brackets]" : "notes in [brackets]"} left to replace
          before you record.
        </p>
      )}
      {script.length > most && (
        <p role="alert" className="font-medium text-danger">
          {formatCount(script.length - most)} characters too many
        </p>
      )}
    </div>
  );
}

/** What wrote the first text of a script. */
const writtenWords: Record<Writer, string> = {
  person: "Written by you.",
  "built-in": "Drafted by the built-in writer. Make it yours.",
  model: "Drafted by a language model. Check what it says before you record it.",
};
