import { href } from "react-router";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { organizedRaces } from "#features/organizers/queries.server.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Records } from "#ui/list/records.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { columns } from "./list/columns.tsx";

export async function loader(args: Route.LoaderArgs) {
  const organizer = await requireOrganizer(args);
  return { races: await organizedRaces(services(args.context), organizer) };
}

export const meta: Route.MetaFunction = () => officeMeta("Your races");

/** The races that the viewer organizes, or how to come to one. */
export default function OwnRaces({ loaderData: { races } }: Route.ComponentProps) {
  if (races.length === 0) {
    return (
      <>
        <ToolHeading>Your races</ToolHeading>
        <EmptyState
          title="No race is linked to your account yet"
          icon="calendar"
          action={
            <>
              <ButtonLink to={href("/races")}>Find your race</ButtonLink>
              <ButtonLink to={href("/contact")} look="quiet">
                Tell us about a new race
              </ButtonLink>
            </>
          }
        >
          <p>
            Find your race and choose “Claim this Race” on its page, with the mail address of this
            account. A person checks it with you and then links the race. It is listed here from
            then on.
          </p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ToolHeading lead="You can change these races and look after their registrations. Everything that you change is written down.">
        Your races
      </ToolHeading>
      <Records caption="Your races" columns={columns} rows={races} keyOf={({ id }) => id} />
      <p className="mt-6 text-muted">
        Is one of your races missing? <TextLink to={href("/races")}>Find it</TextLink> and claim it,
        or <TextLink to={href("/contact")}>write to us</TextLink>.
      </p>
    </>
  );
}
