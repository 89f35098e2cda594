import { type FormEvent, type ReactNode, useEffect } from "react";
import { createPath, href, useFetchers, useLocation, useSubmit } from "react-router";
import { keepFormId } from "#features/races/card/race-card.tsx";
import { useLang } from "#ui/language/language.tsx";
import { inLanguage, splitLanguage } from "#values/web/language.ts";

/**
 * The one form that the hearts of the cards inside it submit. A heart shows what was asked for at
 * once, and goes back when that fails. A visitor signs in first, returns to this page and finds the
 * race kept.
 * @param kept - the races on the page that the viewer keeps; none for a visitor
 */
export function Keeping({
  kept,
  children,
}: {
  kept: readonly string[];
  children: (isKept: (raceId: string) => boolean) => ReactNode;
}) {
  const lang = useLang();
  const location = useLocation();
  const back = createPath({ ...location, hash: "" });
  useReturn(location.hash);
  const submit = useSubmit();
  const asked = new Set(useFetchers().map(({ formAction }) => formAction));
  const stored = new Set(kept);
  const isAsked = (change: "add" | "remove", raceId: string) =>
    asked.has(inLanguage(lang, href("/favorites/:raceId/:change", { raceId, change })));
  const isKept = (raceId: string) =>
    (stored.has(raceId) && !isAsked("remove", raceId)) || isAsked("add", raceId);

  function send(event: FormEvent) {
    const action = pressedAction(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    // One key for both actions of a race: the second press takes the place of the first.
    const fetcherKey = action.slice(0, action.lastIndexOf("/"));
    void submit({ back }, { method: "post", action, navigate: false, fetcherKey });
  }

  return (
    <>
      <form id={keepFormId} method="post" onSubmit={send} hidden>
        <input type="hidden" name="to" value={back} />
      </form>
      {children(isKept)}
    </>
  );
}

/** Gives the focus to the heart of the card to which a visitor returns after signing in. */
function useReturn(hash: string) {
  useEffect(() => {
    const card = hash && document.getElementById(hash.slice(1));
    if (card) card.querySelector<HTMLElement>(".race-card-heart")?.focus({ preventScroll: true });
  }, [hash]);
}

/** The address that the pressed button submits to, as the router takes it: without the language. */
function pressedAction(event: Event): string | null {
  const pressed = event instanceof SubmitEvent ? event.submitter : null;
  const action = pressed?.getAttribute("formaction") ?? null;
  return action === null ? null : splitLanguage(action).path;
}
