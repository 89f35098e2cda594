import type { ReactNode } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { ButtonLink } from "../button.tsx";
import { missingTitle, statusOf } from "./missing-title.ts";
import { Container } from "./page.tsx";

type WayOut = { to: string; label: string };

/** A whole page for when something is missing or broke: the number, what it means, where to go. */
export function ErrorPage({
  number,
  title,
  children,
  action,
  reference = null,
}: {
  /** Pinned on the page like a bib: `404`. */
  number: string;
  title: string;
  children?: ReactNode;
  action: ReactNode;
  /** The number of the request, for a letter to support. */
  reference?: string | null;
}) {
  const say = useSay();
  return (
    <Container className="grid items-center gap-10 py-16 md:grid-cols-[1fr_20rem] md:py-24">
      <div>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {children && <div className="mt-4 max-w-[48ch] text-lg text-muted">{children}</div>}
        <div className="mt-8 flex flex-wrap gap-3">{action}</div>
        {reference && (
          <p className="mt-8 text-sm text-muted">
            <Rich
              text={say({
                en: `Reference <0>${reference}</0>`,
                es: `Referencia <0>${reference}</0>`,
              })}
              parts={[(words) => <code className="tabular">{words}</code>]}
            />
          </p>
        )}
      </div>
      <div aria-hidden="true" className="error-number">
        <i />
        <i />
        <span className="num">{number}</span>
      </div>
    </Container>
  );
}

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
