import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatDay, toDay } from "#values/day.ts";

export type RecordColumn<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Says what the row is about; the first column when none says so. */
  isHead?: boolean;
  /** Numbers stand at the right and in tabular figures. */
  isNumber?: boolean;
  /** Leaves the title out of the cards of a narrow screen, where its cells say it themselves. */
  isPlain?: boolean;
  /** Keeps the title for screen readers only, as over a column of buttons. */
  hideTitle?: boolean;
  /**
   * A number is the percentage of the table's width that the column gets; its lines are cut where
   * they have no room. A `whole` column is as wide as its widest cell. Cells of other columns wrap.
   */
  room?: number | "whole";
  /** Stands in a corner of the cards of a narrow screen. */
  corner?: "choice" | "menu";
};

/** A column with the day of a timestamp. */
export function dayColumn<Row>(title: string, timestampOf: (row: Row) => Date): RecordColumn<Row> {
  return { title, room: "whole", cell: (row) => <RecordDay timestamp={timestampOf(row)} /> };
}

export function RecordDay({ timestamp }: { timestamp: Date }) {
  return (
    <time dateTime={timestamp.toISOString()} className="tabular">
      {formatDay(toDay(timestamp), useLang())}
    </time>
  );
}

/**
 * A dense table of records: one or two lines each. On a narrow screen every record becomes a card,
 * whose facts follow each other and carry the names of their columns.
 */
export function Records<Row>({
  caption,
  columns,
  rows,
  keyOf,
  lineProps,
}: {
  /** Read by screen readers. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What the line of a record does besides, such as being dragged. */
  lineProps?: (row: Row) => ComponentProps<"tr">;
}) {
  const say = useSay();
  const head = columns.find((column) => column.isHead) ?? columns[0];
  return (
    <table className="records">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {columns.map(({ title, room }) => (
          <col key={title} style={typeof room === "number" ? { width: `${room}%` } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={classOf(column)}>
              <span className={column.hideTitle ? "sr-only" : ""}>
                {column.corner === "menu" ? say({ en: "Actions", es: "Acciones" }) : column.title}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...lineProps?.(row)}>
            {columns.map((column) => {
              const Cell = column === head ? "th" : "td";
              return (
                <Cell
                  key={column.title}
                  scope={column === head ? "row" : undefined}
                  data-title={
                    column.hideTitle || column.isPlain || column === head ? undefined : column.title
                  }
                  className={classOf(column)}
                >
                  {column.cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function classOf<Row>({ isNumber, room, corner }: RecordColumn<Row>): string | undefined {
  const classes = [
    isNumber && "records-number",
    room === "whole" && "records-whole",
    typeof room === "number" && "records-cut",
    corner && `records-${corner}`,
  ];
  return classes.filter(Boolean).join(" ") || undefined;
}

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

/** A text of which one line or two are shown until it is opened, with what else belongs to it. */
export function RecordMore({
  line,
  lines = 1,
  children,
}: {
  line: ReactNode;
  lines?: 1 | 2;
  children?: ReactNode;
}) {
  return (
    <details className={lines === 2 ? "record-more record-more-two" : "record-more"}>
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
