import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteExpert } from "#features/experts/editing/commands.server.ts";
import { ExpertDeletion } from "#features/experts/editing/expert-deletion.tsx";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { lossesOf } from "#features/experts/editing/queries.server.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import type { Route } from "./+types/delete.ts";
import { ExpertMissing } from "./expert-missing.tsx";

/** Asks once more before an expert is deleted for good. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const losses = await lossesOf(services(args.context), args.params.id);
  const isThere = losses !== null;
  return data({ losses, isThere, list: listOf(args.url) }, isThere ? 200 : 404);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const gone = await deleteExpert(services(args.context), admin, args.params.id);
  if (gone.problem !== null) {
    const status = gone.problem === "no-expert" ? 404 : 500;
    return data({ problem: expertProblems[gone.problem] }, status);
  }
  dropPages(args.context);
  return seeOtherSaying(listOf(args.url), `${gone.name} deleted.`);
}

/** What is not read asks again by the page itself, or says so in the dialog. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverAnswer(serverLoader(), () => ({
    losses: null,
    isThere: true,
    list: href("/admin/experts"),
  }));

/** Once the expert is deleted, the dialog has nothing to read again. */
export const shouldRevalidate = () => false;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: expertProblems["not-deleted"] }));

/** The page of the list that the question was asked on. */
function listOf({ searchParams }: URL): string {
  return backToList(href("/admin/experts"), searchParams.get("to"));
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Expert", "en");

export default function DeleteExpert({ loaderData, actionData }: Route.ComponentProps) {
  const { losses, isThere, list } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  if (!losses) return <ExpertMissing isThere={isThere} />;
  return (
    <>
      <BackLink to={href("/admin/experts")}>Back to Experts</BackLink>
      <ToolHeading>Delete {losses.name}?</ToolHeading>
      <ExpertDeletion
        form={Form}
        losses={losses}
        problem={actionData?.problem ?? null}
        isBusy={isBusy}
        out={list}
      />
    </>
  );
}
