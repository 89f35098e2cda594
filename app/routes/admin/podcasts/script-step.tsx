import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, href, useHref, useNavigation } from "react-router";
import { podcastLimits } from "#features/podcasts/reading/podcast.ts";
import {
  longestPauseSeconds,
  mostPauses,
  scriptFigures,
  spokenMinutes,
} from "#features/podcasts/script/plain-script.ts";
import { episodeMessages, studioProblems } from "#features/podcasts/studio/messages.ts";
import type { OpenDraft } from "#features/podcasts/studio/studio.ts";
import type { Writer } from "#features/writing/compared-text.server.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextArea } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { DialogLink } from "#ui/overlay/dialog-link.tsx";
import type { FormErrors } from "#values/form/form.ts";
import { propertyOf } from "#values/record.ts";
import type { Lang } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { studioAddress } from "./addresses.ts";
import { languageOptions } from "./language-options.ts";
import { NarratorNote } from "./recording-player.tsx";
import type { Narrator } from "./screen.server.ts";

/** How long after the last letter a script is kept. */
const pauseMs = 1000;

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

/** What the server answers to a script. */
type KeptScriptAnswer =
  | { problem: string }
  | { problem: null; id: string; seen: string; isCopy: boolean };

type Draft = { id: string; seen: string; isCopy: boolean };

/**
 * Keeps what is typed into a script: shortly after the last letter, and when the page is left. Where
 * another tab has changed the draft, the text becomes a separate draft.
 */
function useKeptScript(
  { id, seen, script: stored }: Pick<OpenDraft, "id" | "seen" | "script">,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const [draft, setDraft] = useState<Draft>({ id, seen, isCopy: false });
  const [script, setScript] = useState(stored);
  const [said, setSaid] = useState("");
  const latest = useRef(draft);
  const keptText = useRef(stored);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);

  async function keep() {
    clearTimeout(waiting.current);
    const text = area.current?.value ?? keptText.current;
    if (text === keptText.current) return setSaid(episodeMessages.kept);
    if (isSending.current) return schedule();
    isSending.current = true;
    setSaid("Keeping…");
    try {
      const answer = await send(latest.current, text);
      if (answer.problem !== null) return setSaid(answer.problem);
      keptText.current = text;
      latest.current = { ...answer, isCopy: answer.isCopy || latest.current.isCopy };
      setDraft(latest.current);
      setSaid(episodeMessages.kept);
    } catch {
      setSaid(studioProblems["not-kept"]);
    } finally {
      isSending.current = false;
    }
  }
  function schedule() {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(keep, pauseMs);
  }

  useEffect(() => {
    const typed = area.current?.value;
    // What was typed before the scripts came.
    if (typed !== undefined) setScript(typed);
    const leave = () => {
      const text = area.current?.value;
      if (text === undefined || text === keptText.current) return;
      send(latest.current, text).catch(() => undefined);
    };
    addEventListener("pagehide", leave);
    return () => {
      clearTimeout(waiting.current);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [area]);

  return {
    ...draft,
    script,
    said,
    type(text: string) {
      setScript(text);
      setSaid("");
      schedule();
    },
    keepNow: () => void keep(),
  };
}

async function send({ id, seen }: Draft, script: string): Promise<KeptScriptAnswer> {
  const answer = await fetch(href("/admin/podcasts/drafts/:id", { id }), {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ script, seen }),
    // A longer body is not sent by a page that is left.
    keepalive: script.length < 20_000,
  });
  const read: unknown = await answer.json();
  return readAnswer(read);
}

function readAnswer(answer: unknown): KeptScriptAnswer {
  const [id, seen] = [propertyOf(answer, "id"), propertyOf(answer, "seen")];
  if (typeof id === "string" && typeof seen === "string") {
    return { problem: null, id, seen, isCopy: propertyOf(answer, "isCopy") === true };
  }
  const problem = propertyOf(answer, "problem");
  return { problem: typeof problem === "string" ? problem : studioProblems["not-kept"] };
}
