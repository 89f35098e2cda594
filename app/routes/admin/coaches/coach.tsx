import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { TestConsole } from "#features/assistant/trial/test-console.tsx";
import {
  type ManagedCoach,
  managedCoachMessages,
  personaTexts,
  textSaved,
  whyNotSaved,
} from "#features/coaches/managing/managed-coach.ts";
import { findManagedCoach } from "#features/coaches/managing/managing.server.ts";
import { personaTextForms } from "#features/coaches/managing/schema.ts";
import type { LayerName } from "#features/coaches/managing/shown-layers.ts";
import { changePersona } from "#features/coaches/personas/persona-changes.server.ts";
import { dropPages, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EditorIndex } from "#ui/editing/editor.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatFullMoment } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { columnWords } from "#values/text/column-words.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/coach.ts";
import { PersonaTextCard, triedOnScreen } from "./coach/persona-text-card.tsx";
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
