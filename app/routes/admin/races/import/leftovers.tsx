import { href, Link, useLocation } from "react-router";
import type { Leftover } from "#features/races/import/leftovers.server.ts";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import type { Page } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";

const reasons: Record<Leftover["why"], string> = {
  registrations: "Runners have entered",
  reviews: "It has reviews",
  claims: "Somebody has claimed it",
  changed: "It was changed since",
  gone: "It is gone already",
};

/** The races that undoing an import has kept, and the reasons. */
export function Leftovers({ leftovers }: { leftovers: Page<Leftover> }) {
  const { pathname } = useLocation();
  const count = leftovers.total === 1 ? "1 entry" : `${formatCount(leftovers.total)} entries`;
  return (
    <section className="grid gap-4" aria-labelledby="left">
      <h2 id="left" className="text-xl">
        {count} left as they are
      </h2>
      <Records
        caption="What was not taken back"
        columns={columns}
        rows={leftovers.rows}
        keyOf={({ raceId, distance, why }) => `${raceId} ${distance} ${why}`}
      />
      <Pagination
        page={leftovers.page}
        pages={leftovers.pages}
        addressOf={(page) => `${pathname}?left=${page}`}
      />
    </section>
  );
}

const columns = [
  {
    title: "Race",
    cell: ({ raceId, raceName }: Leftover) =>
      raceName === null ? (
        "A race that is gone"
      ) : (
        <Link to={href("/races/:id", { id: raceId })} className="link">
          {raceName}
        </Link>
      ),
  },
  { title: "Distance", cell: ({ distance }: Leftover) => distance },
  { title: "Why", cell: ({ why }: Leftover) => reasons[why] },
];
