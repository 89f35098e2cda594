import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { AuditEntry } from "#features/audit/change.ts";
import { ChangedColumns } from "#features/audit/changed-columns.tsx";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { Records } from "#ui/list/records.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { readWords } from "#values/text/typed.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/audit-log.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const words = readWords(searchParams);
  const page = readPageNumber(searchParams.get("page"));
  return {
    words,
    entries: await readAuditLog(services(args.context), { words: words || null }, page),
  };
}

export const meta: Route.MetaFunction = () => officeMeta("Audit Log");

/** The actions of administrators and of organizers, the latest first. */
export default function AuditLog({ loaderData: { words, entries } }: Route.ComponentProps) {
  const addressOf = (page: number) => withQuery(href("/admin/audit-log"), { q: words, page });
  return (
    <>
      <ToolHeading lead={formatTotal(entries, ["entry", "entries"])}>Audit Log</ToolHeading>
      <ListTools label="Search by name" words={words} />
      <div className="mt-6 grid gap-6">
        {entries.rows.length > 0 ? (
          <Records
            caption="What administrators and organizers did"
            columns={columns}
            rows={entries.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <EmptyState title={words ? "Nothing by this name" : "Nothing has been done yet"} />
        )}
        <Pagination page={entries.page} pages={entries.pages} addressOf={addressOf} />
      </div>
    </>
  );
}

const columns = [
  {
    title: "What",
    cell: ({ action, subjectType, subjectName }: AuditEntry) => (
      <>
        <span className="font-normal text-muted">
          {action} {subjectType}
        </span>{" "}
        {subjectName}
      </>
    ),
  },
  {
    title: "Changes",
    cell: (entry: AuditEntry) => <ChangedColumns entry={entry} />,
  },
  {
    title: "By",
    cell: ({ adminEmail }: AuditEntry) => (
      <span className="inline-block md:min-w-40">{adminEmail ?? "a former account"}</span>
    ),
  },
  {
    title: "When",
    cell: ({ createdAt }: AuditEntry) => (
      <time dateTime={createdAt.toISOString()} className="md:whitespace-nowrap">
        {formatFullMoment(createdAt)}
      </time>
    ),
  },
];
