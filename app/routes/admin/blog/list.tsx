import { useEffect } from "react";
import { data, href, useRevalidator } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type ListedPost,
  noOfficePostFilters,
  type OfficePostFilters,
  type PostListing,
  postParams,
} from "#features/blog/editing/details.ts";
import { postProblems } from "#features/blog/editing/messages.ts";
import { listPosts } from "#features/blog/editing/queries.server.ts";
import { readPostFilters } from "#features/blog/editing/schema.ts";
import { momentIn, toLocal, zoneOf } from "#features/blog/editing/zone.ts";
import { services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { PublicationBadge } from "#ui/list/publication-badge.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { SkeletonCards } from "#ui/list/skeleton-cards.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { PostDeletion } from "./post-deletion.tsx";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readPostFilters(searchParams);
  const zone = zoneOf(args.request);
  try {
    const listing = await listPosts(
      { db, now },
      admin,
      filters,
      readPageNumber(searchParams.get("page")),
    );
    return data({ loaded: { filters, zone, listing } });
  } catch (error) {
    log.error({ error }, "posts not read");
    return data({ loaded: { filters, zone, listing: null } }, 500);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({
    filters: noOfficePostFilters,
    zone: "UTC",
    listing: null,
  }));
}

export const meta: Route.MetaFunction = () => officeMeta("Blog Management", "en");

/** All posts, the latest first. */
export default function BlogPosts({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading
        lead="Posts for readers: drafts, scheduled and published ones"
        actions={<ButtonLink to={href("/admin/blog/new")}>Create New Post</ButtonLink>}
      >
        Blog Management
      </ToolHeading>
      <Arriving
        value={loaded}
        fallback={<SkeletonCards count={6} bars={["h-5 w-2/3", "h-4 w-1/3"]} />}
      >
        {(list) => <PostList {...list} />}
      </Arriving>
    </>
  );
}

const states = [
  { value: "all", label: "All" },
  { value: "draft", label: "Draft" },
  { value: "scheduled", label: "Scheduled" },
  { value: "published", label: "Published" },
];

/** The posts that were found. */
function PostList({
  filters,
  listing,
  zone,
}: {
  filters: OfficePostFilters;
  /** `null` where it could not be read. */
  listing: PostListing | null;
  zone: string;
}) {
  useBrowserZone(zone);
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
      className="min-h-11.5"
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

/** Reports the time zone of this browser to the server if it knows another one. */
function useBrowserZone(known: string): void {
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === known) return;
    const body = new FormData();
    body.set("zone", zone);
    // If this fails, dates stay in the zone that they are labeled with.
    fetch(href("/admin/blog/work"), { method: "POST", body }).catch(() => undefined);
  }, [known]);
}

/** The columns of the list, with times of a zone; the last one leads back to the address `here`. */
function postColumnsFor(here: string, zone: string): RecordColumn<ListedPost>[] {
  return [
    {
      title: "Post",
      isHead: true,
      room: 100,
      cell: ({ id, title, tags, hasWork }) => (
        <>
          <span className="record-lead">
            <RecordLink to={href("/admin/blog/edit/:id", { id })}>{title}</RecordLink>
            {hasWork && (
              <span className="chip flex-none border-gold font-medium">Unsaved work</span>
            )}
          </span>
          {tags.length > 0 && <RecordLine isQuiet>{tags.join(", ")}</RecordLine>}
        </>
      ),
    },
    {
      title: "Created",
      room: "whole",
      isPlain: true,
      cell: ({ authorName, createdAt }) => (
        <span className="record-stack">
          {authorName}
          <time dateTime={createdAt.toISOString()} className="tabular text-sm text-muted">
            {formatDay(toLocal(createdAt, zone).slice(0, 10), "en")}
          </time>
        </span>
      ),
    },
    {
      title: "Races",
      isNumber: true,
      cell: ({ races, changedRaces }) => (
        <>
          {races}{" "}
          {changedRaces > 0 && (
            <span className="record-line record-quiet">{changedRaces} changed</span>
          )}
        </>
      ),
    },
    {
      title: "Status",
      room: "whole",
      isPlain: true,
      cell: (post) => <PublicationCell post={post} zone={zone} />,
    },
    menuColumn((post) => <PostMenu post={post} here={here} />),
  ];
}

function PostMenu({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const editor = href("/admin/blog/edit/:id", { id });
  return (
    <RowMenu name={title}>
      <RowLink to={withQuery(editor, { view: "preview" })} about={title}>
        View
      </RowLink>
      <RowLink to={editor} about={title}>
        Edit
      </RowLink>
      {publication === "published" && (
        <RowLink to={href("/blog/:id", { id })} about={title}>
          View live
        </RowLink>
      )}
      <DeletePostLink post={post} here={here} />
    </RowMenu>
  );
}

/** Asks in a dialog before a post of the list is deleted. */
function DeletePostLink({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const deleted = { title, isPublished: publication !== "draft" };
  return (
    <DeletionLink
      page={withQuery(href("/admin/blog/edit/:id/delete", { id }), { to: here })}
      here={here}
      title="Delete this post?"
      size="small"
      form={(frame, problem) => <PostDeletion {...frame} post={deleted} problem={problem} />}
    >
      Delete<span className="sr-only"> {title}</span>
    </DeletionLink>
  );
}

/** What readers see of a post, and since when or from when on. */
function PublicationCell({
  post: { publication, publishedAt },
  zone,
}: {
  post: ListedPost;
  zone: string;
}) {
  return (
    <span className="record-stack">
      <PublicationBadge state={publication} />
      {publishedAt && publication !== "draft" && (
        <time dateTime={publishedAt.toISOString()} className="tabular text-sm text-muted">
          {publication === "scheduled"
            ? momentIn(publishedAt, zone)
            : formatDay(toLocal(publishedAt, zone).slice(0, 10), "en")}
        </time>
      )}
    </span>
  );
}
