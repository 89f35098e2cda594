import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { TestConsole } from "#features/assistant/trial/test-console.tsx";
import { personaTexts } from "#features/coaches/managing/managed-coach.ts";
import { textSaved, whyNotSaved } from "#features/coaches/managing/messages.ts";
import { findManagedCoach } from "#features/coaches/managing/queries.server.ts";
import { personaTextForms } from "#features/coaches/managing/schema.ts";
import { changePersona } from "#features/coaches/personas/persona-changes.server.ts";
import { dropPages, services } from "#services/context.ts";
import { EditorIndex } from "#ui/editing/editor-index.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/coach.ts";
import { BasicInfo } from "./coach/basic-info.tsx";
import { CoachMissing, missingTitle } from "./coach/coach-missing.tsx";
import { LayerCards } from "./coach/layer-cards.tsx";
import { PersonaTextCard } from "./coach/persona-text-card.tsx";
import { triedOnScreen } from "./coach/tried-on-screen.ts";

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
  officeMeta(loaderData?.coach?.personaName ?? missingTitle(loaderData?.isThere ?? false));

/** A coach: what it is told, how it is set up, and beside it a try. */
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
