import type { ReactNode } from "react";
import { href } from "react-router";
import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";
import type { Sentence } from "#values/say.ts";

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
      title={isDraft ? `Discard ${title}?` : `Delete ${title}?`}
      size={size}
      form={(frame, problem) => <PodcastDeletion {...frame} isDraft={isDraft} problem={problem} />}
    >
      {children}
    </DeletionLink>
  );
}

/** Says what is deleted with a podcast or a draft. */
export function PodcastDeletion({
  isDraft,
  ...frame
}: DeletionFrame & { isDraft: boolean; problem: Sentence | null }) {
  const name = isDraft ? "Discard" : "Delete Podcast";
  return (
    <DeletionForm {...frame} button={frame.isBusy ? "Deleting..." : name}>
      {isDraft ? (
        <p>The script and its audio go for good. This cannot be undone.</p>
      ) : (
        <p>
          The script and the audio go for good, also from the feed. To take the podcast from
          visitors for a while, unpublish it instead.
        </p>
      )}
    </DeletionForm>
  );
}
