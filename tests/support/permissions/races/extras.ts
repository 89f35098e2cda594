import {
  type Answer,
  type Attempt,
  adminsOnly,
  ownerLast,
  ownersOnly,
  signedIn,
  type Write,
} from "../matrix.ts";
import { world } from "../people.ts";

const at = (raceId: string, entry: string, last: number) => ({
  raceId,
  entry,
  kept: `99999999-9999-4999-8999-99999999943${last}`,
  doomed: `99999999-9999-4999-8999-99999999944${last}`,
  bought: `99999999-9999-4999-8999-99999999945${last}`,
});

/** Extras of the owner's race, of a race of the office, and of the race that the owner runs. */
export const extraWorld = {
  organized: at(world.organizedRace, world.organizedEntry, 0),
  office: at(world.otherRaces[1], world.registrations[2], 1),
  own: at(world.race, world.registrations[0], 2),
} as const;

const { organized, office, own } = extraWorld;
const list = `/organize/races/${organized.raceId}/extras`;
const officeList = `/admin/races/${office.raceId}/extras`;
const record = `/organize/registrations/${organized.entry}`;
const officeRecord = `/admin/races/registrations/${office.entry}`;
const entry = `/registrations/${own.entry}`;

export const extraReads: Record<string, Attempt> = {
  "organize/races/:id/extras/:change?": { path: list, outcome: ownersOnly(200) },
  "admin/races/:id/extras/:change?": { path: officeList, outcome: adminsOnly(200) },
  "organize/registrations/:id/extras/:bought": {
    path: `${record}/extras/${organized.bought}`,
    outcome: signedIn(record),
  },
  "admin/races/registrations/:id/extras/:bought": {
    path: `${officeRecord}/extras/${office.bought}`,
    outcome: adminsOnly(officeRecord),
  },
  "registrations/:id/extras": { path: `${entry}/extras`, outcome: ownersOnly(200) },
};

type Form = Record<string, string>;

function owners(path: string, form: Form, answer: Answer): Write[] {
  return [{ what: path, path, form, outcome: ownersOnly(answer), order: ownerLast }];
}

function admins(path: string, form: Form, answer: Answer): Write[] {
  return [{ what: `by administrators: ${path}`, path, form, outcome: adminsOnly(answer) }];
}

const added = { name_en: "Bus", kind: "fixed", price: "0" };

const writesOf = (
  path: string,
  { kept, doomed }: { kept: string; doomed: string },
  write: typeof owners,
) => [
  ...write(path, added, path),
  ...write(`${path}/stop`, { extra: kept }, path),
  ...write(`${path}/sell`, { extra: kept }, path),
  ...write(`${path}/down`, { extra: kept }, path),
  ...write(`${path}/up`, { extra: kept }, path),
  ...write(`${path}/delete`, { extra: doomed }, path),
];

/** The answers to `POST`, in an order in which each finds its subject. */
export const extraWrites: Record<string, Write[]> = {
  "organize/races/:id/extras/:change?": writesOf(list, organized, owners),
  "admin/races/:id/extras/:change?": writesOf(officeList, office, admins),
  "organize/registrations/:id/extras/:bought": owners(
    `${record}/extras/${organized.bought}`,
    {},
    record,
  ),
  "admin/races/registrations/:id/extras/:bought": admins(
    `${officeRecord}/extras/${office.bought}`,
    {},
    officeRecord,
  ),
  "registrations/:id/extras": owners(`${entry}/extras`, {}, 400),
};
