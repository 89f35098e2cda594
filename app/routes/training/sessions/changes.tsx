import { Form } from "react-router";
import { kindNames } from "#features/training/messages.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { addDays, type Day, formatShortDay, formatWeekday } from "#values/day.ts";
import type { SessionKind, SessionState } from "#values/training-session.ts";

/** Done, skipped, or open again. */
export function Marks({ state }: { state: SessionState }) {
  if (state !== "planned") {
    return (
      <Form method="post">
        <Button type="submit" name="intent" value="reopen" look="quiet">
          {state === "done" ? "Not done after all" : "Run it after all"}
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="done">
        Mark as done
      </Button>
      <Button type="submit" name="intent" value="skip" look="quiet">
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
}: {
  session: { day: Day };
  plan: { begins: Day; goalDay: Day };
  others: readonly { id: string; day: Day; kind: SessionKind }[];
}) {
  return (
    <>
      <Form method="post">
        <input type="hidden" name="intent" value="move" />
        <TextField
          label="Move to"
          name="day"
          type="date"
          required
          min={plan.begins}
          max={addDays(plan.goalDay, -1)}
          defaultValue={session.day}
        />
        <Button type="submit" look="quiet">
          Move
        </Button>
      </Form>
      {others.length > 0 && (
        <Form method="post">
          <input type="hidden" name="intent" value="swap" />
          <Select
            label="Swap with"
            name="other"
            options={others.map(({ id, day, kind }) => ({
              value: id,
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
