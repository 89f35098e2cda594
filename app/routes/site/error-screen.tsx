import { use } from "react";
import { href, isRouteErrorResponse, useLocation } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorPage } from "#ui/page/error-page.tsx";
import { RequestNumber } from "#ui/page/request-number.ts";
import { passingSentences } from "#values/form/passing-sentences.ts";

/** The page shown for a missing or failing page. Causes stay in the log. */
export function ErrorScreen({ error }: { error: unknown }) {
  const reference = use(RequestNumber);
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  if (isUnreached(error)) {
    return (
      <ErrorPage
        number="DNF"
        title={errorTitle(error)}
        action={
          <ButtonLink to={pathname + search} reloadDocument>
            Try again
          </ButtonLink>
        }
      >
        <p>Dorsal cannot be reached. Please check your connection and try again.</p>
      </ErrorPage>
    );
  }
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
      <p>{sentenceFor(error, status)}</p>
    </ErrorPage>
  );
}

const sentences = {
  refused: "The server could not accept this request. Go back and try it another way.",
  broken: "The fault is on our side and has been noted. Please try again in a moment.",
  away: passingSentences.away,
};

const titles = {
  refused: "This did not work",
  broken: "Something went wrong",
  away: "Back in a moment",
};

export function errorTitle(error: unknown): string {
  if (isUnreached(error)) return "No connection";
  const status = statusOf(error);
  return status === 404 ? "Page not found" : titles[kindOf(status)];
}

/** A page that failed with the database says in which way; see `entry.server.tsx`. */
function sentenceFor(error: unknown, status: number): string {
  const why: unknown = isRouteErrorResponse(error) ? error.data : null;
  if (status === 503 && (why === "busy" || why === "full")) return passingSentences[why];
  return sentences[kindOf(status)];
}

function kindOf(status: number): keyof typeof sentences {
  if (status < 500) return "refused";
  return status === 503 ? "away" : "broken";
}

/** Whether a request of the page got no answer: each browser has its own words for that, and no code. */
function isUnreached(error: unknown): boolean {
  const isBrowser = typeof document !== "undefined";
  return (
    isBrowser && error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
