import { adminsOnly, type Write } from "../matrix.ts";
import { world } from "../people.ts";

const at = (place: number) => `/admin/races/import/${world.imports[place]}`;

/** A step of the import wizard, which leads back to the import. */
function step(place: number, name: string): Write[] {
  const outcome = adminsOnly(at(place));
  return [{ what: "admins only", path: `${at(place)}/${name}`, form: {}, outcome }];
}

/** The answers to `POST` of the import wizard. */
export const importWrites: Record<string, Write[]> = {
  "admin/races/import": [
    {
      what: "a form without a file is refused",
      path: "/admin/races/import",
      form: {},
      outcome: adminsOnly(400),
      unrecorded: "an upload is a preview: no race is changed by it",
    },
  ],
  "admin/races/import/:id/columns": [
    {
      what: "columns of a file whose bytes are gone",
      path: `${at(0)}/columns`,
      form: {},
      outcome: adminsOnly(400),
      unrecorded: "how a file is read changes no race",
    },
  ],
  "admin/races/import/:id/discard": [
    {
      what: "a file that was imported is not discarded",
      path: `${at(2)}/discard`,
      form: {},
      outcome: adminsOnly("/admin/races/import"),
      unrecorded: "a file that was not imported changed no race",
    },
  ],
  "admin/races/import/:id/start": step(0, "start"),
  "admin/races/import/:id/cancel": step(1, "cancel"),
  "admin/races/import/:id/undo": step(2, "undo"),
};
