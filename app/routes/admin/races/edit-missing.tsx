import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/tool-heading.tsx";

/** What stands where a race cannot be edited. */
export function EditMissing({ sentence }: { sentence: string }) {
  return (
    <>
      <ToolHeading lead="It may have been deleted, or the link may be mistyped.">
        {sentence}
      </ToolHeading>
      <ButtonLink to={href("/admin/races")}>Back to Races</ButtonLink>
    </>
  );
}
