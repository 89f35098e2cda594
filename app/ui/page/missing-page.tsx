import { ButtonLink } from "../button.tsx";
import { useSay } from "../language/language.tsx";
import { ErrorPage } from "./error-page.tsx";
import { missingTitle, statusOf } from "./missing-title.ts";

type WayOut = { to: string; label: string };

/** The page of a thing that does not exist, or that could not be loaded. */
export function MissingPage({
  error,
  title,
  failedTitle,
  missing,
  failed,
  ways: [first, second],
}: {
  /** What the loader threw. */
  error: unknown;
  title: string;
  failedTitle?: string;
  /** Says that there is no such thing. */
  missing: string;
  /** Says that it could not be loaded. */
  failed: string;
  /** Where to go from here, the best way first. */
  ways: readonly [WayOut, WayOut];
}) {
  const say = useSay();
  const status = statusOf(error);
  const isMissing = status === 404;
  return (
    <ErrorPage
      number={String(status)}
      title={missingTitle(say, error, { title, ...(failedTitle !== undefined && { failedTitle }) })}
      action={
        <>
          <ButtonLink to={first.to}>{first.label}</ButtonLink>
          <ButtonLink to={second.to} look="quiet">
            {second.label}
          </ButtonLink>
        </>
      }
    >
      <p>{isMissing ? missing : failed}</p>
    </ErrorPage>
  );
}
