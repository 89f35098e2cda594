import type { ReactNode } from "react";

/** A table that scrolls sideways on its own when the screen is narrow. */
export function Table({
  caption,
  head,
  children,
}: {
  /** Read by screen readers. */
  caption: string;
  head: readonly string[];
  /** Rows of `<td>`. */
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="card overflow-x-auto">
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
