import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLang } from "#ui/language/language.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** The name of a record, which leads to it. Cut where it has no room; its title is the whole name. */
export function RecordLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} title={children} className="record-line record-name">
      <EmailText>{children}</EmailText>
    </Link>
  );
}

/** One line of a cell, cut where it has no room; its title is the whole text. */
export function RecordLine({
  children,
  isQuiet = false,
}: {
  children: string;
  /** A second line below a more important one. */
  isQuiet?: boolean;
}) {
  return (
    <span title={children} className={isQuiet ? "record-line record-quiet" : "record-line"}>
      {children}
    </span>
  );
}

/** A text of which one line is shown until it is opened, with what else belongs to it. */
export function RecordMore({ line, children }: { line: ReactNode; children?: ReactNode }) {
  return (
    <details className="record-more">
      <summary>{line}</summary>
      {children}
    </details>
  );
}

/** The day of a moment, with its time on a second line. */
export function RecordMoment({ at }: { at: Date }) {
  const lang = useLang();
  const text = at.toISOString();
  return (
    <time dateTime={text} className="record-stack tabular">
      <span>{formatDay(toDay(at), lang)}</span>
      <span className="record-line record-quiet">{text.slice(11, 16)} UTC</span>
    </time>
  );
}

/** An address that wraps before its domain instead of before the last letter. */
function EmailText({ children }: { children: string }) {
  const [name, ...domain] = children.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
