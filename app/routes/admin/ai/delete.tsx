import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteAssistant } from "#features/assistant/managing/commands.server.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import { findEditedAssistant } from "#features/assistant/managing/queries.server.ts";
import { dropPages, services } from "#services/context.ts";
import { FormWays } from "#ui/form/form-ways.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/delete.ts";
import { AssistantMissing } from "./assistant-editor.tsx";

/** Asks for confirmation before an assistant is deleted. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const kept = await findEditedAssistant(services(args.context), args.params.id);
  const { name, description } = kept?.details ?? {};
  const assistant = name === undefined ? null : { name, description: description ?? null };
  return data({ assistant }, assistant ? 200 : 404);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const gone = await deleteAssistant(services(args.context), admin, args.params.id);
  if (gone.problem !== null) {
    const status = gone.problem === "no-assistant" ? 404 : 500;
    return data({ problem: managingProblems[gone.problem] }, status);
  }
  dropPages(args.context);
  return seeOtherSaying(href("/admin/ai"), `${gone.name} deleted.`);
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Assistant", "en");

export default function DeleteAssistant({ loaderData, actionData }: Route.ComponentProps) {
  const { assistant } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!assistant) {
    return (
      <AssistantMissing
        sentence={managingProblems["no-assistant"]}
        hint="It may have been deleted, or the link may be mistyped."
      />
    );
  }
  return (
    <div className="max-w-[46rem]">
      <BackLink to={href("/admin/ai")}>Back to assistants</BackLink>
      <ToolHeading lead="It is gone for good. Conversations with it stay, and go on without it.">
        Delete {assistant.name}?
      </ToolHeading>
      {actionData && (
        <div className="mb-6">
          <Notice kind="problem">{actionData.problem}</Notice>
        </div>
      )}
      {assistant.description && <p className="card mb-6 p-5">{assistant.description}</p>}
      <Form method="post">
        <FormWays look="danger" busy={isBusy} out={href("/admin/ai")}>
          Delete this assistant
        </FormWays>
      </Form>
    </div>
  );
}
