import type { AuditEntry } from "#features/audit/change.ts";
import { ChangedColumns } from "#features/audit/changed-columns.tsx";
import { formatFullMoment } from "#values/day.ts";

/** The actions of administrators on this account, the latest first. */
export function PersonHistory({ entries }: { entries: AuditEntry[] }) {
  return (
    <section aria-labelledby="person-history" className="mt-10">
      <h2 id="person-history" className="text-xl">
        What was done to this account
      </h2>
      {entries.length === 0 ? (
        <p className="mt-3 text-muted">Nothing so far.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="py-3">
              <p>
                <b className="font-semibold">{entry.action}</b> by{" "}
                {entry.adminEmail ?? "a former admin"},{" "}
                <time dateTime={entry.createdAt.toISOString()} className="text-muted">
                  {formatFullMoment(entry.createdAt)}
                </time>
              </p>
              <ChangedColumns entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
