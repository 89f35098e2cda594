import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/**
 * What stands where a race cannot be edited.
 * @param isThere - it exists for all we know, but could not be read
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
      <ButtonLink to={href("/admin/races")}>Back to Races</ButtonLink>
    </>
  );
}
