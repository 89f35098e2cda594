import { type RefObject, useEffect, useRef, useState } from "react";
import { href, useNavigation } from "react-router";
import { type OtherEditor, type WorkAnswer, workIn } from "#features/blog/editing/work.ts";
import { useRepeat } from "#ui/timer.ts";

/** How often the form is looked at. */
const lookMs = 4000;

/** A stored post that is open says so at least as often as each fourth time. */
const looksUntilSaid = 4;

/**
 * Keeps what is typed into the form of a post on the server, so that it survives a reload and a
 * closed tab, and says that the post is open here.
 */
export function useKeptWork({
  form,
  postId,
  draftId,
  tab,
  isPaused,
}: {
  form: RefObject<HTMLFormElement | null>;
  /** `null` for a new post. */
  postId: string | null;
  draftId: string;
  tab: string;
  /** Earlier work waits for a decision, and must not be overwritten. */
  isPaused: boolean;
}): { others: OtherEditor[]; keptAt: string | null; isTooLong: boolean } {
  const [state, setState] = useState<{ others: OtherEditor[]; keptAt: string | null }>({
    others: [],
    keptAt: null,
  });
  const [isTooLong, setTooLong] = useState(false);
  const kept = useRef<string | null>(null);
  const quietLooks = useRef(looksUntilSaid);
  const isSending = useRef(false);
  const isIdle = useNavigation().state === "idle";

  function unkept(): string | null {
    if (isPaused || isSending.current || kept.current === null) return null;
    const work = workOf(form.current);
    return work === kept.current ? null : work;
  }
  function message(work: string | null, isLeaving: boolean): FormData {
    const body = new FormData();
    body.set("draft_id", draftId);
    body.set("tab", tab);
    body.set("zone", new Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (postId) body.set("post_id", postId);
    if (work !== null) body.set("work", work);
    if (isLeaving) body.set("leave", "yes");
    return body;
  }
  async function tell() {
    const work = unkept();
    quietLooks.current += 1;
    const isQuiet = postId === null || quietLooks.current < looksUntilSaid;
    if (isSending.current || (work === null && isQuiet)) return;
    quietLooks.current = 0;
    const answer = await ask(message(work, false));
    if (!answer) return;
    if (work !== null && answer.isKept) {
      kept.current = work;
      if (postId === null) rememberDraft(draftId);
    }
    if (work !== null) setTooLong(answer.isKept === false);
    setState((before) => ({ others: answer.others, keptAt: answer.keptAt ?? before.keptAt }));
  }
  const latest = useRef({ unkept, message, tell });
  latest.current = { unkept, message, tell };

  useRepeat(lookMs, tell);
  useEffect(() => {
    kept.current ??= workOf(form.current);
    latest.current.tell();
    const sent = form.current;
    const send = () => {
      isSending.current = true;
    };
    const leave = () => {
      const { unkept, message } = latest.current;
      navigator.sendBeacon(href("/admin/blog/work"), message(unkept(), true));
    };
    sent?.addEventListener("submit", send);
    addEventListener("pagehide", leave);
    return () => {
      sent?.removeEventListener("submit", send);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [form]);
  useEffect(() => {
    if (isIdle) isSending.current = false;
  }, [isIdle]);
  return { ...state, isTooLong };
}

function workOf(form: HTMLFormElement | null): string {
  return JSON.stringify(form ? workIn(new FormData(form)) : {});
}

/** `null` where the server cannot be reached: the work is kept with the next question. */
async function ask(body: FormData): Promise<WorkAnswer | null> {
  try {
    const answer = await fetch(href("/admin/blog/work"), { method: "POST", body });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** After a reload, the address leads to the work again. */
function rememberDraft(draftId: string) {
  const address = new URL(location.href);
  if (address.searchParams.get("draft") === draftId) return;
  address.searchParams.set("draft", draftId);
  history.replaceState(history.state, "", address);
}
