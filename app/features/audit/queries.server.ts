import { sql } from "drizzle-orm";
import { readPage } from "#db/page.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/paging.ts";
import type { AuditEntry } from "./change.ts";

export const entriesPerPage = 50;

/**
 * One page of what administrators did, the latest first.
 * @param about - only what concerns this kind of thing, this one thing or this word in its name
 */
export async function auditEntries(
  { db }: Pick<Services, "db">,
  about: { subjectType?: string | null; subjectId?: string | null; words?: string | null },
  page: number,
): Promise<Page<AuditEntry>> {
  const { subjectType = null, subjectId = null, words = null } = about;
  const isAsked = sql`
    (${subjectType}::text is null or e.subject_type = ${subjectType})
    and (${subjectId}::uuid is null or e.subject_id = ${subjectId}::uuid)
    and (${words}::text is null or position(lower(${words}) in lower(e.subject_name)) > 0)`;
  const count = sql`select count(*)::int as total from audit_entries e where ${isAsked}`;
  const rows = sql`
    select e.id, u.email as "adminEmail", e.action, e.subject_type as "subjectType",
      e.subject_id as "subjectId", e.subject_name as "subjectName", e.before, e.after, e.reason,
      e.created_at as "createdAt"
    from audit_entries e left join users u on u.id = e.admin_id
    where ${isAsked}
    order by e.created_at desc, e.id`;
  return readPage(db, { count, rows, perPage: entriesPerPage }, page);
}
