import type { MouseEvent } from "react";
import type { Form, useFetcher } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** Why a podcast was not deleted. */
export type EpisodeDeletionAnswer = { problem: string };

/** What goes with a podcast, and the button that deletes it: on a page of its own, or in a dialog. */
export function DeletionForm({
  form: AnyForm,
  action,
  isDraft,
  answer,
  isBusy,
  out,
  onOut,
}: {
  form: typeof Form | ReturnType<typeof useFetcher>["Form"];
  action?: string;
  isDraft: boolean;
  answer: EpisodeDeletionAnswer | undefined;
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
  const name = isDraft ? "Throw away" : "Delete Podcast";
  return (
    <AnyForm method="post" action={action} className="grid max-w-160 gap-5">
      {answer && <Notice kind="problem">{answer.problem}</Notice>}
      {isDraft ? (
        <p>The script and its audio go for good. This cannot be undone.</p>
      ) : (
        <p>
          The script and the audio go for good, also from the feed. To take the podcast from
          visitors for a while, unpublish it instead.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={isBusy}>
          {isBusy ? "Deleting..." : name}
        </Button>
        <ButtonLink to={out} look="quiet" onClick={leave}>
          Keep it
        </ButtonLink>
      </div>
    </AnyForm>
  );
}
