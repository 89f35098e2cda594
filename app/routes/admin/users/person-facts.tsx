import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { KnownPerson } from "#features/accounts/people/people.ts";
import { withQuery } from "#values/address.ts";
import { formatDay, formatFullMoment, toDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** The profile, and how much there is of everything else. */
export function PersonFacts({ person }: { person: KnownPerson }) {
  const { firstName, lastName, phone, createdAt, lastSignInAt, invitedBy } = person;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const reviews = withQuery(href("/admin/reviews"), { q: person.email, hidden: "on" });
  return (
    <dl className="office-facts">
      <Fact label="Name">{name || "—"}</Fact>
      <Fact label="Phone">{phone || "—"}</Fact>
      <Fact label="With us since">{formatDay(toDay(createdAt))}</Fact>
      {invitedBy && <Fact label="Invited by">{invitedBy}</Fact>}
      <Fact label="Last sign-in">{lastSignInAt ? formatFullMoment(lastSignInAt) : "never"}</Fact>
      <Fact label="Signed in now">{countOf(person.sessions, "device", "devices")}</Fact>
      <Fact label="Signs in with">{waysOf(person)}</Fact>
      <Fact label="Membership">{membershipOf(person)}</Fact>
      <Fact label="Reviews">
        <Link to={reviews} className="link inline-block min-w-6 py-0.5">
          {formatCount(person.reviews)}
        </Link>
      </Fact>
      <Fact label="Registrations">{formatCount(person.registrations)}</Fact>
      <Fact label="Favorites">{formatCount(person.favorites)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function waysOf({ waysToSignIn, passkeys, hasTwoFactor }: KnownPerson): string {
  const ways = [
    ...waysToSignIn,
    ...(passkeys > 0 ? [countOf(passkeys, "passkey", "passkeys")] : []),
    ...(hasTwoFactor ? ["a second step"] : []),
  ];
  return ways.join(", ") || "nothing yet";
}

function membershipOf({ membership }: KnownPerson): string {
  if (!membership) return "none";
  const { status, paidUntil, isEnding } = membership;
  const until = paidUntil && `${isEnding ? "ends" : "paid until"} ${formatDay(paidUntil)}`;
  return [status.replaceAll("_", " "), until].filter(Boolean).join(", ");
}

function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
