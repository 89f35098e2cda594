import { type ReactNode, useEffect } from "react";
import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { savePost } from "#features/blog/editing/commands.server.ts";
import { publicationOf } from "#features/blog/editing/details.ts";
import { findWorkOn, postFormOf, throwWorkAway } from "#features/blog/editing/drafts.server.ts";
import { postMessages, postProblems } from "#features/blog/editing/messages.ts";
import { findEditedPost } from "#features/blog/editing/queries.server.ts";
import { postForm } from "#features/blog/editing/schema.ts";
import { findOutdatedFacts, markFactsChecked } from "#features/blog/facts/facts.server.ts";
import { factsMessages } from "#features/blog/facts/messages.ts";
import { savedBeside } from "#features/races/editing/messages.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Editor } from "#ui/editing/editor.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import article from "#ui/markdown/article.css?url";
import { parseArticle } from "#ui/markdown/article-tree.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readForm } from "#values/form/form.ts";
import { officeMeta, pageTitle } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/edit.ts";
import { LoadingLine } from "./bottom-bar.tsx";
import styles from "./editor.css?url";
import { type EditorAnswer, notReached } from "./editor-actions.ts";
import {
  editorDataOf,
  isRestoring,
  offeredOriginals,
  offerOf,
  restored,
} from "./editor-data.server.ts";
import { FactsNotice, WorkNotice } from "./notices.tsx";
import { PostEditor } from "./post-editor.tsx";
import { answerEditorAction, invalid, refused } from "./submission.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const { id } = args.params;
  try {
    const post = await findEditedPost({ db }, id);
    if (post) {
      const editorData = editorDataOf({ now }, args.request);
      const work = await findWorkOn({ db }, admin, id);
      const isBack = work !== null && isRestoring(args.url);
      const loaded = {
        post,
        facts: await findOutdatedFacts({ db }, id),
        editorData,
        originals: await offeredOriginals({ db }, id),
        publication: publicationOf(post, now()),
        restored: isBack ? await restored({ db }, work) : null,
        offered: work && !isBack ? offerOf(work, post, editorData) : null,
        preview: editorData.isPreviewed
          ? parseArticle(post.details.content, { lang: post.details.lang })
          : null,
      };
      return { loaded };
    }
  } catch (error) {
    log.error({ error, id }, "post not loaded for editing");
  }
  throw seeOtherSaying(href("/admin/blog"), postProblems["not-loaded"]);
}

type LoadedEditor = Awaited<ReturnType<typeof loader>>["loaded"];

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage<LoadedEditor | null>(request, loading, () => null);
}

/** After a refusal, what is stored is read again; a button inside of the editor changes nothing. */
export const shouldRevalidate = (turn: ShouldRevalidateFunctionArgs) =>
  !turn.formAction?.includes("do=") && isServerReached(turn);

export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const form = await postFormOf(args, admin);
  if (args.url.searchParams.get("facts") === "checked") {
    const seen = String(form.get("seen") ?? "");
    const marked = await markFactsChecked(services(args.context), admin, { postId: id, seen });
    const said = marked.problem ? factsMessages[marked.problem] : "The races are compared again.";
    return seeOtherSaying(href("/admin/blog/edit/:id", { id }), said);
  }
  const answered = await answerEditorAction(args, admin, form);
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
  return serverAnswer(serverAction(), otherwise);
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: article },
  { rel: "stylesheet", href: styles },
];

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const loaded = loaderData?.loaded;
  const isHere = loaded && !(loaded instanceof Promise);
  return officeMeta(isHere ? nameOf(loaded) : "Edit Blog Post", "en");
};

function nameOf({ post }: LoadedEditor): string {
  return `Edit ${post.details.title}`;
}

export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={href("/admin/blog")}>Back to Blog</BackLink>
      <Arriving
        value={loaderData.loaded}
        fallback={
          <>
            <EditorHeading />
            <LoadingLine />
          </>
        }
      >
        {(loaded) =>
          loaded ? (
            <>
              <ArrivedTitle name={nameOf(loaded)} />
              <LoadedPost {...loaded} answer={actionData ?? loaded.restored} />
            </>
          ) : (
            <>
              <EditorHeading />
              <Notice kind="problem">{postProblems["not-loaded"]}</Notice>
            </>
          )
        }
      </Arriving>
    </>
  );
}

/** A post that arrives behind its screen has no part in the title that the screen was opened with. */
function ArrivedTitle({ name }: { name: string }) {
  const { title } = pageTitle(name);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

function EditorHeading({ actions }: { actions?: ReactNode }) {
  return (
    <ToolHeading lead="Update your blog post" actions={actions}>
      Edit Blog Post
    </ToolHeading>
  );
}

function LoadedPost({
  post,
  editorData,
  originals,
  publication,
  offered,
  preview,
  facts,
  restored,
  answer,
}: LoadedEditor & { answer: EditorAnswer | null }) {
  const { id } = post;
  const address = href("/admin/blog/edit/:id", { id });
  return (
    <>
      <EditorHeading
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
          </>
        }
      />
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
      <Editor
        danger={
          <ButtonLink
            look="plain"
            className="-ml-3 text-danger"
            to={href("/admin/blog/edit/:id/delete", { id })}
          >
            Delete post
          </ButtonLink>
        }
      >
        <PostEditor
          key={`${id} ${restored !== null}`}
          action={address}
          stored={post}
          publication={publication}
          answer={answer}
          preview={preview}
          editorData={editorData}
          originals={originals}
          isPaused={offered !== null}
        />
      </Editor>
    </>
  );
}
