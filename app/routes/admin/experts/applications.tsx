import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { sentStatuses } from "#features/experts/applications/application.ts";
import {
  countApplications,
  searchApplications,
} from "#features/experts/applications/office.server.ts";
import {
  type ApplicationFilters,
  readApplicationFilters,
} from "#features/experts/applications/schema.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import {
  dayColumn,
  type RecordColumn,
  RecordLine,
  RecordLink,
  Records,
} from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/applications.ts";
import { ApplicationBadge, statusLabels } from "./applications/application-badge.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db } = services(args.context);
  const { searchParams } = args.url;
  const filters = readApplicationFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  const [applications, counts] = await Promise.all([
    searchApplications({ db }, filters, page),
    countApplications({ db }),
  ]);
  return { filters, applications, counts };
}

export const meta: Route.MetaFunction = () => officeMeta("Expert Applications", "en");

type Line = Route.ComponentProps["loaderData"]["applications"]["rows"][number];

const columns: readonly RecordColumn<Line>[] = [
  {
    title: "Applicant",
    room: 40,
    cell: ({ id, name, title }) => (
      <>
        <RecordLink to={href("/admin/experts/applications/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>{title}</RecordLine>
      </>
    ),
  },
  {
    title: "Place",
    room: 30,
    isPlain: true,
    cell: ({ city, country }) => <RecordLine>{`${city}, ${country}`}</RecordLine>,
  },
  dayColumn("Sent", ({ sentAt }) => sentAt),
  { title: "Documents", isNumber: true, cell: ({ documents }) => formatCount(documents) },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <ApplicationBadge status={status} />,
  },
];

/** Applications to be listed as an expert, the pending ones first. */
export default function Applications({ loaderData }: Route.ComponentProps) {
  const { filters, applications, counts } = loaderData;
  const { words, status } = filters;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <ListTools label="Search by name, title, place or email" words={words}>
        <Select
          label="Status"
          name="status"
          defaultValue={status ?? "all"}
          options={[
            ...sentStatuses.map((each) => ({
              value: each,
              label: `${statusLabels[each]} (${formatCount(counts[each])})`,
            })),
            { value: "all", label: `All (${formatCount(all)})` },
          ]}
        />
      </ListTools>
      <div className="mt-4 grid gap-4">
        {applications.rows.length > 0 ? (
          <Records
            caption="Applications"
            columns={columns}
            rows={applications.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <NoApplications filters={filters} all={all} />
        )}
        <Pagination
          page={applications.page}
          pages={applications.pages}
          addressOf={(page) => addressOf({ words, status }, page)}
        />
      </div>
    </>
  );
}

function addressOf({ words, status }: ApplicationFilters, page?: number): string {
  return withQuery(href("/admin/experts/applications"), {
    status: status === "pending" ? undefined : (status ?? "all"),
    q: words,
    page,
  });
}

function NoApplications({ filters, all }: { filters: ApplicationFilters; all: number }) {
  const { words, status } = filters;
  const title = words
    ? "No application has these words"
    : all === 0
      ? "Nobody has applied yet"
      : status === "pending"
        ? "No applications waiting"
        : `No applications ${status}`;
  return (
    <EmptyState
      title={title}
      icon={words ? "search" : "people"}
      action={
        all > 0 &&
        (status !== null || words) && (
          <ButtonLink to={addressOf({ words: "", status: null })} look="quiet">
            Show all applications
          </ButtonLink>
        )
      }
    >
      People apply to be listed as experts at {href("/experts/apply")}.
    </EmptyState>
  );
}
