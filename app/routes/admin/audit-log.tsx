import { href, Link } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { type AuditEntry, actorOf, auditKinds, readAuditFilters } from "#features/audit/change.ts";
import { ChangedColumns } from "#features/audit/changed-columns.tsx";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import {
  type RecordColumn,
  RecordLine,
  RecordMoment,
  RecordMore,
  Records,
} from "#ui/list/records.tsx";
import { SearchField } from "#ui/list/search-field.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/audit-log.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const filters = readAuditFilters(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  return { filters, entries: await readAuditLog(services(args.context), filters, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Audit Log", "en");

/** The actions of administrators and of organizers, the latest first. */
export default function AuditLog({ loaderData: { filters, entries } }: Route.ComponentProps) {
  const { words, person, kind, from, to } = filters;
  const isFiltered = Boolean(words || person || kind || from || to);
  const addressOf = (page: number) =>
    withQuery(href("/admin/audit-log"), { q: words, person, kind, from, to, page });
  return (
    <>
      <ToolHeading lead={formatTotal(entries, ["entry", "entries"], "en")}>Audit Log</ToolHeading>
      <ListTools label="Search by name" words={words}>
        <SearchField label="By (email)" name="person" words={person} />
        <Select
          label="Kind"
          name="kind"
          defaultValue={kind ?? ""}
          options={[
            { value: "", label: "All" },
            ...auditKinds.map((value) => ({ value, label: value })),
          ]}
        />
        <div className="col-span-2 grid basis-72 grid-cols-2 gap-2">
          <TextField
            key={`from ${from}`}
            label="From"
            name="from"
            type="date"
            defaultValue={from ?? ""}
          />
          <TextField key={`to ${to}`} label="To" name="to" type="date" defaultValue={to ?? ""} />
        </div>
      </ListTools>
      <div className="mt-4 grid gap-4">
        {entries.rows.length > 0 ? (
          <Records
            caption="What administrators and organizers did"
            columns={columns}
            rows={entries.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState
            title={isFiltered ? "No entries found" : "Nothing has been done yet"}
            action={
              isFiltered && (
                <ButtonLink to={href("/admin/audit-log")} look="quiet">
                  Show all entries
                </ButtonLink>
              )
            }
          />
        )}
        <Pagination page={entries.page} pages={entries.pages} addressOf={addressOf} />
      </div>
    </>
  );
}

const columns: RecordColumn<AuditEntry>[] = [
  {
    title: "What",
    room: 36,
    cell: (entry) => {
      const { action, subjectType, subjectName } = entry;
      const screen = screenOf(entry);
      return (
        <span className="record-line" title={`${action} ${subjectType} ${subjectName}`}>
          <span className="font-normal text-muted">
            {action} {subjectType}
          </span>{" "}
          {screen ? (
            <Link to={screen} className="record-name">
              {subjectName}
            </Link>
          ) : (
            subjectName
          )}
        </span>
      );
    },
  },
  {
    title: "Changes",
    room: 42,
    isPlain: true,
    cell: (entry) =>
      (entry.before || entry.after || entry.reason) && (
        <RecordMore line={<ChangedColumns entry={entry} />} />
      ),
  },
  {
    title: "By",
    room: 22,
    cell: (entry) => <RecordLine>{actorOf(entry)}</RecordLine>,
  },
  {
    title: "When",
    room: "whole",
    isPlain: true,
    cell: ({ createdAt }) => <RecordMoment at={createdAt} />,
  },
];

/** Where the thing that was changed can be changed again; `null` for what has no screen or is deleted. */
function screenOf({ action, subjectType, subjectId: id }: AuditEntry): string | null {
  if (id === null || action === "deleted") return null;
  if (subjectType === "race") return href("/admin/races/edit/:id", { id });
  if (subjectType === "blog post") return href("/admin/blog/edit/:id", { id });
  if (subjectType === "expert") return href("/admin/experts/edit/:id", { id });
  return subjectType === "user" ? href("/admin/users/:id", { id }) : null;
}
