import { type CSSProperties, type DragEvent, useState } from "react";
import { href, Link, useSubmit } from "react-router";
import { useLang, useSay } from "#ui/language/language.tsx";
import { addDays, type Day, dayOfMonth, formatFullDay, formatWeekday } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Sentence } from "#values/say.ts";
import type { SessionState } from "#values/training-session.ts";
import { sessionLength, sessionName } from "../messages.ts";
import type { PlannedSession } from "../rules/plan.ts";

/** A session of a week; without an id it is an example that leads nowhere. */
type ShownSession = PlannedSession & { id?: string; state?: SessionState };

const stateWords: Record<SessionState, Sentence> = {
  planned: "",
  done: { en: " · done", es: " · hecha" },
  skipped: { en: " · skipped", es: " · omitida" },
};

/**
 * Seven days with their sessions, each with a bar that is as long as it takes. Where scripts run, a session can be dragged to another day; its page
 * has a form for the same.
 */
export function WeekRow({
  from,
  begins = from,
  sessions,
  today,
  unit,
}: {
  /** The first of the seven days. */
  from: Day;
  /** The first day of the plan. */
  begins?: Day;
  sessions: readonly ShownSession[];
  today: Day;
  unit: LengthUnit;
}) {
  const lang = useLang();
  const say = useSay();
  const dropping = useDropOnDay(sessions);
  const longest = Math.max(1, ...sessions.map(({ seconds }) => seconds));
  return (
    <ol className="week-row">
      {Array.from({ length: 7 }, (_, place) => addDays(from, place)).map((day) => (
        <li
          key={day}
          className="week-day"
          data-today={day === today || undefined}
          {...dropping(day)}
        >
          <time dateTime={day}>
            <span className="sr-only">{formatFullDay(day, lang)}</span>
            <span aria-hidden="true">{formatWeekday(day, lang)}</span>
            <b aria-hidden="true">{dayOfMonth(day)}</b>
          </time>
          {day < begins ? (
            <span className="week-rest">
              {say({ en: "Before the plan", es: "Antes del plan" })}
            </span>
          ) : (
            <DaySessions
              sessions={sessions.filter((one) => one.day === day)}
              longest={longest}
              unit={unit}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

/** What the days of the week carry, so that a session can be dropped on them. */
function useDropOnDay(sessions: readonly ShownSession[]) {
  const submit = useSubmit();
  const [over, setOver] = useState<Day | null>(null);
  const drop = (event: DragEvent, day: Day) => {
    event.preventDefault();
    setOver(null);
    const id = event.dataTransfer.getData(dragged);
    const known = sessions.find((one) => one.id === id);
    if (!known || known.day === day) return;
    submit(
      { day },
      { method: "post", action: href("/training/sessions/:id/:change?", { id, change: "move" }) },
    );
  };
  return (day: Day) => ({
    "data-over": day === over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(day);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => drop(event, day),
  });
}

/** What a dragged session is called. */
const dragged = "text/session";

function DaySessions({
  sessions,
  longest,
  unit,
}: {
  sessions: ShownSession[];
  /** The seconds of the longest session of the week. */
  longest: number;
  unit: LengthUnit;
}) {
  const say = useSay();
  if (sessions.length === 0)
    return <span className="week-rest">{say({ en: "Rest", es: "Descanso" })}</span>;
  return (
    <div className="week-sessions">
      {sessions.map((session) => {
        const { id, kind, seconds, state = "planned" } = session;
        const load = { "--load": seconds / longest } as CSSProperties;
        const className = `week-session session-${kind} session-is-${state}`;
        const words = (
          <>
            <i aria-hidden="true" className="week-load" style={load} />
            <b>{say(sessionName(session))}</b>
            <span>
              {sessionLength(session, unit)}
              {say(stateWords[state])}
            </span>
          </>
        );
        if (!id) {
          return (
            <div key={session.day} className={className}>
              {words}
            </div>
          );
        }
        return (
          <Link
            key={id}
            to={href("/training/sessions/:id/:change?", { id })}
            className={className}
            draggable={kind !== "race"}
            onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
          >
            {words}
          </Link>
        );
      })}
    </div>
  );
}
