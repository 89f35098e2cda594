import type { MouseEvent } from "react";
import type { Form, useFetcher } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** What is deleted with a post, and the button that does it: on a page of its own, or in a dialog. */
export function DeletionForm({
  form: AnyForm,
  action,
  post,
  problem,
  isBusy,
  out,
  onOut,
}: {
  form: typeof Form | ReturnType<typeof useFetcher>["Form"];
  action?: string;
  post: { title: string; isPublished: boolean };
  problem: string | null;
  isBusy: boolean;
  /** Where the way out leads. */
  out: string;
  /** What it does instead in a dialog. */
  onOut?: () => void;
}) {
  const leave = (event: MouseEvent) => {
    if (!onOut) return;
    event.preventDefault();
    onOut();
  };
  return (
    <AnyForm method="post" action={action} className="grid max-w-160 gap-5">
      {problem && <Notice kind="problem">{problem}</Notice>}
      <p className="wrap-anywhere">
        <b className="font-semibold">{post.title}</b> goes for good with all its versions.
        {post.isPublished && " Links to it will lead nowhere."}
      </p>
      <p className="text-muted">To take it from readers for a while, save it as a draft instead.</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={isBusy}>
          Delete Post
        </Button>
        <ButtonLink to={out} look="quiet" onClick={leave}>
          Keep it
        </ButtonLink>
      </div>
    </AnyForm>
  );
}
