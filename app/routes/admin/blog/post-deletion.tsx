import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import type { Sentence } from "#values/say.ts";

/** Says what is deleted with a post. */
export function PostDeletion({
  post,
  ...frame
}: DeletionFrame & { post: { title: string; isPublished: boolean }; problem: Sentence | null }) {
  return (
    <DeletionForm {...frame} button="Delete Post">
      <p className="wrap-anywhere">
        <b className="font-semibold">{post.title}</b> goes for good with all its versions.
        {post.isPublished && " Links to it will lead nowhere."}
      </p>
      <p className="text-muted">To take it from readers for a while, save it as a draft instead.</p>
    </DeletionForm>
  );
}
