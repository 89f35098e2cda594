import { href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { createAssistant } from "#features/assistant/managing/commands.server.ts";
import { managingMessages, managingProblems } from "#features/assistant/managing/messages.ts";
import { assistantForm } from "#features/assistant/managing/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/new.ts";
import { AssistantEditor, notReached } from "./assistant-editor.tsx";
import { assistantFormOf, changedForm, invalid, refused } from "./submission.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await assistantFormOf(args.request);
  const changed = changedForm(args, form);
  if (changed) return changed;
  const { value, errors } = readForm(assistantForm, form);
  if (errors) return invalid(args, errors);
  const made = await createAssistant(services(args.context), admin, value.details);
  if (made.problem !== null) return refused(args, form, made);
  dropPages(args.context);
  return seeOtherSaying(href("/admin/ai"), managingMessages.created);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const otherwise = await notReached(request, managingProblems["not-created"]);
  return serverAnswer(serverAction(), () => otherwise);
}

export const meta: Route.MetaFunction = () => officeMeta("Add Assistant", "en");

export default function NewAssistant({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <BackLink to={href("/admin/ai")}>Back to assistants</BackLink>
      <ToolHeading>Add Assistant</ToolHeading>
      <AssistantEditor
        action={href("/admin/ai/new")}
        stored={null}
        answer={actionData ?? null}
        isBusy={isBusy}
        save="Create Assistant"
      />
    </>
  );
}
