import type { ReactNode } from "react";
import { Form, href, Link } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { type KnownPerson, personProblems } from "#features/accounts/people/people.ts";
import { findPerson } from "#features/accounts/people/queries.server.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import type { AuditEntry } from "#features/audit/change.ts";
import { ChangedColumns } from "#features/audit/changed-columns.tsx";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { LinkRemoval } from "#features/organizers/link-removal.tsx";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { organizedRaces } from "#features/organizers/queries.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { DangerGroup } from "#ui/editing/field-group.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay, formatFullMoment, toDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/user.ts";
import { PersonLosses, PersonRights, StandingBadges } from "./person-actions.tsx";
import { withUser } from "./with-user.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { userId: viewerId } = await requireAdmin(args);
  const person = await withUser(args, (own, _admin, userId) => findPerson(own, userId));
  const { db } = services(args.context);
  const history = await readAuditLog({ db }, { subjectId: person.userId }, 1);
  const races = await organizedRaces(services(args.context), person);
  return {
    person,
    history: history.rows,
    races,
    isViewer: viewerId === person.userId,
    problem: sentenceOf(personProblems, args.url.searchParams.get("problem")),
  };
}

export const meta: Route.MetaFunction = () => officeMeta("User", "en");

/** What an administrator may know about an account, and what can be done to it. */
export default function User({ loaderData }: Route.ComponentProps) {
  const { person, history, races, isViewer, problem } = loaderData;
  const { userId: id, email, isGuest, isActive } = person;
  const here = href("/admin/users/:id", { id });
  return (
    <>
      <BackLink to={href("/admin/users")}>All users</BackLink>
      <ToolHeading lead={<span className="wrap-anywhere">{email}</span>}>
        <span className="flex items-center gap-3">
          <Avatar name={viewerName(person)} image={person.image} />
          <span className="min-w-0 wrap-anywhere">{viewerName(person)}</span>
        </span>
      </ToolHeading>
      <StandingBadges person={person} />
      {problem && (
        <div className="mt-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PersonFacts person={person} />
        <section aria-labelledby="person-actions" className="card grid gap-3 p-5">
          <h2 id="person-actions" className="text-lg">
            Actions
          </h2>
          {isViewer && <p className="text-muted">This is your own account.</p>}
          {isGuest && (
            <p className="text-muted">
              A guest's account cannot be signed in to. It ends with its last review.
            </p>
          )}
          {!isViewer && <PersonRights person={person} to={here} />}
          {!isGuest && isActive && (
            <Form
              method="post"
              action={href("/admin/users/:id/:change", { id, change: "password-reset" })}
            >
              <Button type="submit" look="quiet" size="small">
                Send password reset
              </Button>
            </Form>
          )}
        </section>
      </div>
      {races.length > 0 && (
        <OrganizedRaces person={{ userId: id, name: viewerName(person) }} races={races} />
      )}
      <PersonHistory entries={history} />
      {!isViewer && !isGuest && (isActive || person.isAdmin) && (
        <DangerGroup>
          <PersonLosses person={person} to={here} />
        </DangerGroup>
      )}
    </>
  );
}

/** The profile, and the number of everything else. */
function PersonFacts({ person }: { person: KnownPerson }) {
  const { firstName, lastName, phone, createdAt, lastSignInAt, invitedBy } = person;
  const name = [firstName, lastName].filter(Boolean).join(" ");
  const reviews = withQuery(href("/admin/reviews"), { q: person.email, hidden: "on" });
  return (
    <dl className="office-facts">
      <Fact label="Name">{name || "—"}</Fact>
      <Fact label="Phone">{phone || "—"}</Fact>
      <Fact label="Member since">{formatDay(toDay(createdAt), "en")}</Fact>
      {invitedBy && <Fact label="Invited by">{invitedBy}</Fact>}
      <Fact label="Last sign-in">
        {lastSignInAt ? formatFullMoment(lastSignInAt, "en") : "never"}
      </Fact>
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
  const until = paidUntil && `${isEnding ? "ends" : "paid until"} ${formatDay(paidUntil, "en")}`;
  return [status.replaceAll("_", " "), until].filter(Boolean).join(", ");
}

function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The races that a person organizes, each with a form that ends the link. */
function OrganizedRaces({
  person,
  races,
}: {
  person: { userId: string; name: string };
  races: OrganizedRace[];
}) {
  return (
    <section aria-labelledby="person-races" className="mt-10">
      <h2 id="person-races" className="text-xl">
        Races that this person organizes
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {races.map(({ id, name, startDate, city, country }) => (
          <li key={id} className="py-3">
            <p className="wrap-anywhere">
              <Link to={href("/admin/races/edit/:id", { id })} className="link">
                {name}
              </Link>
            </p>
            <p className="text-sm text-muted">
              {formatDay(startDate, "en")}, {city}, {country} ·{" "}
              <Link to={href("/admin/races/edit/:id/organizers", { id })} className="link">
                All organizers<span className="sr-only"> of {name}</span>
              </Link>
            </p>
            <LinkRemoval raceId={id} person={person} from="user" of={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The actions of administrators on this account, the latest first. */
function PersonHistory({ entries }: { entries: AuditEntry[] }) {
  return (
    <section aria-labelledby="person-history" className="mt-10">
      <h2 id="person-history" className="text-xl">
        Changes to this account
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
                  {formatFullMoment(entry.createdAt, "en")}
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
