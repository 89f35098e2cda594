import { data, Form, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  findTwins,
  keepBoth,
  type Twin,
  type TwinPair,
} from "#features/races/duplicates/duplicates.server.ts";
import { nonTwinsForm, readStart } from "#features/races/duplicates/schema.ts";
import { RaceStatusBadge } from "#features/races/editing/race-status-badge.tsx";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { formOf, readForm } from "#values/form/form.ts";
import { formatCount, formatTotal } from "#values/text/count.ts";
import { placeText } from "#values/text/place-text.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/duplicates.ts";

export const handle: Handle = { keepsPages: true };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const start = readStart(args.url.searchParams);
  return { from: start?.from ?? null, found: await findTwins(services(args.context), start) };
}

/** Marks two races as different: they are not shown together again. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { value } = readForm(nonTwinsForm, await formOf(args.request));
  if (!value) throw data(null, 400);
  const { isKnown } = await keepBoth(services(args.context), admin, value);
  return seeOtherSaying(
    pathOf(args.url) + args.url.search,
    isKnown ? "Both races stay." : "One of the races is gone.",
  );
}

export const meta: Route.MetaFunction = () => officeMeta("Duplicate Races", "en");

/** Races that were probably entered twice. */
export default function DuplicateRaces({ loaderData: { from, found } }: Route.ComponentProps) {
  const { pairs, looked, next } = found;
  const list = useFocusOnChange<HTMLDivElement>(pairs, "lost");
  return (
    <>
      <BackLink to={href("/admin/races")}>Back to Races</BackLink>
      <ToolHeading lead="Similar names in the same city, at most three days apart, or one name within two months.">
        Duplicate Races
      </ToolHeading>
      <div ref={list} tabIndex={-1} className="outline-none">
        {pairs.length === 0 ? (
          <EmptyState title="No duplicates found" />
        ) : (
          <ul className="grid gap-5">
            {pairs.map((pair) => (
              <TwinCard key={`${pair.first.id} ${pair.second.id}`} pair={pair} />
            ))}
          </ul>
        )}
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 gap-y-2 text-muted">
        <span>
          Looked at {formatTotal({ total: looked }, ["race", "races"], "en")}{" "}
          {from ? `from ${formatDay(from, "en")}` : "still to come"}.
        </span>
        {next && (
          <TextLink
            to={withQuery(href("/admin/races/duplicates"), { from: next.from, ...next.after })}
          >
            Look further, from {formatDay(next.from, "en")}
          </TextLink>
        )}
      </p>
    </>
  );
}

/** Two similar races, with the actions to delete one of them or to keep both. */
function TwinCard({ pair: { first, second } }: { pair: TwinPair }) {
  return (
    <li className="card px-4 pt-1 pb-3">
      <Records
        caption={`${first.name} and ${second.name}`}
        columns={columns}
        rows={[first, second]}
        keyOf={({ id }) => id}
      />
      <Form method="post" className="mt-3">
        <input type="hidden" name="first" value={first.id} />
        <input type="hidden" name="second" value={second.id} />
        <Button
          type="submit"
          look="quiet"
          size="small"
          aria-label={`Not a duplicate: ${first.name} and ${second.name}`}
        >
          Not a duplicate
        </Button>
      </Form>
    </li>
  );
}

const columns: RecordColumn<Twin>[] = [
  {
    title: "Race",
    room: 48,
    cell: ({ id, name, city, state, country, organizer }) => (
      <>
        <RecordLink to={href("/admin/races/edit/:id", { id })}>{name}</RecordLink>
        <RecordLine isQuiet>
          {`${placeText({ city, state, country }, "en")} · ${organizer ?? "no organizer given"}`}
        </RecordLine>
      </>
    ),
  },
  {
    title: "Date",
    room: "whole",
    isPlain: true,
    cell: ({ startDate }) => formatDay(startDate, "en"),
  },
  {
    title: "Distances",
    room: 40,
    isPlain: true,
    cell: ({ distances }) => (
      <RecordLine>{distances.length > 0 ? distances.join(", ") : "no distances"}</RecordLine>
    ),
  },
  { title: "Runners", isNumber: true, cell: ({ runners }) => formatCount(runners) },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ status }) => <RaceStatusBadge status={status} />,
  },
  menuColumn(({ id, name }) => (
    <RowMenu name={name}>
      <RowLink to={href("/admin/races/edit/:id", { id })} about={name}>
        Edit
      </RowLink>
      <RowLink to={href("/admin/races/edit/:id/delete", { id })} about={name} isDanger>
        Delete
      </RowLink>
    </RowMenu>
  )),
];
