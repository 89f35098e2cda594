import { type FormEvent, type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { data, href, Link, useRevalidator } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { TestConsole } from "#features/assistant/trial/test-console.tsx";
import type { Tried } from "#features/assistant/trial/trial.ts";
import {
  type ManagedCoach,
  managedCoachMessages,
  type PersonaText,
  personaTexts,
  textNotSaved,
  textSaved,
  whyNotSaved,
} from "#features/coaches/managing/managed-coach.ts";
import { findManagedCoach } from "#features/coaches/managing/managing.server.ts";
import { personaTextForms } from "#features/coaches/managing/schema.ts";
import type { LayerName } from "#features/coaches/managing/shown-layers.ts";
import { changePersona } from "#features/coaches/personas/persona-changes.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { EditorIndex } from "#ui/editing/editor.tsx";
import { SaveBar, UnsavedContext } from "#ui/editing/save-bar.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { Notice } from "#ui/message/notice.tsx";
import { LiveMessage } from "#ui/message/toast.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { useTimer } from "#ui/timer.ts";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { columnWords } from "#values/text/column-words.ts";
import { readApiError } from "#values/web/api-error.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/coach.ts";
import { SessionFigures } from "./session-figures.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const all = services(args.context);
  const edited = args.url.searchParams.getAll("edit");
  try {
    const coach = await findManagedCoach(all, args.params.id);
    return data({ coach, isThere: coach !== null, edited }, coach ? 200 : 404);
  } catch (error) {
    all.log.error({ error }, "coach not read");
    return data({ coach: null, isThere: true, edited }, 502);
  }
}

/** A page that cannot be read says so in the office. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverAnswer(serverLoader(), () => ({ coach: null, isThere: true, edited: [] }));

/** Without scripts each text is a form of this page; with scripts it is saved by the function. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  const name = personaTexts.find((text) => form.has(text)) ?? personaTexts[0];
  const { value, errors } = readForm(personaTextForms[name], form);
  if (errors) return data(errors, 400);
  const refusal = await changePersona(services(args.context), admin, id, value);
  if (refusal === null) {
    dropPages(args.context);
    return seeOtherSaying(href("/admin/virtual-coaches/:id", { id }), textSaved[name]);
  }
  const status = { "no-coach": 404, "too-long": 400, refused: 502, failed: 502 };
  const refused = formErrors(whyNotSaved(refusal, name), form, name);
  return data(refused, status[refusal.problem]);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData?.coach?.personaName ?? missingTitle(loaderData?.isThere ?? false), "en");

/** A coach: its instructions and settings, and beside them a console to try it. */
export default function VirtualCoach({ loaderData, actionData }: Route.ComponentProps) {
  const { coach, isThere, edited } = loaderData;
  if (!coach) return <CoachMissing isThere={isThere} />;
  return (
    <>
      <BackLink to={href("/admin/virtual-coaches")}>Back to Virtual Coaches</BackLink>
      <ToolHeading
        lead={
          coach.source === "built-in"
            ? "A coach of this server."
            : "A persona of the video provider. Changes are made there."
        }
      >
        {coach.personaName}
      </ToolHeading>
      <div className="grid max-w-[80rem] items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6" key={coach.personaId}>
          <PersonaTextCard
            name="system_prompt"
            title="System Prompt"
            lead="Who the coach is. Visitors read its beginning on the coach's card."
            coach={coach}
            text={coach.systemPrompt}
            isOpened={edited.includes("system_prompt")}
            refused={actionData}
          />
          <PersonaTextCard
            name="context"
            title="Context"
            lead="What the coach knows and keeps to. Visitors never see it."
            coach={coach}
            text={coach.context}
            isOpened={edited.includes("context")}
            refused={actionData}
          />
          <LayerCards coach={coach} />
          <BasicInfo coach={coach} />
        </div>
        <div className="grid min-w-0 gap-6 xl:sticky xl:top-6">
          <EditorIndex groups={parts} />
          <TestConsole
            title="Try it"
            lead="Talk to the coach as it is on this screen now, saved or not. This server's own engines answer, without voice."
            tried={triedOnScreen(coach)}
          />
        </div>
      </div>
    </>
  );
}

