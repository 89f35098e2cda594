import { data, href } from "react-router";
import type { Asked } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { type Refusal, saveRace } from "#features/races/editing/commands.server.ts";
import type { EditedRace } from "#features/races/editing/details.ts";
import { addDistance, saveDistance } from "#features/races/editing/distances.server.ts";
import { saidOf } from "#features/races/editing/messages.ts";
import { distanceForm, raceForm } from "#features/races/editing/schema.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { type FormErrors, formErrors, readForm } from "#values/form.ts";
import { seeOtherSaying } from "#values/said.ts";
import { distanceTab, type EditTab } from "./edit-tab.ts";

type Submitted = { race: EditedRace; tab: EditTab; form: FormData };

/** What is wrong, and what is stored now where that has changed since the form was loaded. */
type Answer = FormErrors & { version?: string };

/** Saves what the form of one tab says, and stays on it, or turns to the tab of a new distance. */
export async function submitTab(asked: Asked, admin: Admin, { race, tab, form }: Submitted) {
  if (tab.kind === "details") return submitDetails(asked, admin, { race, form });
  const { value, errors } = readForm(distanceForm, form);
  if (errors) return data<Answer>(errors, 400);
  const all = services(asked.context);
  if (tab.kind === "add") {
    const added = await addDistance(all, admin, race.id, value);
    if (added.problem !== null) return refused(form, added);
    dropPages(asked.context);
    return seeOtherSaying(tabPath(race.id, distanceTab(added.id)), `${value.distance} added.`);
  }
  const at = { raceId: race.id, distanceId: tab.distance.id };
  const saved = await saveDistance(all, admin, at, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  return seeOtherSaying(tabPath(race.id, tab.name), `${value.distance} saved.`);
}

async function submitDetails(asked: Asked, admin: Admin, { race, form }: Omit<Submitted, "tab">) {
  const { value, errors } = readForm(raceForm, form);
  if (errors) return data<Answer>(errors, 400);
  const at = { id: race.id, origin: publicOrigin(asked.request) };
  const saved = await saveRace(services(asked.context), admin, at, value);
  if (saved.problem !== null) return refused(form, saved);
  dropPages(asked.context);
  return seeOtherSaying(tabPath(race.id, "details"), saidOf("Race saved.", saved.told));
}

function refused(form: FormData, { problem, field, version }: Refusal) {
  const status = field ? 400 : version ? 409 : 500;
  const errors = formErrors(problem, form, field ?? null);
  return data<Answer>({ ...errors, ...(version && { version }) }, status);
}

function tabPath(id: string, tab: string): string {
  return `${href("/admin/races/edit/:id", { id })}?tab=${tab}`;
}
