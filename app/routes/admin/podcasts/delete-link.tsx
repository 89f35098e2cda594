import type { ReactNode } from "react";
import { href } from "react-router";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";
import { PodcastDeletion } from "./podcast-deletion.tsx";

/** Asks in a dialog before a podcast is deleted or a draft is discarded. */
export function DeleteLink({
  id,
  title,
  isDraft = false,
  here,
  size,
  children,
}: {
  id: string;
  title: string;
  isDraft?: boolean;
  /** The page of the list to come back to. */
  here: string;
  size?: "small";
  children: ReactNode;
}) {
  const page = withQuery(href("/admin/podcasts/:id/delete", { id }), {
    of: isDraft && "draft",
    to: here,
  });
  return (
    <DeletionLink
      page={page}
      here={here}
      title={isDraft ? `Throw away ${title}?` : `Delete ${title}?`}
      size={size}
      form={(frame, problem) => <PodcastDeletion {...frame} isDraft={isDraft} problem={problem} />}
    >
      {children}
    </DeletionLink>
  );
}
