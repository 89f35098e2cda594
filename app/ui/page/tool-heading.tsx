import type { ReactNode } from "react";

/** The h1 of a working screen, with what one can do there at its right. */
export function ToolHeading({
  children,
  lead,
  actions,
}: {
  children: ReactNode;
  /** A sentence or a count below it. */
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-auto">
        <h1 className="text-2xl md:text-3xl">{children}</h1>
        {/* A long lead takes the width of the heading and leaves the actions beside it. */}
        {lead && <p className="mt-2 max-w-text text-muted sm:w-0 sm:min-w-full">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </header>
  );
}
