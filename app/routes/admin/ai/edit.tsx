import { data, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { saveAssistant } from "#features/assistant/managing/commands.server.ts";
import { managingMessages, managingProblems } from "#features/assistant/managing/messages.ts";
import { findEditedAssistant } from "#features/assistant/managing/queries.server.ts";
import { assistantForm } from "#features/assistant/managing/schema.ts";
import { savedBeside } from "#features/races/editing/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/edit.ts";
import { AssistantEditor, AssistantMissing, notReached } from "./assistant-editor.tsx";
import { assistantFormOf, changedForm, invalid, refused } from "./submission.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  try {
    const assistant = await findEditedAssistant({ db }, args.params.id);
    return data({ assistant, isThere: assistant !== null }, assistant ? 200 : 404);
  } catch (error) {
    log.error({ error }, "assistant not loaded for editing");
    return data({ assistant: null, isThere: true }, 500);
  }
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await assistantFormOf(args.request);
  const changed = changedForm(args, form);
  if (changed) return changed;
  const { value, errors } = readForm(assistantForm, form);
  if (errors) return invalid(args, errors);
  const saved = await saveAssistant(services(args.context), admin, args.params.id, value);
  if (saved.problem === "no-assistant") throw data(managingProblems["no-assistant"], 404);
  if (saved.problem !== null) return refused(args, form, saved);
  dropPages(args.context);
  return seeOtherSaying(href("/admin/ai"), savedBeside(managingMessages.saved, saved.theirs));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const otherwise = await notReached(request, managingProblems["not-updated"]);
  return serverAnswer(serverAction(), () => otherwise);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData?.assistant
      ? `Edit ${loaderData.assistant.details.name}`
      : managingProblems["no-assistant"],
    "en",
  );

export default function EditAssistant({ loaderData, actionData }: Route.ComponentProps) {
  const { assistant, isThere } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!assistant) {
    return isThere ? (
      <AssistantMissing
        sentence={managingProblems["not-loaded"]}
        hint="Please try again in a moment."
      />
    ) : (
      <AssistantMissing
        sentence={managingProblems["no-assistant"]}
        hint="It may have been deleted, or the link may be mistyped."
      />
    );
  }
  return (
    <>
      <BackLink to={href("/admin/ai")}>Back to assistants</BackLink>
      <ToolHeading lead={assistant.details.name}>Edit Assistant</ToolHeading>
      <Editor
        danger={
          <ButtonLink
            look="plain"
            className="-ml-3 text-danger"
            to={href("/admin/ai/edit/:id/delete", { id: assistant.id })}
          >
            Delete assistant
          </ButtonLink>
        }
      >
        <AssistantEditor
          key={assistant.id}
          action={href("/admin/ai/edit/:id", { id: assistant.id })}
          stored={assistant.details}
          answer={actionData ?? null}
          isBusy={isBusy}
          save="Save Changes"
        />
      </Editor>
    </>
  );
}