/** The cards of the screen, by their headings. */
const parts = [
  { id: "system_prompt-title", title: "System Prompt" },
  { id: "context-title", title: "Context" },
  { id: "layers-title", title: "Configuration Layers" },
  { id: "basic-title", title: "Basic Info" },
];

const layerWords: Record<LayerName, string> = {
  llm: "Language model (llm)",
  tts: "Voice (tts)",
  stt: "Hearing (stt)",
  perception: "Perception",
};

/** The configuration layers of a persona. Keys in them never reach this screen. */
function LayerCards({ coach: { layers, source } }: { coach: ManagedCoach }) {
  return (
    <section aria-labelledby="layers-title" className="card p-5">
      <h2 id="layers-title" className="text-lg">
        Configuration Layers
      </h2>
      {layers.length === 0 && (
        <p className="mt-1 text-muted">
          {source === "built-in"
            ? "This coach has none: voice and hearing are those of the visitor's browser."
            : "This persona has none: the provider's own settings apply."}
        </p>
      )}
      <div className="mt-3 grid gap-5 empty:hidden">
        {layers.map(({ name, facts, rest }) => (
          <div key={name}>
            <h3 className="font-semibold">{layerWords[name]}</h3>
            {facts.length > 0 && (
              <dl className="office-facts">
                {facts.map((fact) => (
                  <div key={fact.name}>
                    <dt>{columnWords(fact.name, "en")}</dt>
                    <dd className="whitespace-pre-wrap">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {rest && (
              <details className="mt-2 text-sm">
                <summary className="disclosure">Other settings</summary>
                <pre className="mt-2 whitespace-pre-wrap rounded-control bg-sunken p-3 wrap-anywhere">
                  {rest}
                </pre>
              </details>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** What a coach is called where, since when, and how its sessions went. */
function BasicInfo({ coach }: { coach: ManagedCoach }) {
  const facts = [
    ["Name", coach.personaName],
    ["Persona ID", coach.personaId],
    ["Default replica", coach.defaultReplicaId ?? "none"],
    ["Answered by", coach.source === "built-in" ? "the built-in coach" : "the video provider"],
    ["Created", formatFullMoment(coach.createdAt, "en")],
    ["Last changed", formatFullMoment(coach.updatedAt, "en")],
    ["Sessions", <SessionFigures key="sessions" figures={coach.figures} />],
  ] as const;
  return (
    <section aria-labelledby="basic-title" className="card p-5">
      <h2 id="basic-title" className="mb-2 text-lg">
        Basic Info
      </h2>
      <dl className="office-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Why a coach cannot be shown, as the heading and the title of the page. */
function missingTitle(isThere: boolean): string {
  return isThere ? managedCoachMessages.notLoaded : managedCoachMessages.missing;
}

/**
 * Shown instead of a coach that cannot be read.
 * @param isThere - it may exist, but could not be read
 */
function CoachMissing({ isThere }: { isThere: boolean }) {
  return (
    <>
      <ToolHeading
        lead={
          isThere
            ? managedCoachMessages.detailsNotFetched
            : "It may have been removed, or the link may be mistyped."
        }
      >
        {missingTitle(isThere)}
      </ToolHeading>
      <ButtonLink to={href("/admin/virtual-coaches")}>Back to Virtual Coaches</ButtonLink>
    </>
  );
}

/** How long a success message stays visible. */
const saidMilliseconds = 3000;

/**
 * A text of a coach, to read and to write. Without scripts, the address opens the form, which is sent
 * to the page itself.
 */
function PersonaTextCard({
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
function triedOnScreen(coach: ManagedCoach): Tried {
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
