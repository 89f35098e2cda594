import { href, Link } from "react-router";
import { formatDuration, formatHours } from "#features/pace/duration.ts";
import { formatPace } from "#features/pace/pace.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { formatDay, formatMonthYear, formatWeekday } from "#values/day.ts";
import { formatHeight, formatLength, type LengthUnit } from "#values/length.ts";
import { formatCount } from "#values/text/count.ts";
import { isBeyondRecords } from "../measure/efforts.ts";
import { sportNames } from "../messages.ts";
import type { ActivityLine, ActivityMonth } from "../queries.server.ts";

/** Activities by month, each month with its sums. */
export function MonthList({
  months,
  unit,
}: {
  months: readonly ActivityMonth[];
  unit: LengthUnit;
}) {
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
