import { href, Link } from "react-router";
import type { RaceImport } from "#features/races/import/race-import.ts";

/** Which columns of the file are imported as what, and the way to say it otherwise. */
export function FileColumns({ found: { id, headings, mapping, hasOrder } }: { found: RaceImport }) {
  const named = headings.filter(({ name }) => name !== "");
  if (named.length === 0) return null;
  const used = named.filter(({ column }) => column !== null);
  return (
    <details className="max-w-text">
      <summary className="link w-fit cursor-pointer py-1">
        {used.length} of {named.length} columns are imported
        {hasOrder && mapping.dates && `, dates with the ${mapping.dates} first`}
      </summary>
      <dl className="my-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
        {named.map(({ name, column }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="wrap-anywhere">{name}</dt>
            <dd className={column ? "font-semibold" : "text-muted"}>{column ?? "not imported"}</dd>
          </div>
        ))}
      </dl>
      <Link to={href("/admin/races/import/:id/columns", { id })} className="link">
        Change columns
      </Link>
    </details>
  );
}
