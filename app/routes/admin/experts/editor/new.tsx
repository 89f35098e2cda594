import { data, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { createExpert } from "#features/experts/editing/commands.server.ts";
import { expertMessages, expertProblems } from "#features/experts/editing/messages.ts";
import { expertForm } from "#features/experts/editing/schema.ts";
import { withServices } from "#features/experts/editing/service-list.ts";
import { changedForm, expertFormOf, refused } from "#features/experts/editing/submission.server.ts";
import { dropPages, services } from "#services/context.ts";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/new.ts";
import { ExpertEditor } from "./expert-editor.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await expertFormOf(args, admin);
  const changed = changedForm(args.url, form);
  if (changed) return changed;
  const { value, errors } = readForm(expertForm, form);
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  const made = await createExpert(services(args.context), admin, value);
  if (made.problem !== null) {
    const { answer, status } = refused(form, made);
    return data(answer, status);
  }
  dropPages(args.context);
  return seeOtherSaying(href("/admin/experts"), expertMessages.created);
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, expertProblems["not-created"], withServices);

export const meta: Route.MetaFunction = () => officeMeta("Add Expert", "en");

export default function AddExpert({ actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <BackLink to={href("/admin/experts")}>Back to Experts</BackLink>
      <ToolHeading>Add Expert</ToolHeading>
      <ExpertEditor
        action={href("/admin/experts/new")}
        stored={null}
        answer={actionData ?? null}
        isBusy={isBusy}
        save="Add Expert"
      />
    </>
  );
}
