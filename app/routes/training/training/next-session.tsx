import { Form, href } from "react-router";
import { kindNames, stepsText } from "#features/training/messages.ts";
import type { StoredSession } from "#features/training/rules/plan.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { type Day, daysBetween, formatFullDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";

/** What is run next, in one look; that of today can be marked at once. */
export function NextSession({
  session,
  today,
  unit,
}: {
  session: StoredSession;
  today: Day;
  unit: LengthUnit;
}) {
  const { id, day, kind, steps } = session;
  return (
    <section aria-labelledby="next-session" className={`plan-next session-${kind}`}>
      <div>
        <p className="text-sm text-muted">{dayWords(day, today)}</p>
        <h2 id="next-session" className="text-xl">
          {kindNames[kind]}
        </h2>
        <p className="mt-1 max-w-text">{stepsText(steps, unit)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {day === today && (
          <Form method="post" action={href("/training/sessions/:id/done", { id })}>
            <Button type="submit">Mark as done</Button>
          </Form>
        )}
        <ButtonLink to={href("/training/sessions/:id", { id })} look="quiet">
          Open
        </ButtonLink>
      </div>
    </section>
  );
}

function dayWords(day: Day, today: Day): string {
  const away = daysBetween(today, day);
  if (away === 0) return "Today";
  return away === 1 ? "Tomorrow" : formatFullDay(day);
}
