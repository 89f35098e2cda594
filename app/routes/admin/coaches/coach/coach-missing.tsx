import { href } from "react-router";
import { managedCoachMessages } from "#features/coaches/managing/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/**
 * What stands where a coach cannot be shown.
 * @param isThere - it exists for all we know, but could not be read
 */
export function CoachMissing({ isThere }: { isThere: boolean }) {
  return (
    <>
      <ToolHeading
        lead={
          isThere
            ? managedCoachMessages.detailsNotFetched
            : "It may have been removed, or the link may be mistyped."
        }
      >
        {isThere ? managedCoachMessages.notLoaded : managedCoachMessages.missing}
      </ToolHeading>
      <ButtonLink to={href("/admin/virtual-coaches")}>Back to Virtual Coaches</ButtonLink>
    </>
  );
}
