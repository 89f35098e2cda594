import { data, href, useFetcher } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { showExpert } from "#features/experts/editing/commands.server.ts";
import {
  cardServices,
  type ExpertListing,
  type ExpertLosses,
  expertParams,
  type ListedExpert,
  noExpertFilters,
  type OfficeExpertFilters,
} from "#features/experts/editing/details.ts";
import { ExpertDeletion } from "#features/experts/editing/expert-deletion.tsx";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { listExperts } from "#features/experts/editing/queries.server.ts";
import { readExpertFilters, visibilityForm } from "#features/experts/editing/schema.ts";
import { showRate } from "#features/experts/expert.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import { CardSkeletons } from "../card-skeletons.tsx";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readExpertFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  try {
    return data({ loaded: { filters, listing: await listExperts({ db }, filters, page) } });
  } catch (error) {
    log.error({ error }, "experts not read");
    return data({ loaded: { filters, listing: null } }, 500);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({ filters: noExpertFilters, listing: null }));
}

/** `POST /admin/experts`: shows an expert to visitors, or not. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const list = backToList(href("/admin/experts"), form.get("to"));
  const { value } = readForm(visibilityForm, form);
  if (!value) return seeOtherSaying(list, expertProblems["not-updated"]);
  const isShown = value.shows === "yes";
  const done = await showExpert(services(args.context), admin, { id: value.id, isShown });
  if (done.problem !== null) return seeOtherSaying(list, expertProblems[done.problem]);
  dropPages(args.context);
  return seeOtherSaying(
    list,
    isShown ? `${done.name} is shown to visitors.` : `${done.name} is hidden from visitors.`,
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Expert Management", "en");

/** All experts, shown to visitors or not. */
export default function Experts({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <Arriving value={loaded} fallback={<CardSkeletons />}>
      {(list) => <ExpertList {...list} />}
    </Arriving>
  );
}

/** The experts that were found, as cards or as a table. */
function ExpertList({
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

/** The columns of the table; the last one leads back to the address `here`. */
function expertColumnsFor(here: string): RecordColumn<ListedExpert>[] {
  return [
    {
      title: "Expert",
      isHead: true,
      room: 40,
      cell: ({ id, name, role, imageUrl, isActive }) => (
        <span className="record-lead">
          <img
            src={imageUrl}
            alt=""
            width={36}
            height={36}
            loading="lazy"
            className={`size-9 rounded-control object-cover ${isActive ? "" : "opacity-50"}`}
          />
          <span>
            <RecordLink to={href("/admin/experts/edit/:id", { id })}>{name}</RecordLink>
            <RecordLine isQuiet>{role}</RecordLine>
          </span>
        </span>
      ),
    },
    {
      title: "Services and place",
      room: 60,
      isPlain: true,
      cell: ({ specialties, location }) => (
        <>
          <RecordLine>{serviceWords(specialties)}</RecordLine>
          <RecordLine isQuiet>{location}</RecordLine>
        </>
      ),
    },
    { title: "Rate", room: "whole", isPlain: true, cell: (expert) => showRate(expert, "en") },
    {
      title: "Status",
      room: "whole",
      isPlain: true,
      cell: (expert) => <ExpertBadges expert={expert} />,
    },
    menuColumn((expert) => <ExpertMenu expert={expert} here={here} />),
  ];
}

/** `Trail Running, Race Strategy, Mental Coaching +2 more` */
function serviceWords(services: readonly string[]): string {
  if (services.length === 0) return "none yet";
  const more = services.length - cardServices;
  const named = services.slice(0, cardServices).join(", ");
  return more > 0 ? `${named} +${more} more` : named;
}

/** An expert as a card of the back office. */
function OfficeExpert({ expert, here }: { expert: ListedExpert; here: string }) {
  return (
    <article className="office-card">
      <img
        src={expert.imageUrl}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className={`size-12 rounded-control object-cover ${expert.isActive ? "" : "opacity-50"}`}
      />
      <div className="min-w-0">
        <h2 className="text-base">
          <RecordLink to={href("/admin/experts/edit/:id", { id: expert.id })}>
            {expert.name}
          </RecordLink>
        </h2>
        <RecordLine isQuiet>{`${expert.role} · ${expert.location}`}</RecordLine>
      </div>
      <ExpertMenu expert={expert} here={here} />
      <div className="col-span-3 grid gap-2 pr-2">
        <ServiceChips services={expert.specialties} most={cardServices} />
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{showRate(expert, "en")}</span>
          {(!expert.isActive || expert.isLinked) && (
            <span className="text-end">
              <ExpertBadges expert={expert} />
            </span>
          )}
        </p>
      </div>
    </article>
  );
}

/** The first services of an expert, and how many more there are. */
function ServiceChips({ services, most }: { services: readonly string[]; most: number }) {
  if (services.length === 0) return <p className="text-sm text-muted">No services yet</p>;
  return (
    <ul aria-label="Services" className="flex flex-wrap items-center gap-1.5">
      {services.slice(0, most).map((service) => (
        <li key={service} className="chip max-w-full whitespace-normal wrap-anywhere">
          {service}
        </li>
      ))}
      {services.length > most && (
        <li className="text-sm text-muted">+{services.length - most} more</li>
      )}
    </ul>
  );
}

/** @param here - the address of this page of the list, where the actions lead back to */
function ExpertMenu({ expert, here }: { expert: ListedExpert; here: string }) {
  const { id, name, isActive } = expert;
  return (
    <RowMenu name={name}>
      <RowLink to={href("/admin/experts/edit/:id", { id })} about={name}>
        Edit
      </RowLink>
      <RowAction
        action={href("/admin/experts")}
        values={{ id, shows: isActive ? "no" : "yes", to: here }}
        about={name}
      >
        {isActive ? "Hide" : "Show"}
      </RowAction>
      <DeleteExpertLink id={id} name={name} here={here} />
    </RowMenu>
  );
}

/** Asks in a dialog before an expert is deleted, once it is known what goes with the expert. */
function DeleteExpertLink({
  id,
  name,
  here,
}: {
  id: string;
  name: string;
  /** The page of the list to come back to. */
  here: string;
}) {
  const page = withQuery(href("/admin/experts/edit/:id/delete", { id }), { to: here });
  const reading = useFetcher<{ losses: ExpertLosses | null; isThere: boolean }>();
  const isRead = reading.state === "idle" && reading.data !== undefined;
  const losses = isRead ? reading.data?.losses : null;
  const missing = reading.data?.isThere ? "not-loaded" : "no-expert";
  return (
    <DeletionLink
      page={page}
      here={here}
      title={`Delete ${name}?`}
      size="small"
      onOpen={() => reading.load(page)}
      form={(frame, problem) => (
        <>
          {!isRead && <Skeleton className="h-28 w-full" />}
          {isRead && !losses && <Notice kind="problem">{expertProblems[missing]}</Notice>}
          {losses && <ExpertDeletion {...frame} losses={losses} problem={problem} />}
        </>
      )}
    >
      Delete<span className="sr-only"> {name}</span>
    </DeletionLink>
  );
}

/** Whether visitors see an expert, and whether an account keeps the profile. */
function ExpertBadges({ expert: { isActive, isLinked } }: { expert: ListedExpert }) {
  return (
    <>
      <span
        className={`chip font-medium ${isActive ? "border-pine text-pine" : "border-danger text-danger"}`}
      >
        {isActive ? "Active" : "Inactive"}
      </span>
      {isLinked && <span className="block text-sm text-muted">Linked account</span>}
    </>
  );
}
