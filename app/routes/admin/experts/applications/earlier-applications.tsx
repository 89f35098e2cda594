import { href } from "react-router";
import type { ApplicationRecord } from "#features/experts/applications/application.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { ApplicationBadge } from "./application-badge.tsx";

/** What the same person has sent before, or since. */
export function EarlierApplications({ earlier }: Pick<ApplicationRecord, "earlier">) {
  if (earlier.length === 0) return null;
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="mb-4 text-xl">Other applications of this person</h2>
      <ul className="grid gap-4">
        {earlier.map(({ id, status, sentAt, note }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to={href("/admin/experts/applications/:id", { id })} className="py-1">
                Sent on {formatDay(toDay(sentAt))}
              </TextLink>
              <ApplicationBadge status={status} />
            </p>
            {note && <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
