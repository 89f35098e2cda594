import { data, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { saveExpert } from "#features/experts/editing/commands.server.ts";
import { expertName } from "#features/experts/editing/details.ts";
import { expertMessages, expertProblems } from "#features/experts/editing/messages.ts";
import { findEditedExpert } from "#features/experts/editing/queries.server.ts";
import { expertForm } from "#features/experts/editing/schema.ts";
import { withServices } from "#features/experts/editing/service-list.ts";
import { changedForm, expertFormOf, refused } from "#features/experts/editing/submission.server.ts";
import { savedBeside } from "#features/races/editing/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { editorAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { ExpertMissing } from "../expert-missing.tsx";
import type { Route } from "./+types/edit.ts";
import { ExpertEditor } from "./expert-editor.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  try {
    const expert = await findEditedExpert({ db }, args.params.id);
    return data({ expert, isThere: expert !== null }, expert ? 200 : 404);
  } catch (error) {
    log.error({ error }, "expert not loaded for editing");
    return data({ expert: null, isThere: true }, 500);
  }
}

/** Also after a refusal: changes that another administrator stored are shown beside what was typed. */
export const shouldRevalidate = isServerReached;

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const form = await expertFormOf(args, admin);
  const changed = changedForm(args.url, form);
  if (changed) return changed;
  const { value, errors } = readForm(expertForm, form);
  if (errors) return data({ ...errors, meanwhile: null }, 400);
  const saved = await saveExpert(services(args.context), admin, id, value);
  if (saved.problem !== null) {
    const { answer, status } = refused(form, saved);
    return data(answer, status);
  }
  dropPages(args.context);
  return seeOtherSaying(
    href("/admin/experts/edit/:id", { id }),
    savedBeside(expertMessages.saved, saved.theirs),
  );
}

export const clientAction = (args: Route.ClientActionArgs) =>
  editorAnswer(args, expertProblems["not-updated"], withServices);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData?.expert
      ? `Edit ${expertName(loaderData.expert.details)}`
      : expertProblems["no-expert"],
    "en",
  );

export default function EditExpert({ loaderData, actionData }: Route.ComponentProps) {
  const { expert, isThere } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!expert) return <ExpertMissing isThere={isThere} />;
  const { id } = expert;
  return (
    <>
      <BackLink to={href("/admin/experts")}>Back to Experts</BackLink>
      <ToolHeading
        lead={expertName(expert.details)}
        actions={
          expert.details.is_active && (
            <ButtonLink look="quiet" to={href("/experts/:id", { id })}>
              View page
            </ButtonLink>
          )
        }
      >
        Edit Expert
      </ToolHeading>
      <ExpertEditor
        key={id}
        action={href("/admin/experts/edit/:id", { id })}
        stored={expert}
        answer={actionData ?? null}
        isBusy={isBusy}
        save="Save Changes"
        danger={
          <ButtonLink
            look="plain"
            className="-ml-3 text-danger"
            to={href("/admin/experts/edit/:id/delete", { id })}
          >
            Delete expert
          </ButtonLink>
        }
      />
    </>
  );
}
