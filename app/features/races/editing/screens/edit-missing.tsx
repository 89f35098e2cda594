import { office } from "#features/races/editing/workplace.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/**
 * Shown instead of a race that the back office cannot edit.
 * @param isThere - it may exist, but could not be read
 */
export function EditMissing({
  sentence,
  isThere = false,
}: {
  sentence: string;
  isThere?: boolean;
}) {
  return (
    <>
      <ToolHeading
        lead={
          isThere
            ? "Please try again in a moment."
            : "It may have been deleted, or the link may be mistyped."
        }
      >
        {sentence}
      </ToolHeading>
      <ButtonLink to={office.races}>Back to Races</ButtonLink>
    </>
  );
}
