import { useState } from "react";
import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { createPost } from "#features/blog/editing/commands.server.ts";
import { findNewWork, postFormOf, throwWorkAway } from "#features/blog/editing/drafts.server.ts";
import { postMessages } from "#features/blog/editing/messages.ts";
import { postForm } from "#features/blog/editing/schema.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import article from "#ui/markdown/article.css?url";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/new.ts";
import styles from "./editor.css?url";
import { notReached } from "./editor-actions.ts";
import {
  editorDataOf,
  isRestoring,
  offeredOriginals,
  offerOf,
  restored,
} from "./editor-data.server.ts";
import { WorkNotice } from "./notices.tsx";
import { PostEditor } from "./post-editor.tsx";
import { answerEditorAction, invalid, refused } from "./submission.server.ts";

/** The most unsaved posts that are offered at once. */
const mostOffered = 5;

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const editorData = editorDataOf({ now }, args.request);
  const begun = await findNewWork({ db }, admin);
  const own = begun.find(({ id }) => id === editorData.draftId);
  const isBack = own !== undefined && isRestoring(args.url);
  const isOwn = args.url.searchParams.has("draft");
  const offered = isBack ? [] : isOwn ? begun.filter((work) => work === own) : begun;
  return {
    editorData,
    originals: await offeredOriginals({ db }, null),
    isPaused: own !== undefined && !isBack,
    restored: isBack ? await restored({ db }, own) : null,
    offered: offered.slice(0, mostOffered).map((work) => offerOf(work, null, editorData)),
  };
}

/** A button inside of the editor changes nothing that is stored. */
export const shouldRevalidate = (turn: ShouldRevalidateFunctionArgs) =>
  !turn.formAction?.includes("do=") && isServerReached(turn);

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await postFormOf(args, admin);
  const answered = await answerEditorAction(args, admin, form);
  if (answered) return answered;
  const { value, errors } = readForm(postForm, form);
  if (errors) return invalid(args, errors);
  const made = await createPost(services(args.context), admin, value);
  if (made.problem !== null) return refused(args, form, made);
  dropPages(args.context);
  await throwWorkAway(services(args.context), admin, { draftId: value.draft_id });
  const said = postMessages.created[made.publication];
  return seeOtherSaying(
    href("/admin/blog"),
    made.hasRaces ? said : `${said} ${postMessages.withoutRaces}`,
  );
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const otherwise = await notReached(request, "not-created");
  return serverAnswer(serverAction(), otherwise);
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: article },
  { rel: "stylesheet", href: styles },
];

export const meta: Route.MetaFunction = () => officeMeta("Create Blog Post", "en");

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  const { offered, isPaused } = loaderData;
  // The post keeps its id while the page is read again.
  const [editorData] = useState(loaderData.editorData);
  return (
    <>
      <BackLink to={href("/admin/blog")}>Back to Blog</BackLink>
      <ToolHeading lead="Write a post, or have it written from a topic or races.">
        Create Blog Post
      </ToolHeading>
      {offered.length > 0 && (
        <div className="mb-6 grid gap-3">
          {offered.map((work) => (
            <WorkNotice key={work.draftId} work={work} to={href("/admin/blog/new")} />
          ))}
        </div>
      )}
      <PostEditor
        key={`${editorData.draftId} ${loaderData.restored !== null}`}
        action={href("/admin/blog/new")}
        stored={null}
        publication="draft"
        answer={actionData ?? loaderData.restored}
        editorData={editorData}
        originals={loaderData.originals}
        isPaused={isPaused}
      />
    </>
  );
}
