import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { href, Link, useRevalidator } from "react-router";
import type { Tried } from "#features/assistant/trial/trial.ts";
import {
  type ManagedCoach,
  type PersonaText,
  textNotSaved,
  textSaved,
} from "#features/coaches/managing/managed-coach.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { SaveBar, UnsavedContext } from "#ui/editing/save-bar.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { useTimer } from "#ui/timer.ts";
import { withQuery } from "#values/address.ts";
import type { FormErrors } from "#values/form/form.ts";
import { readApiError } from "#values/web/api-error.ts";

/** How long a success message stays visible. */
const saidMilliseconds = 3000;

/**
 * A text of a coach, to read and to write. Without scripts, the address opens the form, which is sent
 * to the page itself.
 */
export function PersonaTextCard({
  name,
  title,
  lead,
  coach: { personaId: id },
  text,
  isOpened,
  refused,
}: {
  name: PersonaText;
  title: string;
  lead: string;
  coach: Pick<ManagedCoach, "personaId">;
  /** As it is stored. */
  text: string;
  /** The address opens the form. */
  isOpened: boolean;
  /** What the page answered to a form without scripts. */
  refused: FormErrors | undefined;
}) {
  const page = href("/admin/virtual-coaches/:id", { id });
  const answered = refused && name in refused.typed ? refused : null;
  const [isEditing, setEditing] = useState(isOpened || answered !== null);
  const [typed, setTyped] = useState(answered?.typed[name] ?? text);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState(answered?.fields[name] ?? null);
  const [saved, setSaved] = useState(0);
  const { revalidate } = useRevalidator();
  const isAlive = useHydrated();
  const isBlank = name === "system_prompt" && typed.trim() === "";

  const card = useShown<HTMLElement>(problem);
  const editLink = useRef<HTMLAnchorElement>(null);

  /** The focus moves to the link if it would be lost with the form. */
  const close = () => {
    const focused = document.activeElement;
    const isOurs = focused === document.body || card.current?.contains(focused);
    flushSync(() => {
      setEditing(false);
      setProblem(null);
      setTyped(text);
    });
    if (isOurs) editLink.current?.focus();
  };
  const openInstead = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => {
      setTyped(text);
      setEditing(true);
      setSaved(0);
    });
    card.current?.querySelector("textarea")?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isBusy) return;
    setBusy(true);
    setProblem(null);
    const refusal = await saveText(id, name, typed);
    setProblem(refusal);
    if (refusal === null) {
      await revalidate();
      close();
      setSaved((times) => times + 1);
    }
    setBusy(false);
  };
  return (
    <section ref={card} aria-labelledby={`${name}-title`} className="card p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`${name}-title`} className="text-lg">
            {title}
          </h2>
          <p className="text-sm text-muted">{lead}</p>
        </div>
        {!isEditing && (
          <ButtonLink
            ref={editLink}
            className="shrink-0"
            look="quiet"
            size="small"
            to={withQuery(page, { edit: name })}
            preventScrollReset
            onClick={openInstead}
          >
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
      </div>
      <SavedMessage key={saved} isSaid={saved > 0}>
        {textSaved[name]}
      </SavedMessage>
      {problem && (
        <div className="mt-3">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {isEditing ? (
        <form method="post" action={page} onSubmit={save} className="mt-4 grid gap-3">
          <label htmlFor={textBoxId(name)} className="sr-only">
            {title}
          </label>
          <textarea
            id={textBoxId(name)}
            name={name}
            rows={12}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            className="input"
          />
          <UnsavedContext value={typed === text ? [] : [title]}>
            <SaveBar>
              <div className="flex flex-wrap gap-3">
                <Button type="submit" busy={isBusy} disabled={isAlive && (isBlank || isBusy)}>
                  {isBusy ? "Saving…" : "Save"}
                </Button>
                <Link
                  to={page}
                  preventScrollReset
                  className={buttonClass({ look: "quiet" })}
                  onClick={(event) => {
                    event.preventDefault();
                    close();
                  }}
                >
                  Cancel
                </Link>
              </div>
            </SaveBar>
          </UnsavedContext>
        </form>
      ) : (
        <p className="mt-3 whitespace-pre-wrap wrap-anywhere">
          {text || <span className="text-muted">Nothing yet</span>}
        </p>
      )}
    </section>
  );
}

function SavedMessage({ isSaid, children }: { isSaid: boolean; children: string }) {
  const [isOver, setOver] = useState(false);
  useTimer(isSaid ? saidMilliseconds : null, () => setOver(true));
  const isShown = isSaid && !isOver;
  return (
    <div className={isShown ? "mt-3" : ""}>
      <LiveMessage>{isShown && children}</LiveMessage>
    </div>
  );
}

/**
 * Saves a text of a coach by the function of the specification.
 * @returns why it was not: the words of the server, else ours; `null` once it is
 */
async function saveText(
  personaId: string,
  name: PersonaText,
  text: string,
): Promise<string | null> {
  try {
    const response = await fetch(href("/functions/tavus-conversation"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "update", personaId, updates: { [name]: text } }),
    });
    if (response.ok) return null;
    return readApiError(await response.json())?.message || textNotSaved[name];
  } catch {
    return textNotSaved[name];
  }
}

/** The id of the box in which a text of the coach is typed. */
function textBoxId(name: PersonaText): string {
  return `coach-${name}`;
}

/** The coach as its screen describes it: what is typed, and what is stored of the rest. */
export function triedOnScreen(coach: ManagedCoach): Tried {
  return {
    action: href("/admin/virtual-coaches/test"),
    fields: () => {
      const form = new FormData();
      form.set("name", coach.personaName);
      form.set("system_prompt", typedIn("system_prompt") ?? coach.systemPrompt);
      form.set("context", typedIn("context") ?? coach.context);
      return form;
    },
  };
}

/** `null` where the text is not being edited. */
function typedIn(name: PersonaText): string | null {
  const box = document.getElementById(textBoxId(name));
  return box instanceof HTMLTextAreaElement ? box.value : null;
}
