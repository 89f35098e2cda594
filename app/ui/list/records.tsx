import type { ComponentProps, ReactNode } from "react";

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
};

/**
 * A dense table of records. On a narrow screen every record becomes a card whose lines carry the
 * names of their columns.
 */
export function Records<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isFull = false,
  lineProps,
}: {
  /** Read by screen readers. */
  caption: string;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** With so many columns that a tablet has room for them in small letters only. */
  isFull?: boolean;
  /** What the line of a record does besides, such as being dragged. */
  lineProps?: (row: Row) => ComponentProps<"tr">;
}) {
  const head = columns.find((column) => column.isHead) ?? columns[0];
  return (
    <table className={isFull ? "records records-full" : "records"}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.isNumber ? "records-number" : ""}>
              <span className={column.hideTitle ? "sr-only" : ""}>{column.title}</span>
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
                  className={column.isNumber ? "records-number" : undefined}
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
