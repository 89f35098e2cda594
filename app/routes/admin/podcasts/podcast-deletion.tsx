import { DeletionForm, type DeletionFrame } from "#ui/overlay/deletion-form.tsx";
import type { Sentence } from "#values/say.ts";

/** Says what is deleted with a podcast or a draft. */
export function PodcastDeletion({
  isDraft,
  ...frame
}: DeletionFrame & { isDraft: boolean; problem: Sentence | null }) {
  const name = isDraft ? "Throw away" : "Delete Podcast";
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
