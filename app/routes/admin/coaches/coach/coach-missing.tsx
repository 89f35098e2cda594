import { href } from "react-router";
import { managedCoachMessages } from "#features/coaches/managing/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";

/** Why a coach cannot be shown, as the heading and the title of the page. */
export function missingTitle(isThere: boolean): string {
  return isThere ? managedCoachMessages.notLoaded : managedCoachMessages.missing;
}

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
        {missingTitle(isThere)}
      </ToolHeading>
      <ButtonLink to={href("/admin/virtual-coaches")}>Back to Virtual Coaches</ButtonLink>
    </>
  );
}
