import { href, isRouteErrorResponse } from "react-router";
import { podcastFailed } from "#features/podcasts/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";

/** An episode that does not exist or is not published, or whose page could not be loaded. */
export function PodcastNotFound({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <ErrorPage
      number={String(status)}
      title={isMissing ? "Podcast Not Found" : "Something went wrong"}
      action={
        <>
          <ButtonLink to={href("/podcasts")}>Back to Podcasts</ButtonLink>
          <ButtonLink to={href("/races")} look="quiet">
            Find a race
          </ButtonLink>
        </>
      }
    >
      <p>
        {isMissing
          ? "There is no episode at this address. It may have been taken off, or the link may be mistyped."
          : podcastFailed}
      </p>
    </ErrorPage>
  );
}
