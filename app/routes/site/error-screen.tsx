import { use } from "react";
import { href, isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/error-page.tsx";
import { RequestNumber } from "#ui/request-number.ts";

/** What a visitor sees instead of a page that is missing or broke. Causes stay in the log. */
export function ErrorScreen({ error }: { error: unknown }) {
  const reference = use(RequestNumber);
  const status = statusOf(error);
  if (status === 404) {
    return (
      <ErrorPage
        number="404"
        title={errorTitle(error)}
        action={
          <>
            <ButtonLink to={href("/races")}>Find a race</ButtonLink>
            <ButtonLink to={href("/")} look="quiet">
              Go to the home page
            </ButtonLink>
          </>
        }
      >
        <p>There is nothing at this address. It may have moved, or the link may be mistyped.</p>
      </ErrorPage>
    );
  }
  return (
    <ErrorPage
      number={String(status)}
      title={errorTitle(error)}
      reference={reference}
      action={
        <ButtonLink to={href("/")} reloadDocument>
          Go to the home page
        </ButtonLink>
      }
    >
      <p>
        {status < 500
          ? "The server could not accept this request. Go back and try it another way."
          : "The fault is on our side and has been noted. Please try again in a moment."}
      </p>
    </ErrorPage>
  );
}

export function errorTitle(error: unknown): string {
  const status = statusOf(error);
  if (status === 404) return "Page not found";
  return status < 500 ? "This did not work" : "Something went wrong";
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
