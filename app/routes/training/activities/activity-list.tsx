import { useState } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { ActivityMonth } from "#features/activities/activity.ts";
import { sportOptions } from "#features/activities/messages.ts";
import { MonthList } from "#features/activities/showing/month-list.tsx";
import { uploadLimits } from "#features/activities/uploading/limits.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { offering } from "#ui/form/files/accepted-files.ts";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import type { Day } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { TrainingFrame } from "../frame.tsx";

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
    said: Sentence | null;
  };
  /** Why files were not taken. */
  problem?: Sentence | null;
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

/** The two ways to an activity: files, or one that is typed in. */
function AddForms({
  unit,
  today,
  problem,
  typing,
  isFirst,
}: {
  unit: LengthUnit;
  today: Day;
  /** Why files were not taken. */
  problem: Sentence | null;
  /** The form of an activity that is typed in, if it is open, with what was wrong. */
  typing: { errors: FormErrors | null } | null;
  isFirst: boolean;
}) {
  return (
    <div className="activity-add">
      <UploadForm problem={problem} isFirst={isFirst} />
      <details open={typing !== null}>
        <summary>Type one in by hand</summary>
        <TypedForm unit={unit} today={today} errors={typing?.errors ?? null} />
      </details>
    </div>
  );
}

const hint = `FIT, GPX and TCX, one or hundreds, also in a zip or as the export of another service. Up to ${uploadLimits.megabytes} MB at once, ${uploadLimits.fileMegabytes} MB a file.`;

function UploadForm({ problem, isFirst }: { problem: Sentence | null; isFirst: boolean }) {
  const action = href("/training/activities");
  const isBusy = useNavigation().formAction === action;
  const [size, setSize] = useState(0);
  const tooLarge =
    size > uploadLimits.megabytes
      ? `These files are ${Math.ceil(size)} MB in total. At most ${uploadLimits.megabytes} MB can be sent at once: choose fewer.`
      : undefined;
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="activity-upload">
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Field
        label={
          isFirst
            ? "Bring your runs: choose files, or drop them here"
            : "Choose files, or drop them here"
        }
        hint={hint}
        error={tooLarge}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            name="files"
            multiple
            accept={offering(".fit", ".gpx", ".tcx", ".gz", ".zip")}
            onChange={({ currentTarget }) => {
              const bytes = [...(currentTarget.files ?? [])].reduce(
                (sum, one) => sum + one.size,
                0,
              );
              setSize(bytes / 1024 / 1024);
            }}
            className="file-input activity-file"
          />
        )}
      </Field>
      <div>
        <Button type="submit" busy={isBusy}>
          {isBusy ? "Uploading…" : "Upload"}
        </Button>
      </div>
    </Form>
  );
}

function TypedForm({
  unit,
  today,
  errors,
}: {
  unit: LengthUnit;
  today: Day;
  errors: FormErrors | null;
}) {
  const action = href("/training/activities/new");
  const isBusy = useNavigation().formAction === action;
  const field = (name: string, usual = "") => ({
    name,
    defaultValue: errors?.typed[name] ?? usual,
    error: errors?.fields[name],
  });
  return (
    <Form method="post" action={action} className="activity-typed" noValidate>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <TextField label="Name (optional)" {...field("name")} maxLength={120} />
      <Select
        label="Sport"
        name="sport"
        defaultValue={errors?.typed.sport ?? "run"}
        error={errors?.fields.sport}
        options={sportOptions}
      />
      <TextField label="Day" type="date" max={today} {...field("day", today)} />
      <TextField label="Time of day" type="time" {...field("time", "07:00")} />
      <TextField label={`Distance in ${unit}`} inputMode="decimal" {...field("distance")} />
      <TextField label="Duration" placeholder="45:30" {...field("duration")} />
      <TextField label="Climb in meters (optional)" inputMode="numeric" {...field("climb")} />
      <div className="activity-typed-end">
        <Button type="submit" look="quiet" busy={isBusy}>
          Add Activity
        </Button>
      </div>
    </Form>
  );
}
