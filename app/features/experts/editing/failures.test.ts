import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { createExpert, deleteExpert, saveExpert } from "./commands.server.ts";
import { expertProblems } from "./messages.ts";
import { expertForm } from "./schema.ts";

const { db } = await openTestDatabase();

function aForm() {
  const form = new FormData();
  const typed = { first_name: "Ana", last_name: "Torres", title: "Coach", city: "Cusco" };
  const chosen = { country: "Peru", years_experience: "1", hourly_rate: "6" };
  for (const [name, value] of Object.entries({ ...typed, ...chosen })) form.set(name, value);
  form.set("hourly_rate_currency", "PEN");
  const { value } = readForm(expertForm, form);
  if (!value) throw new Error("The form is wrong.");
  return value;
}

test("ADM-EXP-17 ERR-90 ERR-91 ERR-93 a database that does not write is told for what was asked, and logged", () =>
  rolledBack(db, async (tx) => {
    const logged: string[] = [];
    const log = { error: (_: object, said: string) => logged.push(said) };
    const services = { db: tx, now, log, files: {}, images: {} } as never;
    const admin = await anAdmin(tx);
    const id = await anExpert(tx);
    await tx.execute(sql`set transaction read only`);
    const refusals = [
      await deleteExpert(services, admin, id),
      await createExpert(services, admin, aForm()),
      await saveExpert(services, admin, id, aForm()),
    ];
    expect(refusals.map(({ problem }) => problem && expertProblems[problem])).toEqual([
      "Failed to delete expert. Please try again.",
      "Failed to create expert. Please try again.",
      "Failed to update expert. Please try again.",
    ]);
    expect(logged).toEqual(["expert not deleted", "expert not created", "expert not saved"]);
  }));
