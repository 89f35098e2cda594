import { csvHead, csvLine } from "#values/csv.ts";
import { formatWeekday } from "#values/day.ts";
import { type LengthUnit, metersPerMile } from "#values/length.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import type { SessionState } from "#values/training-session.ts";
import { sessionName, stepsText } from "../messages.ts";
import type { StoredSession } from "../rules/plan.ts";

/** A plan as a spreadsheet reads it: one line for each session. */
export function trainingCsv(
  sessions: readonly StoredSession[],
  unit: LengthUnit,
  lang: Lang,
): string {
  const say = sayIn(lang);
  const head = csvHead([
    say({ en: "week", es: "semana" }),
    say({ en: "day", es: "fecha" }),
    say({ en: "weekday", es: "día" }),
    say({ en: "session", es: "sesión" }),
    unit,
    say({ en: "minutes", es: "minutos" }),
    say({ en: "steps", es: "pasos" }),
    say({ en: "state", es: "estado" }),
  ]);
  const per = unit === "km" ? 1000 : metersPerMile;
  const lines = sessions.map(({ day, kind, meters, seconds, steps, reason, state }) =>
    csvLine([
      String(reason.week),
      day,
      formatWeekday(day, lang),
      sayIn(lang)(sessionName({ kind, reason })),
      (meters / per).toFixed(1),
      String(Math.round(seconds / 60)),
      stepsText(steps, unit, lang),
      say(states[state]),
    ]),
  );
  return head + lines.join("");
}

const states: Record<SessionState, Words> = {
  planned: { en: "planned", es: "planificada" },
  done: { en: "done", es: "hecha" },
  skipped: { en: "skipped", es: "omitida" },
};
