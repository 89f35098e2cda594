import type { CSSProperties } from "react";
import { href } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, formatShortDay, formatWeekday } from "#values/day.ts";
import { formatDays } from "#values/day-range.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { PlanNote } from "../building/plan-notes.ts";
import type { OutlinedWeek, WeekSum } from "../changing/adherence.ts";
import { formatMinutes, noteText, sessionName, stepsText } from "../messages.ts";

/** All weeks of a plan: a bar for each, with its sessions. */
export function PlanWeeks({
  weeks,
  today,
  unit,
  open,
}: {
  weeks: readonly WeekSum[];
  today: Day;
  unit: LengthUnit;
  /** The weeks that show their sessions at first: that of today, or all, to be printed. */
  open: "none" | "current" | "all";
}) {
  const lang = useLang();
  const say = useSay();
  const most = mostOf(weeks);
  return (
    <div className="plan-weeks">
      {weeks.map((week) => {
        const { number, from, to, sessions } = week;
        const isCurrent = from <= today && today <= to;
        return (
          <details
            key={number}
            className="plan-week"
            open={open === "all" || (open === "current" && isCurrent)}
            data-current={isCurrent || undefined}
          >
            <summary className="plan-line">
              <WeekLine week={week} most={most} unit={unit} />
              <Icon name="chevron-down" className="size-5 text-muted" />
            </summary>
            <ul className="plan-sessions">
              {sessions.map((one) => (
                <li key={one.id}>
                  <time dateTime={one.day}>
                    {formatWeekday(one.day, lang)}, {formatShortDay(one.day, lang)}
                  </time>
                  <span>
                    <TextLink to={href("/training/sessions/:id/:change?", { id: one.id })}>
                      {say(sessionName(one))}
                    </TextLink>
                    {one.state === "done" && say({ en: " · done", es: " · hecha" })}
                    {one.state === "skipped" && say({ en: " · skipped", es: " · omitida" })}
                  </span>
                  <span>{stepsText(one.steps, unit, lang)}</span>
                </li>
              ))}
              {sessions.length === 0 && (
                <li>
                  {say({ en: "No sessions: a week off.", es: "Sin sesiones: semana libre." })}
                </li>
              )}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** All weeks of a plan without their sessions. */
export function PlanOutline({ weeks, unit }: { weeks: readonly OutlinedWeek[]; unit: LengthUnit }) {
  const most = mostOf(weeks);
  return (
    <ol className="plan-weeks">
      {weeks.map((week) => (
        <li key={week.number} className="plan-week plan-line">
          <WeekLine week={week} most={most} unit={unit} />
        </li>
      ))}
    </ol>
  );
}

function mostOf(weeks: readonly OutlinedWeek[]): number {
  return Math.max(1, ...weeks.map(({ meters }) => meters));
}

function WeekLine({ week, most, unit }: { week: OutlinedWeek; most: number; unit: LengthUnit }) {
  const lang = useLang();
  const say = useSay();
  const { number, from, to, meters, seconds, doneMeters, hasRace } = week;
  const style = {
    "--share": (meters / most) * 100,
    "--done": meters > 0 ? (doneMeters / meters) * 100 : 0,
  } as CSSProperties;
  return (
    <>
      <b>
        <Rich
          text={say({
            en: `Week ${number}<0>${formatDays(from, to, lang)}</0>`,
            es: `Semana ${number}<0>${formatDays(from, to, lang)}</0>`,
          })}
          parts={[(words) => <span>{words}</span>]}
        />
      </b>
      <span>
        {formatLength(meters, unit)} · {formatMinutes(seconds)}
        {hasRace && say({ en: " + race", es: " + carrera" })}
      </span>
      <span className="plan-bar" aria-hidden="true">
        <i style={style} />
      </span>
    </>
  );
}

/** What the runner should know about a plan. */
export function PlanNotes({ notes, unit }: { notes: readonly PlanNote[]; unit: LengthUnit }) {
  const lang = useLang();
  return notes.map((note) => (
    <div key={note.code} className="mb-6">
      <Notice>{noteText(note, unit, lang)}</Notice>
    </div>
  ));
}
