import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { LinkRemoval } from "#features/organizers/link-removal.tsx";
import { letterLinks, linkOrganizer } from "#features/organizers/linking.server.ts";
import {
  type LinkedOrganizer,
  linkedSentence,
  linkingProblems,
} from "#features/organizers/organizer.ts";
import { organizersOf } from "#features/organizers/queries.server.ts";
import { linkForm } from "#features/organizers/schema.ts";
import { editingProblems } from "#features/races/editing/messages.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formErrors, formOf, readForm } from "#values/form/form.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/organizers.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const race = await findEditedRace(services(args.context), admin, args.params.id);
  if (!race) throw data(editingProblems["no-race"].en, 404);
  return {
    race: { id: race.id, name: race.details.race_name },
    organizers: await organizersOf(services(args.context), race.id),
  };
}

/** Also after a refusal: another administrator may have linked the same person. */
export const shouldRevalidate = () => true;

/** Links the account with the typed address to the race. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const form = await formOf(args.request);
  const { value, errors } = readForm(linkForm, form);
  if (errors) return data(errors, 400);
  const links = letterLinks(publicOrigin(args.request));
  const asked = { raceId: args.params.id, email: value.email };
  const linked = await linkOrganizer(services(args.context), admin, asked, links);
  if (linked.problem !== null) {
    const status = linked.problem === "no-race" ? 404 : 400;
    return data(formErrors(linkingProblems[linked.problem], form, "email"), status);
  }
  return seeOtherSaying(pathOf(args.url), linkedSentence(linked.email));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(loaderData ? `Organizers of ${loaderData.race.name}` : "Organizers", "en");

/** The people who may change a race without being administrators. */
export default function RaceOrganizers({ loaderData, actionData }: Route.ComponentProps) {
  const { race, organizers } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFirstInvalid(actionData);
  return (
    <>
      <BackLink to={href("/admin/races/edit/:id", { id: race.id })}>Back to the race</BackLink>
      <ToolHeading lead={race.name}>Organizers</ToolHeading>
      <div className="grid max-w-160 gap-8">
        {organizers.length > 0 ? (
          <OrganizerCards raceId={race.id} organizers={organizers} />
        ) : (
          <p className="text-muted">Nobody but administrators can change this race.</p>
        )}
        <section aria-labelledby="link-title">
          <h2 id="link-title" className="text-xl">
            Link an account
          </h2>
          <p className="mt-1 text-muted">
            The person gets an email and can change the race and its registrations from then on.
          </p>
          <Form ref={form} method="post" noValidate className="mt-4 grid gap-5">
            {actionData?.form && <Notice kind="problem">{actionData.form}</Notice>}
            <TextField
              // Cleared once a person is linked.
              key={organizers.length}
              label="Email of the account"
              type="email"
              name="email"
              autoComplete="off"
              required
              defaultValue={actionData?.typed.email ?? ""}
              error={actionData?.fields.email}
            />
            <Button type="submit" busy={isBusy} className="justify-self-start">
              Link as organizer
            </Button>
          </Form>
        </section>
      </div>
    </>
  );
}

/** The organizers of a race, each with a form that ends the link. */
function OrganizerCards({ raceId, organizers }: { raceId: string; organizers: LinkedOrganizer[] }) {
  return (
    <ul aria-label="Organizers" className="grid gap-3">
      {organizers.map((person) => (
        <li key={person.userId} className="card px-5 py-4">
          <p className="wrap-anywhere">
            <TextLink to={href("/admin/users/:id", { id: person.userId })}>{person.name}</TextLink>{" "}
            · {person.email}
          </p>
          <p className="mt-1 text-sm text-muted">
            Linked on {formatDay(toDay(person.linkedAt), "en")} by{" "}
            {person.linkedBy ?? "a former admin"}
            {person.isFromClaim && ", from a claim"}
            {!person.isActive && ". The account is deactivated."}
          </p>
          <LinkRemoval raceId={raceId} person={person} from="race" of={person.name} />
        </li>
      ))}
    </ul>
  );
}
