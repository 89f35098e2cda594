import { href, useRevalidator } from "react-router";
import {
  type OfficePostFilters,
  type PostListing,
  postParams,
} from "#features/blog/editing/listing.ts";
import { postProblems } from "#features/blog/editing/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatCount } from "#values/text/count.ts";
import { useToldZone } from "../told-zone.ts";
import { postColumnsFor } from "./post-columns.tsx";

const states = [
  { value: "all", label: "All" },
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published" },
];

/** The posts that were found. */
export function PostList({
  filters,
  listing,
  zone,
}: {
  filters: OfficePostFilters;
  /** `null` where it could not be read. */
  listing: PostListing | null;
  zone: string;
}) {
  useToldZone(zone);
  const params = postParams(filters);
  const addressOf = (page: number) =>
    withQuery(href("/admin/blog"), { ...params, page: page > 1 && page });
  const here = addressOf(listing?.page ?? 1);
  const isFiltered = Object.keys(params).length > 0;
  return (
    <>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <ListTools label="Search blog posts" words={filters.q}>
            <Select label="Status" name="status" defaultValue={filters.state} options={states} />
          </ListTools>
        </div>
        <Refresh here={here} />
      </div>
      <div className="mt-4 grid gap-4">
        {listing === null && <Notice kind="problem">{postProblems["not-listed"]}</Notice>}
        {listing?.rows.length === 0 && (
          <EmptyState
            title="No blog posts found"
            icon={isFiltered ? "search" : "chat"}
            action={
              isFiltered ? (
                <TextLink to={href("/admin/blog")}>Show all posts</TextLink>
              ) : (
                <TextLink to={href("/admin/blog/new")}>Write the first post</TextLink>
              )
            }
          />
        )}
        {listing && listing.rows.length > 0 && (
          <>
            <Records
              caption="Blog posts"
              columns={postColumnsFor(here, zone)}
              rows={listing.rows}
              keyOf={({ id }) => id}
            />
            <p role="status" className="text-center text-muted">
              {formatCount(listing.total)} {listing.total === 1 ? "post" : "posts"}
            </p>
            <Pagination page={listing.page} pages={listing.pages} addressOf={addressOf} />
          </>
        )}
      </div>
    </>
  );
}

/** Reads the list again; without scripts it is a link to the page itself. */
function Refresh({ here }: { here: string }) {
  const { revalidate, state } = useRevalidator();
  const isBusy = state === "loading";
  return (
    <ButtonLink
      to={here}
      look="quiet"
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        event.preventDefault();
        revalidate();
      }}
    >
      {isBusy ? "Refreshing…" : "Refresh"}
    </ButtonLink>
  );
}
