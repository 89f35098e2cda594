import { useCallback, useEffect, useRef, useState } from "react";
import { Form, href, Link, useSubmit } from "react-router";
import { isBeyondRecords } from "#features/activities/measure/efforts.ts";
import { sportNames, sportOptions } from "#features/activities/messages.ts";
import type { ActivityLine, ActivityMonth } from "#features/activities/queries.server.ts";
import { uploadLimits } from "#features/activities/reading/recording.ts";
import { formatDuration, formatHours } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { Button } from "#ui/button.tsx";
import { Field, TextField } from "#ui/form/field.tsx";
import { offering } from "#ui/form/files/accepted-files.ts";
import { DropZone } from "#ui/form/files/drop-zone.tsx";
import { Select } from "#ui/form/select.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { type Day, formatDay, formatMonthYear, formatWeekday } from "#values/day.ts";
import type { FormErrors } from "#values/form/form.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
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
  const say = useSay();
  const isFirst = months.length === 0;
  return (
    <TrainingFrame at="activities" said={said}>
      <ToolHeading>{say({ en: "Activities", es: "Actividades" })}</ToolHeading>
      <AddForms unit={unit} today={today} problem={problem} typing={typing} isFirst={isFirst} />
      {years.length > 1 && (
        <nav aria-label={say({ en: "Years", es: "Años" })} className="activity-years">
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
        <EmptyState
          title={say({ en: "No activities yet", es: "Aún no hay actividades" })}
          icon="calendar"
        >
          {say({
            en: "Your runs will appear here, month by month: distance, pace, climb and heart rate, with the line, the splits and the best efforts of each run.",
            es: "Aquí aparecerán tus sesiones, mes a mes: distancia, ritmo, desnivel y frecuencia cardíaca, con el trazado, los parciales y las mejores marcas de cada una.",
          })}
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
  const say = useSay();
  return (
    <div className="activity-add">
      <UploadForm problem={problem} isFirst={isFirst} />
      <details open={typing !== null}>
        <summary className="disclosure">
          {say({ en: "Add one manually", es: "Escribir una a mano" })}
        </summary>
        <TypedForm unit={unit} today={today} errors={typing?.errors ?? null} />
      </details>
    </div>
  );
}

const hint = {
  en: `FIT, GPX, TCX, KML and KMZ, one or hundreds, also in a zip or as the export of another service. Up to ${uploadLimits.megabytes} MB at once, ${uploadLimits.fileMegabytes} MB a file.`,
  es: `FIT, GPX, TCX, KML y KMZ, uno o cientos, también en un zip o como exportación de otro servicio. Hasta ${uploadLimits.megabytes} MB a la vez, ${uploadLimits.fileMegabytes} MB por archivo.`,
};

/** Chosen or dropped files are sent at once; without scripts, a button sends them. */
function UploadForm({ problem, isFirst }: { problem: Sentence | null; isFirst: boolean }) {
  const say = useSay();
  const action = href("/training/activities");
  const isBusy = useIsSending(action);
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  const [size, setSize] = useState(0);
  const tooLarge =
    size > uploadLimits.megabytes
      ? say({
          en: `These files are ${Math.ceil(size)} MB in total. At most ${uploadLimits.megabytes} MB can be sent at once: choose fewer.`,
          es: `Estos archivos suman ${Math.ceil(size)} MB. Se pueden enviar como máximo ${uploadLimits.megabytes} MB a la vez: elige menos.`,
        })
      : undefined;

  const send = useCallback(() => {
    const { files, form } = input.current ?? {};
    if (!files?.length || !form) return;
    const megabytes = [...files].reduce((sum, one) => sum + one.size, 0) / 1024 / 1024;
    setSize(megabytes);
    if (megabytes <= uploadLimits.megabytes) void submit(form);
  }, [submit]);
  // Files that were chosen before the page was alive.
  useEffect(send, [send]);

  return (
    <Form method="post" action={action} encType="multipart/form-data" className="activity-upload">
      {problem && <Notice kind="problem">{problem}</Notice>}
      <Field
        label={say({ en: "Add runs", es: "Agregar sesiones" })}
        hideLabel
        hint={say(hint)}
        error={tooLarge}
      >
        {(control) => (
          <DropZone
            button={
              isBusy
                ? say({ en: "Uploading…", es: "Subiendo…" })
                : isFirst
                  ? say({ en: "Choose files", es: "Elegir archivos" })
                  : say({ en: "Add runs", es: "Agregar sesiones" })
            }
            isLarge={isFirst}
            isBusy={isBusy}
          >
            <input
              {...control}
              ref={input}
              type="file"
              name="files"
              multiple
              accept={offering(".fit", ".gpx", ".tcx", ".kml", ".kmz", ".gz", ".zip")}
              onChange={send}
            />
          </DropZone>
        )}
      </Field>
      <noscript>
        <Button type="submit">{say({ en: "Upload", es: "Subir" })}</Button>
      </noscript>
      <p role="status" className="sr-only">
        {isBusy && say({ en: "Uploading…", es: "Subiendo…" })}
      </p>
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
  const lang = useLang();
  const say = useSay();
  const action = href("/training/activities/new");
  const isBusy = useIsSending(action);
  const field = (name: string, usual = "") => ({
    name,
    defaultValue: errors?.typed[name] ?? usual,
    error: errors?.fields[name],
  });
  return (
    <Form method="post" action={action} className="activity-typed" noValidate>
      {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
      <TextField
        label={say({ en: "Name (optional)", es: "Nombre (opcional)" })}
        {...field("name")}
        maxLength={120}
      />
      <Select
        label={say({ en: "Sport", es: "Deporte" })}
        name="sport"
        defaultValue={errors?.typed.sport ?? "run"}
        error={errors?.fields.sport}
        options={sportOptions(lang)}
      />
      <TextField
        label={say({ en: "Day", es: "Día" })}
        type="date"
        max={today}
        {...field("day", today)}
      />
      <TextField
        label={say({ en: "Time of day", es: "Hora" })}
        type="time"
        {...field("time", "07:00")}
      />
      <TextField
        label={say({ en: `Distance in ${unit}`, es: `Distancia en ${unit}` })}
        inputMode="decimal"
        {...field("distance")}
      />
      <TextField
        label={say({ en: "Duration", es: "Duración" })}
        placeholder="45:30"
        {...field("duration")}
      />
      <TextField
        label={say({
          en: "Climb in meters (optional)",
          es: "Desnivel positivo en metros (opcional)",
        })}
        inputMode="numeric"
        {...field("climb")}
      />
      <div className="activity-typed-end">
        <Button type="submit" look="quiet" busy={isBusy}>
          {say({ en: "Add Activity", es: "Agregar actividad" })}
        </Button>
      </div>
    </Form>
  );
}

/** Activities by month, each month with its sums. */
function MonthList({ months, unit }: { months: readonly ActivityMonth[]; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="activity-months">
      <div aria-hidden="true" className="activity-heads">
        <span>{say(heads.length)}</span>
        <div>
          {[heads.time, heads.pace, heads.climb, heads.heart].map((head) => (
            <span key={head.en}>{say(head)}</span>
          ))}
        </div>
      </div>
      {months.map((month) => (
        <section key={month.month} className="activity-month" aria-labelledby={month.month}>
          <header>
            <h2 id={month.month}>{formatMonthYear(month.month, lang)}</h2>
            <p>
              <b>{formatLength(month.meters, unit)}</b>
              <span>{formatHours(month.seconds)}</span>
              {month.climb > 0 && <span>+{formatHeight(month.climb, unit)}</span>}
              <span>
                {formatCount(month.lines.length)}{" "}
                {say(
                  month.lines.length === 1
                    ? { en: "activity", es: "actividad" }
                    : { en: "activities", es: "actividades" },
                )}
              </span>
            </p>
          </header>
          <ol>
            {month.lines.map((line) => (
              <Row key={line.id} line={line} unit={unit} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

const heads = {
  length: { en: "Distance", es: "Distancia" },
  time: { en: "Time", es: "Tiempo" },
  pace: { en: "Pace", es: "Ritmo" },
  climb: { en: "Climb", es: "Desnivel positivo" },
  heart: { en: "Heart rate", es: "Frecuencia cardíaca" },
};

function Row({ line, unit }: { line: ActivityLine; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  const { id, name, sport, day, meters, movingSeconds: seconds, climb } = line;
  const hasPace = meters > 0 && !isBeyondRecords({ meters, seconds });
  return (
    <li className={`activity-row activity-${sport}`}>
      <time dateTime={day} className="activity-day">
        <b>{Number(day.slice(8))}</b>
        <span className="sr-only">{formatDay(day, lang)}</span>
        <i aria-hidden="true">{formatWeekday(day, lang)}</i>
      </time>
      <p className="activity-name">
        <Link to={href("/training/activities/:id/:change?", { id })}>{name}</Link>
        <span>
          {sport === "run" ? (
            <span className="sr-only">{say(sportNames[sport])}</span>
          ) : (
            say(sportNames[sport])
          )}
        </span>
      </p>
      <p className="activity-length">{formatLength(meters, unit)}</p>
      <dl>
        <Fact label={say(heads.time)} value={formatDuration(seconds)} />
        <Fact
          label={say(heads.pace)}
          value={hasPace ? `${formatPace({ meters, seconds }, unit)} /${unit}` : null}
        />
        <Fact label={say(heads.climb)} value={climb === null ? null : formatHeight(climb, unit)} />
        <Fact
          label={say(heads.heart)}
          value={
            line.averageHeartRate === null
              ? null
              : say({ en: `${line.averageHeartRate} bpm`, es: `${line.averageHeartRate} lpm` })
          }
        />
      </dl>
    </li>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  return (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd>{value ?? <span className="text-muted">–</span>}</dd>
    </div>
  );
}
