import { href, Link } from "react-router";
import type { ActivityMonth } from "#features/activities/activity.ts";
import { MonthList } from "#features/activities/showing/month-list.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { LengthUnit } from "#values/length.ts";
import { TrainingFrame } from "../frame.tsx";
import { AddForms } from "./add-forms.tsx";

/** What the viewer has run, month by month, and how more of it comes here. */
export function ActivityList({
  list: { unit, today, year, years, months, said },
  problem = null,
  typing = null,
}: {
  list: {
    unit: LengthUnit;
    today: Day;
    year: number;
    years: number[];
    months: ActivityMonth[];
    said: string | null;
  };
  /** Why files were not taken. */
  problem?: string | null;
  /** The form of an activity that is typed in, if it is open, with what was wrong. */
  typing?: { errors: FormErrors | null } | null;
}) {
  const isFirst = months.length === 0;
  return (
    <TrainingFrame at="activities" said={said}>
      <ToolHeading>Activities</ToolHeading>
      <AddForms unit={unit} today={today} problem={problem} typing={typing} isFirst={isFirst} />
      {years.length > 1 && (
        <nav aria-label="Years" className="activity-years">
          {years.map((each) => (
            <Link
              key={each}
              to={withQuery(href("/training/activities"), { year: each })}
              aria-current={each === year ? "page" : undefined}
            >
              {each}
            </Link>
          ))}
        </nav>
      )}
      {isFirst ? (
        <EmptyState title="No activities yet" icon="calendar">
          Your runs will appear here, month by month: distance, pace, climb and heart rate, with the
          line, the splits and the best efforts of each run.
        </EmptyState>
      ) : (
        <MonthList months={months} unit={unit} />
      )}
    </TrainingFrame>
  );
}
