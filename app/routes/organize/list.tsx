import { href, Link } from "react-router";
import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import type { OrganizedRace } from "#features/organizers/organizer.ts";
import { organizedRaces } from "#features/organizers/queries.server.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { workspace } from "#features/races/editing/workplace.ts";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

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

/** The columns of the list of own races. */
const columns: RecordColumn<OrganizedRace>[] = [
  {
    title: "Race",
    isHead: true,
    room: 100,
    cell: ({ id, name, city, country }) => (
      <>
        <RecordLink to={workspace.race(id)}>{name}</RecordLink>
        <RecordLine isQuiet>{`${city}, ${country}`}</RecordLine>
      </>
    ),
  },
  {
    title: "Date",
    room: "whole",
    isPlain: true,
    cell: ({ startDate }) => formatDay(startDate),
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  { title: "Distances", isNumber: true, cell: ({ distances }) => formatCount(distances) },
  {
    title: "Registrations",
    isNumber: true,
    cell: ({ id, name, runners, unconfirmed }) => (
      <span className="record-stack justify-items-end">
        <Link to={workspace.registrations(id)} className="link inline-block min-w-6 py-0.5">
          {formatCount(runners)} <span className="sr-only">registrations for {name}</span>
        </Link>
        {unconfirmed > 0 && (
          <span className="text-sm text-muted">{formatCount(unconfirmed)} to confirm</span>
        )}
      </span>
    ),
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={workspace.race(id)} about={name}>
        Edit
      </RowLink>
      <RowLink to={workspace.registrations(id)} about={`for ${name}`}>
        Registrations
      </RowLink>
      <RowLink to={workspace.startList(id)} about={`of ${name}`}>
        Start list
      </RowLink>
      <RowLink to={href("/organize/races/:id/webhooks", { id })} about={`of ${name}`}>
        Webhooks
      </RowLink>
      <RowLink to={href("/races/:id", { id })} about={`of ${name}`}>
        Public page
      </RowLink>
    </RowMenu>
  )),
];
