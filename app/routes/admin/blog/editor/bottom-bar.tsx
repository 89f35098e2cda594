import { href, useNavigation } from "react-router";
import type { Publication } from "#features/blog/editing/details.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SaveBar } from "#ui/editing/save-bar.tsx";

/** The end of the editor: what readers see of the post, and what to do with it. */
export function BottomBar({
  publication,
  since,
  isAhead,
  kept,
}: {
  publication: Publication;
  /** From when on a scheduled post is read. */
  since: string | null;
  /** Whether the date in the form is in the future. */
  isAhead: boolean;
  /** When the work was last kept, as a clock shows it. */
  kept: string | null;
}) {
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("status");
  const isPublished = publication !== "draft";
  return (
    <SaveBar
      note={
        <p>
          Publication Status{" "}
          <b className="font-semibold text-ink">{publicationWords[publication]}</b>
          {publication === "scheduled" && since && ` for ${since}`}
          {kept && <span className="block">Your unsaved work is kept ({kept})</span>}
        </p>
      }
    >
      <div className="flex flex-wrap gap-2 sm:gap-3">
        <Button
          type="submit"
          name="status"
          value="published"
          formNoValidate
          busy={pressed === "published"}
        >
          {pressed === "published" && <Spinner />}
          {isPublished ? "Update" : isAhead ? "Schedule" : "Publish"}
        </Button>
        <Button
          type="submit"
          name="status"
          value="draft"
          look="quiet"
          formNoValidate
          busy={pressed === "draft"}
        >
          {pressed === "draft" && <Spinner />}
          Save as Draft
        </Button>
        <ButtonLink to={href("/admin/blog")} look="plain">
          Cancel
        </ButtonLink>
      </div>
    </SaveBar>
  );
}

const publicationWords: Record<Publication, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

/** Turns while something is on its way. */
function Spinner() {
  return <span aria-hidden="true" className="spinner" />;
}

/** Stands where something is loading. */
export function LoadingLine() {
  return (
    <p role="status" className="spinner-line">
      <Spinner />
      Loading...
    </p>
  );
}
