import { href, isRouteErrorResponse } from "react-router";
import { postFailed } from "#features/blog/reading/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";

/** A post that does not exist or is not published, or whose page could not be loaded. */
export function PostNotFound({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isMissing = status === 404;
  return (
    <ErrorPage
      number={String(status)}
      title={isMissing ? "Blog Post Not Found" : "Something went wrong"}
      action={
        <>
          <ButtonLink to={href("/blog")}>Browse All Articles</ButtonLink>
          <ButtonLink to={href("/races")} look="quiet">
            Find a race
          </ButtonLink>
        </>
      }
    >
      <p>
        {isMissing
          ? "There is no article at this address. It may have been taken off, or the link may be mistyped."
          : postFailed}
      </p>
    </ErrorPage>
  );
}
