import { href } from "react-router";
import {
  type ExpertListing,
  expertParams,
  type OfficeExpertFilters,
} from "#features/experts/editing/listing.ts";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { Segments } from "#ui/form/segments.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatCount } from "#values/text/count.ts";
import { expertColumnsFor } from "./expert-columns.tsx";
import { OfficeExpert } from "./office-expert.tsx";

/** The experts that were found, as cards or as a table. */
export function ExpertList({
  filters,
  listing,
}: {
  filters: OfficeExpertFilters;
  /** `null` where it could not be read. */
  listing: ExpertListing | null;
}) {
  const params = expertParams(filters);
  const { view, ...words } = params;
  const addressOf = (page: number) =>
    withQuery(href("/admin/experts"), { ...params, page: page > 1 && page });
  const here = addressOf(listing?.page ?? 1);
  const isFiltered = Object.keys(words).length > 0;
  return (
    <>
      <ExpertTools filters={filters} listing={listing} />
      <div className="mt-4 grid gap-4">
        {listing === null && <Notice kind="problem">{expertProblems["not-fetched"]}</Notice>}
        {listing?.rows.length === 0 && (
          <EmptyState
            title="No experts found"
            icon={isFiltered ? "search" : "people"}
            action={
              isFiltered ? (
                <TextLink to={withQuery(href("/admin/experts"), { view })}>
                  Show all experts
                </TextLink>
              ) : (
                <TextLink to={href("/admin/experts/new")}>Add the first expert</TextLink>
              )
            }
          />
        )}
        {listing && listing.rows.length > 0 && (
          <>
            {filters.view === "grid" ? (
              <ul className="office-cards">
                {listing.rows.map((expert) => (
                  <li key={expert.id}>
                    <OfficeExpert expert={expert} here={here} />
                  </li>
                ))}
              </ul>
            ) : (
              <Records
                caption="Experts"
                columns={expertColumnsFor(here)}
                rows={listing.rows}
                keyOf={({ id }) => id}
              />
            )}
            <p role="status" className="text-center text-muted">
              Showing {formatCount(listing.rows.length)} of {formatCount(listing.all)}{" "}
              {listing.all === 1 ? "expert" : "experts"}
            </p>
            <Pagination page={listing.page} pages={listing.pages} addressOf={addressOf} />
          </>
        )}
      </div>
    </>
  );
}

function ExpertTools({
  filters,
  listing,
}: {
  filters: OfficeExpertFilters;
  listing: ExpertListing | null;
}) {
  const { q, country, service } = filters;
  const params = expertParams(filters);
  const { view: _, ...words } = params;
  const views = [
    {
      to: withQuery(href("/admin/experts"), words),
      label: "Grid",
      current: filters.view === "grid",
    },
    {
      to: withQuery(href("/admin/experts"), { ...words, view: "table" }),
      label: "Table",
      current: filters.view === "table",
    },
  ];
  return (
    <div className="grid gap-4">
      <ListTools
        label="Search experts"
        words={q}
        kept={filters.view === "grid" ? {} : { view: filters.view }}
      >
        <Select
          label="Country"
          name="country"
          defaultValue={country}
          options={choices("All countries", listing?.countries ?? [], country)}
        />
        <Select
          label="Service"
          name="service"
          defaultValue={service}
          options={choices("All services", listing?.services ?? [], service)}
        />
      </ListTools>
      <div className="w-fit">
        <Segments label="View" items={views} />
      </div>
    </div>
  );
}

/** What may be chosen, and what the address asks for if it is none of it. */
function choices(all: string, offered: readonly string[], chosen: string) {
  const values = [...new Set(["", ...offered, chosen])];
  return values.map((value) => ({ value, label: value || all }));
}
