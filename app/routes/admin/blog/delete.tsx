import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { deletePost } from "#features/blog/editing/commands.server.ts";
import { postProblems } from "#features/blog/editing/messages.ts";
import { findEditedPost } from "#features/blog/editing/queries.server.ts";
import { dropPages, services } from "#services/context.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import type { Route } from "./+types/delete.ts";
import { PostDeletion } from "./post-deletion.tsx";

/** Asks before a post is deleted. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const post = await findEditedPost(services(args.context), args.params.id);
  const list = listOf(args.url);
  if (!post) throw seeOtherSaying(list, postProblems["no-post"]);
  return { title: post.details.title, isPublished: post.status === "published", list };
}

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const gone = await deletePost(services(args.context), admin, args.params.id);
  if (gone.problem === "no-post") {
    return seeOtherSaying(listOf(args.url), postProblems["no-post"]);
  }
  if (gone.problem !== null) return data({ problem: postProblems[gone.problem] }, 500);
  dropPages(args.context);
  return seeOtherSaying(listOf(args.url), `“${gone.title}” deleted.`);
}

/** Once the post is deleted, the dialog has nothing to read again. */
export const shouldRevalidate = () => false;

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: postProblems["not-deleted"] }));

/** The page of the list that the question was asked on. */
function listOf({ searchParams }: URL): string {
  return backToList(href("/admin/blog"), searchParams.get("to"));
}

export const meta: Route.MetaFunction = () => officeMeta("Delete Blog Post", "en");

export default function DeletePost({ loaderData, actionData }: Route.ComponentProps) {
  const { title, isPublished, list } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <BackLink to={list}>Back to Blog</BackLink>
      <ToolHeading>Delete this post?</ToolHeading>
      <PostDeletion
        form={Form}
        post={{ title, isPublished }}
        problem={actionData?.problem ?? null}
        isBusy={isBusy}
        out={list}
      />
    </>
  );
}
