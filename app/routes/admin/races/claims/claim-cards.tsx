import { href, Link } from "react-router";
import type { ClaimRecord, ClaimStatus } from "#features/claims/inbox/inbox.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { mailLink } from "#values/web/addresses/mail-link.ts";
import { HandlingForm } from "./handling-form.tsx";
import { LinkingForm } from "./linking-form.tsx";

const looks: Record<ClaimStatus, string> = {
  new: "border-signal text-signal",
  contacted: "border-sky text-sky",
  done: "border-edge text-slate",
};

/** Each claim with its race, what was written, and what can be done about it. */
export function ClaimCards({
  claims,
  typed,
}: {
  claims: ClaimRecord[];
  /** The typed values of a refused form. */
  typed: Partial<Record<string, string>> | null;
}) {
  return (
    <ul aria-label="Race claims" className="grid gap-4">
      {claims.map((claim) => (
        <li key={claim.id} className="rounded-card border border-line bg-surface p-5">
          <Claim claim={claim} typed={typed?.claim === claim.id ? typed : null} />
        </li>
      ))}
    </ul>
  );
}

function Claim({
  claim,
  typed,
}: {
  claim: ClaimRecord;
  typed: Partial<Record<string, string>> | null;
}) {
  const { race, name, email, phone, message, status, note, createdAt } = claim;
  return (
    <article aria-label={`${race.name}, by ${name}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link to={href("/races/:id", { id: race.id })} className="link">
              {race.name}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {formatDay(race.startDate)} · {race.city}, {race.country}
          </p>
        </div>
        <span className={`chip ${looks[status]}`}>{status}</span>
      </div>
      <p className="mt-3 wrap-anywhere">
        <span className="font-semibold">{name}</span> · {email}
        {phone && ` · ${phone}`}
      </p>
      <p className="text-sm text-muted">
        Claimed on <time dateTime={createdAt.toISOString()}>{formatDay(toDay(createdAt))}</time>
      </p>
      {message && (
        <blockquote className="mt-3 border-l-4 border-line pl-3 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      {note && (
        <p className="mt-3 rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <a
          href={mailLink(email, `Your claim of ${race.name}`)}
          className={buttonClass({ look: "quiet", size: "small" })}
        >
          Email the claimant
        </a>
        <ButtonLink to={href("/admin/races/edit/:id", { id: race.id })} look="quiet" size="small">
          Edit the race
        </ButtonLink>
        <LinkingForm claim={claim} />
        <HandlingForm claim={claim} typed={typed} />
      </div>
    </article>
  );
}
