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

/** Categories of the race of the owner and of that of the administrators: one stays, one is deleted. */
export const categoryWorld = {
  organized: ["99999999-9999-4999-8999-999999999950", "99999999-9999-4999-8999-999999999951"],
  office: ["99999999-9999-4999-8999-999999999952", "99999999-9999-4999-8999-999999999953"],
} as const;

const own = `/organize/races/${world.organizedRace}/categories`;
const office = `/admin/races/${world.officeRace}/categories`;
const record = `/organize/registrations/${world.organizedEntry}`;
const officeRecord = `/admin/races/registrations/${world.registrations[2]}`;

const read = (path: string): Attempt => ({ path, outcome: ownersOnly(200) });
const officeRead = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

export const categoryReads: Record<string, Attempt> = {
  "organize/races/:id/categories": read(own),
  "organize/races/:id/categories/save": read(`${own}/save`),
  "organize/races/:id/categories/delete": read(`${own}/delete`),
  "organize/races/:id/categories/order": read(`${own}/order`),
  "organize/races/:id/categories/template": read(`${own}/template`),
  "organize/registrations/:id/category": { path: `${record}/category`, outcome: signedIn(record) },
  "admin/races/:id/categories": officeRead(office),
  "admin/races/:id/categories/save": officeRead(`${office}/save`),
  "admin/races/:id/categories/delete": officeRead(`${office}/delete`),
  "admin/races/:id/categories/order": officeRead(`${office}/order`),
  "admin/races/:id/categories/template": officeRead(`${office}/template`),
  "admin/races/registrations/:id/category": {
    path: `${officeRecord}/category`,
    outcome: adminsOnly(officeRecord),
  },
};

type Form = Record<string, string>;

function organizers(path: string, form: Form, answer: Answer): Write[] {
  return [{ what: path, path, form, outcome: ownersOnly(answer), order: ownerLast }];
}

function admins(path: string, form: Form, answer: Answer, unrecorded?: string): Write[] {
  const write = { what: `by administrators: ${path}`, path, form, outcome: adminsOnly(answer) };
  return [unrecorded ? { ...write, unrecorded } : write];
}

const [kept, doomed] = categoryWorld.organized;
const [officeKept, officeDoomed] = categoryWorld.office;

/** The answers to `POST`, in an order in which each finds its subject. */
export const categoryWrites: Record<string, Write[]> = {
  "organize/races/:id/categories": organizers(own, { name: "Open" }, own),
  "organize/races/:id/categories/save": organizers(
    `${own}/save?category=${kept}`,
    { name: "Masters 40", minAge: "40" },
    own,
  ),
  "organize/registrations/:id/category": organizers(
    `${record}/category`,
    { category: kept },
    record,
  ),
  "organize/races/:id/categories/order": organizers(`${own}/order`, { move: `down ${kept}` }, own),
  "organize/races/:id/categories/delete": organizers(`${own}/delete`, { category: doomed }, own),
  "organize/races/:id/categories/template": organizers(
    `${own}/template`,
    { template: "open", replace: "yes" },
    own,
  ),
  "admin/races/:id/categories": admins(office, { name: "Open" }, office),
  "admin/races/:id/categories/save": admins(
    `${office}/save?category=${officeKept}`,
    { name: "Masters 40", minAge: "40" },
    office,
  ),
  "admin/races/registrations/:id/category": admins(
    `${officeRecord}/category`,
    { category: "" },
    officeRecord,
    "the race has no categories, and the automatic one stays",
  ),
  "admin/races/:id/categories/order": admins(
    `${office}/order`,
    { move: `down ${officeKept}` },
    office,
  ),
  "admin/races/:id/categories/delete": admins(
    `${office}/delete`,
    { category: officeDoomed },
    office,
  ),
  "admin/races/:id/categories/template": admins(
    `${office}/template`,
    { template: "open", replace: "yes" },
    office,
  ),
};
