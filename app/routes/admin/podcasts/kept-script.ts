import { type RefObject, useEffect, useRef, useState } from "react";
import { href } from "react-router";
import { episodeMessages, studioProblems } from "#features/podcasts/studio/messages.ts";
import type { OpenDraft } from "#features/podcasts/studio/studio.ts";
import { propertyOf } from "#values/property.ts";

/** How long after the last letter a script is kept. */
const pauseMs = 1000;

/** What the server answers to a script. */
type KeptScriptAnswer =
  | { problem: string }
  | { problem: null; id: string; seen: string; isCopy: boolean };

type Draft = { id: string; seen: string; isCopy: boolean };

/**
 * Keeps what is typed into a script: shortly after the last letter, and when the page is left. Where
 * another tab has changed the draft, the text becomes a separate draft.
 */
export function useKeptScript(
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
