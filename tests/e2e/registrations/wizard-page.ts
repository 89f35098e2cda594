import { demoRaces } from "#db/demo/races/catalog.ts";
import { distanceRows, raceId, raceRow } from "#db/demo/races/rows.ts";
import { toDay } from "#values/day.ts";
import type { Located, Queries } from "../../support/pages/queries.ts";

/** What a runner types in steps 1 and 2, by the label of the field. */
export const contact = {
  "First Name": "Ana",
  "Last Name": "Quispe",
  "Date of Birth": "1990-02-28",
  Phone: "987 654 321",
};
export const safety = {
  "Insurance Provider": "Rímac",
  "Policy Number": "P-12345",
  "Emergency Contact Name": "Luz Quispe",
  "Emergency Contact Phone": "+51 912 345 678",
};

/** The same by the names that the forms send. */
export const fieldNames = {
  contact: {
    firstName: contact["First Name"],
    lastName: contact["Last Name"],
    dateOfBirth: contact["Date of Birth"],
    phone: contact.Phone,
    country: "Peru",
  },
  safety: {
    insuranceProvider: safety["Insurance Provider"],
    policyNumber: safety["Policy Number"],
    emergencyContactName: safety["Emergency Contact Name"],
    emergencyContactPhone: safety["Emergency Contact Phone"],
    waiverAccepted: "yes",
  },
};

/** The demo's internal races that take entries for the longest time from today on. */
const open = demoRaces
  .filter((race) => race.isInternal && !race.isClosed && !race.isCancelled)
  .map((race) => {
    const row = raceRow(race, toDay(new Date()), new Date());
    const distances = distanceRows(race, new Date()).map(({ id = "", distance }) => ({
      id,
      name: distance,
    }));
    return { id: raceId(race), name: race.name, startDate: row.startDate, distances };
  })
  .sort((a, b) => b.startDate.localeCompare(a.startDate));

type OpenRace = (typeof open)[number];

/** A race with several distances. */
export const largeRace = open.find(({ distances }) => distances.length > 1) as OpenRace;
/** A race with a single one. */
export const smallRace = open.find(({ distances }) => distances.length === 1) as OpenRace;

/** Where the wizard opens for one distance of a race; the first unless told. */
export function wizardAt(race: OpenRace, place = 0): string {
  return `/races/${race.id}/register?distance=${race.distances[place]?.id}`;
}

/** The parts of the wizard that its tests speak of. */
export function wizard<L extends Located<L>>(page: Queries<L>) {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  return {
    title: main.locator(".wizard-card").getByRole("heading", { level: 2 }),
    current: main.getByRole("list", { name: "Steps" }).locator("[aria-current=step]"),
    steps: main.getByRole("list", { name: "Steps" }).getByRole("listitem"),
    field: (label: string) => main.getByLabel(label, { exact: true }),
    waiver: main.getByRole("checkbox", { name: "I have read the waiver and accept it" }),
    problem: main.getByRole("alert"),
    next: button("Next"),
    back: button("Back"),
    submit: button("Submit Registration"),
    done: page.getByRole("heading", { level: 1, name: "You are registered" }),
  };
}
