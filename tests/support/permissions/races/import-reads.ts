import { type Attempt, adminsOnly } from "../matrix.ts";
import { world } from "../people.ts";

const { imports } = world;

/** The answers to `GET` of the import wizard. */
export const importReads: Record<string, Attempt> = {
  "admin/races/import": { path: "/admin/races/import", outcome: adminsOnly(200) },
  "admin/races/import/template.csv": {
    path: "/admin/races/import/template.csv",
    outcome: adminsOnly(200),
  },
  "admin/races/import/:id": {
    path: `/admin/races/import/${imports[0]}`,
    outcome: adminsOnly(200),
  },
  "admin/races/import/:id/undo": {
    path: `/admin/races/import/${imports[2]}/undo`,
    outcome: adminsOnly(200),
  },
  // Its file does not exist.
  "admin/races/import/:id/errors.csv": {
    path: `/admin/races/import/${imports[0]}/errors.csv`,
    outcome: adminsOnly(404),
  },
  "admin/races/import/:id/start": {
    path: `/admin/races/import/${imports[0]}/start`,
    outcome: adminsOnly(`/admin/races/import/${imports[0]}`),
  },
  "admin/races/import/:id/columns": {
    path: `/admin/races/import/${imports[0]}/columns`,
    outcome: adminsOnly(200),
  },
  "admin/races/import/:id/progress": {
    path: `/admin/races/import/${imports[1]}/progress`,
    outcome: adminsOnly(200),
  },
  "admin/races/import/:id/discard": {
    path: `/admin/races/import/${imports[2]}/discard`,
    outcome: adminsOnly(`/admin/races/import/${imports[2]}`),
  },
  "admin/races/import/:id/cancel": {
    path: `/admin/races/import/${imports[1]}/cancel`,
    outcome: adminsOnly(`/admin/races/import/${imports[1]}`),
  },
};
