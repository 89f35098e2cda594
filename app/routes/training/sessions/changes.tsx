import { Form, href } from "react-router";
import { kindNames } from "#features/training/messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { addDays, type Day, formatShortDay, formatWeekday } from "#values/day.ts";
import type { SessionKind, SessionState } from "#values/training-session.ts";

/** Done, skipped, or open again. */
export function Marks({ id, state }: { id: string; state: SessionState }) {
  if (state !== "planned") {
    return (
      <Form method="post" action={href("/training/sessions/:id/reopen", { id })}>
        <Button type="submit" look="quiet">
          {state === "done" ? "Not done after all" : "Run it after all"}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" action={href("/training/sessions/:id/done", { id })}>
      <Button type="submit">Mark as done</Button>
      <Button type="submit" look="quiet" formAction={href("/training/sessions/:id/skip", { id })}>
        Skip
      </Button>
    </Form>
  );
}

/** Another day, or the day of another session. */
export function Moves({
  session,
  plan,
  others,
  typed,
}: {
  session: { id: string; day: Day };
  plan: { begins: Day; goalDay: Day };
  others: readonly { id: string; day: Day; kind: SessionKind }[];
  /** What was asked for and not done. */
  typed: Record<string, string>;
}) {
  const { id } = session;
  return (
    <>
      <Form method="post" action={href("/training/sessions/:id/move", { id })}>
        <TextField
          label="Move to"
          name="day"
          type="date"
          required
          min={plan.begins}
          max={addDays(plan.goalDay, -1)}
          defaultValue={typed.day ?? session.day}
        />
        <Button type="submit" look="quiet">
          Move
        </Button>
      </Form>
      {others.length > 0 && (
        <Form method="post" action={href("/training/sessions/:id/swap", { id })}>
          <Select
            label="Swap with"
            name="other"
            defaultValue={typed.other}
            options={others.map(({ id: other, day, kind }) => ({
              value: other,
              label: `${formatWeekday(day)}, ${formatShortDay(day)}: ${kindNames[kind]}`,
            }))}
          />
          <Button type="submit" look="quiet">
            Swap
          </Button>
        </Form>
      )}
    </>
  );
}
