import type { CSSProperties } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { type Day, dayOfMonth, formatDays, formatMonth, formatWeekday } from "#values/day.ts";
import { formatLength, type LengthUnit } from "#values/length.ts";
import type { WeekSum } from "../changing/adherence.ts";
import { formatMinutes, kindNames, stepsText } from "../messages.ts";

/** All weeks of a plan: a bar for each, and its sessions behind it. The week of today is open. */
export function PlanWeeks({
  weeks,
  today,
  unit,
  isOpen = false,
}: {
  weeks: readonly WeekSum[];
  today: Day;
  unit: LengthUnit;
  /** Whether all weeks show their sessions, to be printed. */
  isOpen?: boolean;
}) {
  const most = Math.max(1, ...weeks.map(({ meters }) => meters));
  return (
    <div className="plan-weeks">
      {weeks.map((week) => {
        const { number, from, to, sessions, meters, seconds, doneMeters } = week;
        const isCurrent = from <= today && today <= to;
        const style = {
          "--share": (meters / most) * 100,
          "--done": meters > 0 ? (doneMeters / meters) * 100 : 0,
        } as CSSProperties;
        return (
          <details
            key={number}
            className="plan-week"
            open={isOpen || isCurrent}
            data-current={isCurrent || undefined}
          >
            <summary>
              <b>
                Week {number}
                <span>{formatDays(from, to)}</span>
              </b>
              <span>
                {formatLength(meters, unit)} · {formatMinutes(seconds)}
                {sessions.some(({ kind }) => kind === "race") && " and the race"}
              </span>
              <span className="plan-bar" aria-hidden="true">
                <i style={style} />
              </span>
            </summary>
            <ul className="plan-sessions">
              {sessions.map((one) => (
                <li key={one.id}>
                  <time dateTime={one.day}>
                    {formatWeekday(one.day)}, {formatMonth(one.day)} {dayOfMonth(one.day)}
                  </time>
                  <span>
                    <TextLink to={href("/training/sessions/:id", { id: one.id })}>
                      {kindNames[one.kind]}
                    </TextLink>
                    {one.state === "done" && " · done"}
                    {one.state === "skipped" && " · skipped"}
                  </span>
                  <span>{stepsText(one.steps, unit)}</span>
                </li>
              ))}
              {sessions.length === 0 && <li>No sessions: a week off.</li>}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
