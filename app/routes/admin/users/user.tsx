import { Form, href } from "react-router";
import { sentenceOf } from "#features/accounts/messages.ts";
import { personProblems } from "#features/accounts/people/messages.ts";
import { findPerson } from "#features/accounts/people/queries.server.ts";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { viewerName } from "#features/accounts/viewer.ts";
import { readAuditLog } from "#features/audit/queries.server.ts";
import { organizedRaces } from "#features/organizers/queries.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { DangerGroup } from "#ui/editing/danger-group.tsx";
import { Avatar } from "#ui/list/avatar.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/user.ts";
import { OrganizedRaces } from "./organized-races.tsx";
import { PersonLosses, PersonRights } from "./person-actions.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonHistory } from "./person-history.tsx";
import { StandingBadges } from "./standing-badges.tsx";
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

export const meta: Route.MetaFunction = () => officeMeta("User");

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
            What can be done
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
