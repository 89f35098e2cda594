import { raceDetails } from "../../e2e/admin/race-details.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { signInAs } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Signs in the administrator, who creates a race. @returns its id */
export async function newRace(
  visitor: Visitor,
  name: string,
  distances: string[] = [],
): Promise<string> {
  await signInAs(visitor, "admin");
  const form = { ...raceDetails, event: name, race_name: name };
  const made = await visitor.post("/admin/races/new", form);
  const address = made.headers.get("location") ?? "";
  expect(made.status, await made.text()).toBe(303);
  for (const distance of distances) await visitor.post(address, { distance, title: distance });
  dropFlashMessage(visitor);
  return new URL(address, visitor.origin).searchParams.get("race") ?? "";
}
