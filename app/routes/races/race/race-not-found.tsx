import { href, isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";

const failure = "Failed to load race details. Please try again later.";

/** A race that does not exist, or whose page could not be loaded. */
export function RaceNotFound({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <ErrorPage
      number={String(status)}
      title="Race Not Found"
      action={
        <>
          <ButtonLink to={href("/races")}>Back to Races</ButtonLink>
          <ButtonLink to={href("/")} look="quiet">
            Explore
          </ButtonLink>
        </>
      }
    >
      <p>
        {isMissing
          ? "There is no race at this address. It may have been removed, or the link may be mistyped."
          : failure}
      </p>
    </ErrorPage>
  );
}
