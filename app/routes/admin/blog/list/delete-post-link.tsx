import { href } from "react-router";
import type { ListedPost } from "#features/blog/editing/listing.ts";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";
import { PostDeletion } from "../post-deletion.tsx";

/** Asks in a dialog before a post of the list is deleted. */
export function DeletePostLink({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const deleted = { title, isPublished: publication !== "draft" };
  return (
    <DeletionLink
      page={withQuery(href("/admin/blog/edit/:id/delete", { id }), { to: here })}
      here={here}
      title="Delete this post?"
      size="small"
      form={(frame, problem) => <PostDeletion {...frame} post={deleted} problem={problem} />}
    >
      Delete<span className="sr-only"> {title}</span>
    </DeletionLink>
  );
}
