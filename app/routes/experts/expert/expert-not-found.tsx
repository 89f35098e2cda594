import { href, isRouteErrorResponse } from "react-router";
import { failedToLoad } from "#features/experts/page/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";

/** An expert who does not exist or is not shown, or whose page could not be loaded. */
export function ExpertNotFound({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <ErrorPage
      number={String(status)}
      title={isMissing ? "Expert Not Found" : "Something went wrong"}
      action={
        <>
          <ButtonLink to={href("/services")}>Back to Services</ButtonLink>
          <ButtonLink to={href("/races")} look="quiet">
            Find a race
          </ButtonLink>
        </>
      }
    >
      <p>
        {isMissing
          ? "There is no expert at this address. The page may have been taken off, or the link may be mistyped."
          : failedToLoad}
      </p>
    </ErrorPage>
  );
}
