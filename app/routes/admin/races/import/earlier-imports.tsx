import { href } from "react-router";
import { type ImportLine, stateNames } from "#features/races/import/race-import.ts";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { byColumn, fileColumn, whenColumn } from "./import-columns.tsx";

/** The earlier imports and their states. */
export function EarlierImports({ imports }: { imports: Page<ImportLine> }) {
  if (imports.rows.length === 0) return null;
  const addressOf = (page: number) => `${href("/admin/races/import")}?page=${page}`;
  return (
    <section className="mt-12 grid gap-4" aria-labelledby="earlier">
      <h2 id="earlier" className="text-xl">
        Earlier imports
      </h2>
      <Records
        caption="Earlier imports"
        columns={columns}
        rows={imports.rows}
        keyOf={({ id }) => id}
      />
      <Pagination page={imports.page} pages={imports.pages} addressOf={addressOf} />
    </section>
  );
}

const columns = [
  fileColumn,
  { title: "State", cell: ({ state }: ImportLine) => stateNames[state] },
  {
    title: "Races",
    isNumber: true,
    cell: ({ raceCount }: ImportLine) => formatCount(raceCount),
  },
  {
    title: "Created",
    isNumber: true,
    cell: ({ tally }: ImportLine) => formatCount(tally.created),
  },
  {
    title: "Updated",
    isNumber: true,
    cell: ({ tally }: ImportLine) => formatCount(tally.updated),
  },
  byColumn,
  whenColumn,
];
