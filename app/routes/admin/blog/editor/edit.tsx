import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { savePost } from "#features/blog/editing/commands.server.ts";
import { findWorkOn, throwWorkAway } from "#features/blog/editing/drafts.server.ts";
import { postMessages, postProblems } from "#features/blog/editing/messages.ts";
import { publicationOf } from "#features/blog/editing/publication.ts";
import { findEditedPost } from "#features/blog/editing/queries.server.ts";
import { postForm } from "#features/blog/editing/schema.ts";
import { markFactsChecked } from "#features/blog/facts/commands.server.ts";
import { factsMessages } from "#features/blog/facts/messages.ts";
import { findOutdatedFacts } from "#features/blog/facts/queries.server.ts";
import { savedBeside } from "#features/races/editing/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import article from "#ui/markdown/article.css?url";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/edit.ts";
import { deskOf, isRestoring, offerOf, restored } from "./desk.server.ts";
import { FactsNotice } from "./facts-notice.tsx";
import { notReached } from "./not-reached.ts";
import { PostEditor } from "./post-editor.tsx";
import { deedAnswer, invalid, refused } from "./submission.server.ts";
import { WorkNotice } from "./work-notice.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const { id } = args.params;
  try {
    const post = await findEditedPost({ db }, id);
    if (post) {
      const desk = deskOf({ now }, args.request);
      const work = await findWorkOn({ db }, admin, id);
      const isBack = work !== null && isRestoring(args.url);
      return {
        post,
        facts: await findOutdatedFacts({ db }, id),
        desk,
        publication: publicationOf(post, now()),
        restored: isBack ? await restored({ db }, work) : null,
        offered: work && !isBack ? offerOf(work, post, desk) : null,
        preview: desk.isPreviewed ? parseArticle(post.details.content) : null,
      };
    }
  } catch (error) {
    log.error({ error, id }, "post not loaded for editing");
  }
  throw seeOtherSaying(href("/admin/blog"), postProblems["not-loaded"]);
}

/** After a refusal, what is stored is read again; a button inside of the editor changes nothing. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs) =>
  !formAction?.includes("do=");

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const form = await formOf(args.request);
  if (args.url.searchParams.get("facts") === "checked") {
    const seen = String(form.get("seen") ?? "");
    const marked = await markFactsChecked(services(args.context), admin, { postId: id, seen });
    const said = marked.problem ? factsMessages[marked.problem] : "The races are compared again.";
    return seeOtherSaying(href("/admin/blog/edit/:id", { id }), said);
  }
  const answered = await deedAnswer(args, admin, form);
  if (answered) return answered;
  const { value, errors } = readForm(postForm, form);
  if (errors) return invalid(args, errors);
  const saved = await savePost(services(args.context), admin, id, value);
  if (saved.problem !== null) return refused(args, form, saved);
  dropPages(args.context);
  await throwWorkAway(services(args.context), admin, { postId: id });
  return seeOtherSaying(
    href("/admin/blog"),
    savedBeside(postMessages.saved[saved.publication], saved.theirs),
  );
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const otherwise = await notReached(request, "not-updated");
  return serverAnswer(serverAction(), () => otherwise);
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: article }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? `Edit ${loaderData.post.details.title}` : "Edit Blog Post");

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const { post, desk, publication, offered, preview, facts } = loaderData;
  const { id } = post;
  const address = href("/admin/blog/edit/:id", { id });
  return (
    <>
      <BackLink to={href("/admin/blog")}>Back to Blog</BackLink>
      <ToolHeading
        lead="Update your blog post"
        actions={
          <>
            {publication === "published" && (
              <ButtonLink look="quiet" to={href("/blog/:id", { id })}>
                View live
              </ButtonLink>
            )}
            <ButtonLink look="quiet" to={href("/admin/blog/edit/:id/versions", { id })}>
              Versions
            </ButtonLink>
            <ButtonLink
              look="plain"
              className="text-danger"
              to={href("/admin/blog/edit/:id/delete", { id })}
            >
              Delete
            </ButtonLink>
          </>
        }
      >
        Edit Blog Post
      </ToolHeading>
      {facts.changes.length > 0 && (
        <div className="mb-6">
          <FactsNotice action={address} facts={facts} />
        </div>
      )}
      {offered && (
        <div className="mb-6">
          <WorkNotice work={offered} to={address} />
        </div>
      )}
      <PostEditor
        key={`${id} ${loaderData.restored !== null}`}
        action={address}
        stored={post}
        publication={publication}
        answer={actionData ?? loaderData.restored}
        preview={preview}
        desk={desk}
        isPaused={offered !== null}
      />
    </>
  );
}
