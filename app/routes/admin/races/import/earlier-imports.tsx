import { href } from "react-router";
import { type ImportLine, stateNames } from "#features/races/import/race-import.ts";
import { PageLink } from "#ui/page-link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Records } from "#ui/records.tsx";
import { formatCount } from "#values/count.ts";
import type { Page } from "#values/paging.ts";

/** What was imported before, and what became of it. */
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
  {
    title: "File",
    cell: ({ id, fileName }: ImportLine) => (
      <PageLink to={href("/admin/races/import/:id", { id })} className="link">
        {fileName}
      </PageLink>
    ),
  },
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
  { title: "By", cell: ({ createdBy }: ImportLine) => createdBy ?? "a former admin" },
  {
    title: "When",
    cell: ({ createdAt }: ImportLine) => (
      <time dateTime={createdAt.toISOString()}>
        {`${createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC`}
      </time>
    ),
  },
];
