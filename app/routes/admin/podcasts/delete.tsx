import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deleteEpisode } from "#features/podcasts/studio/changes.server.ts";
import { discardDraft, findDraft } from "#features/podcasts/studio/drafts.server.ts";
import { findManagedEpisode } from "#features/podcasts/studio/library.server.ts";
import { episodeMessages, studioProblems } from "#features/podcasts/studio/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { isId } from "#values/id.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import type { Route } from "./+types/delete.ts";
import { PodcastDeletion } from "./delete-link.tsx";

/** Asks before a podcast is deleted or a draft (`?of=draft`) is discarded. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const all = services(args.context);
  const { id } = args.params;
  const isDraft = isOfDraft(args.url);
  const found = !isId(id)
    ? null
    : isDraft
      ? await findDraft(all, admin, id)
      : await findManagedEpisode(all, id);
  const title = found?.title ?? null;
  return data({ title, isDraft, list: listOf(args.url) }, title === null ? 404 : 200);
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const all = services(args.context);
  const { id } = args.params;
  if (!isId(id)) return data({ problem: studioProblems["no-podcast"] }, 404);
  if (isOfDraft(args.url)) {
    const isGone = await discardDraft(all, admin, id);
    if (!isGone) return data({ problem: studioProblems["no-draft"] }, 404);
    return seeOtherSaying(listOf(args.url), episodeMessages.discarded);
  }
  const gone = await deleteEpisode(all, admin, id);
  if (gone.problem !== null) {
    const status = gone.problem === "no-podcast" ? 404 : 500;
    return data({ problem: studioProblems[gone.problem] }, status);
  }
  dropPages(args.context);
  return seeOtherSaying(listOf(args.url), episodeMessages.deleted);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: studioProblems["not-deleted"] }));

function isOfDraft({ searchParams }: URL): boolean {
  return searchParams.get("of") === "draft";
}

/** The page of the list that the question was asked on. */
function listOf({ searchParams }: URL): string {
  return backToList(href("/admin/podcasts"), searchParams.get("to"));
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Podcast", "en");

export default function DeletePodcast({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isDraft, list } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const back = <BackLink to={href("/admin/podcasts")}>Back to Podcasts</BackLink>;
  if (title === null) {
    return (
      <>
        {back}
        <EmptyState title={studioProblems[isDraft ? "no-draft" : "no-podcast"]} heading="p" />
      </>
    );
  }
  return (
    <>
      {back}
      <ToolHeading>{isDraft ? `Discard ${title}?` : `Delete ${title}?`}</ToolHeading>
      <PodcastDeletion
        form={Form}
        isDraft={isDraft}
        problem={actionData?.problem ?? null}
        isBusy={isBusy}
        out={list}
      />
    </>
  );
}
