import { sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { auditEntries, users } from "#db/schema.ts";
import { wordsAmong } from "#db/search/words.ts";
import type { Services } from "#services/services.ts";
import type { Page } from "#values/form/paging.ts";
import { literal } from "#values/text/clean.ts";
import type { AuditEntry, AuditFilters } from "./change.ts";

export const entriesPerPage = 50;

const entryShape = {
  id: auditEntries.id,
  adminEmail: orNull(users.email),
  action: auditEntries.action,
  subjectType: auditEntries.subjectType,
  subjectId: auditEntries.subjectId,
  subjectName: auditEntries.subjectName,
  before: auditEntries.before,
  after: auditEntries.after,
  reason: auditEntries.reason,
  createdAt: auditEntries.createdAt,
};

/**
 * One page of what administrators did, the latest first.
 * @param about - only the entries that all of these find; `subjectId` is the thing that was changed
 */
export async function readAuditLog(
  { db }: Pick<Services, "db">,
  about: Partial<AuditFilters> & { subjectId?: string },
  page: number,
): Promise<Page<AuditEntry>> {
  const { kind, subjectId, words, person, from, to } = about;
  const asked = [
    ...(kind ? [sql`e.subject_type = ${kind}`] : []),
    ...(subjectId ? [sql`e.subject_id = ${subjectId}::uuid`] : []),
    ...wordsAmong(words ?? "", sql`e.search_text`),
    ...(person
      ? [
          sql`e.admin_id in (select id from users where lower(email) like ${`%${literal(person.toLowerCase())}%`})`,
        ]
      : []),
    ...(from ? [sql`e.created_at >= ${`${from}T00:00:00Z`}::timestamptz`] : []),
    ...(to ? [sql`e.created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`] : []),
  ];
  const isAsked = asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
  return readLongPage(
    db,
    entryShape,
    {
      found: sql`select e.id, e.created_at from audit_entries e where ${isAsked}`,
      order: sql`created_at desc, id`,
      backwards: sql`created_at, id desc`,
      rows: sql`
        select e.id, u.email as "adminEmail", e.action, e.subject_type as "subjectType",
          e.subject_id as "subjectId", e.subject_name as "subjectName", e.before, e.after,
          e.reason, e.created_at as "createdAt"
        from page join audit_entries e using (id) left join users u on u.id = e.admin_id
        order by e.created_at desc, e.id`,
      perPage: entriesPerPage,
      isSearch: Boolean(words || person),
    },
    page,
  );
}
