import { href } from "react-router";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/**
 * What stands where an expert cannot be edited or deleted.
 * @param isThere - it exists for all we know, but could not be read
 */
export function ExpertMissing({ isThere }: { isThere: boolean }) {
  const hint = isThere
    ? "Please try again in a moment."
    : "It may have been deleted, or the link may be mistyped.";
  return (
    <>
      <ToolHeading lead={expertProblems["not-loaded"]}>{expertProblems["no-expert"]}</ToolHeading>
      <p className="mb-6 text-muted">{hint}</p>
      <ButtonLink to={href("/admin/experts")}>Back to Experts</ButtonLink>
    </>
  );
}
