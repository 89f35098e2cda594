import { href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { byMonth } from "#features/activities/months.ts";
import { activityYears, listActivities } from "#features/activities/queries.server.ts";
import { MonthList } from "#features/activities/showing/month-list.tsx";
import { services } from "#services/context.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { toDay, yearOf } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { lengthUnitOf } from "#values/web/unit-cookie.ts";
import type { Route } from "./+types/activities.ts";
import styles from "./activities/activities.css?url";
import { TrainingFrame } from "./frame.tsx";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const years = await activityYears({ db }, viewer);
  const asked = Number(args.url.searchParams.get("year"));
  const year = years.includes(asked) ? asked : (years[0] ?? yearOf(toDay(now())));
  const lines = await listActivities({ db }, viewer, year);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  return { unit, year, years, months: byMonth(lines) };
}

export const meta: Route.MetaFunction = () => officeMeta("Activities");

/** What the viewer has run, month by month. */
export default function Activities({ loaderData }: Route.ComponentProps) {
  const { unit, year, years, months } = loaderData;
  return (
    <TrainingFrame at="activities">
      <ToolHeading>Activities</ToolHeading>
      {years.length > 1 && (
        <nav aria-label="Years" className="activity-years">
          {years.map((each) => (
            <a
              key={each}
              href={`${href("/training/activities")}?year=${each}`}
              aria-current={each === year ? "page" : undefined}
            >
              {each}
            </a>
          ))}
        </nav>
      )}
      {months.length === 0 ? (
        <EmptyState title="No activities yet" icon="calendar">
          What you run will stand here, month by month.
        </EmptyState>
      ) : (
        <MonthList months={months} unit={unit} />
      )}
    </TrainingFrame>
  );
}
