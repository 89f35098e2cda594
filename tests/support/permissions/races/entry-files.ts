import {
  type Answer,
  type Attempt,
  adminsOnly,
  ownerLast,
  ownersOnly,
  type Write,
} from "../matrix.ts";
import { world } from "../people.ts";

const at = (entry: string, last: number) => ({
  entry,
  question: `99999999-9999-4999-8999-99999999941${last}`,
  file: `99999999-9999-4999-8999-99999999942${last}`,
});

/** Files of entries: of the owner's race, of a race of the office, and of the owner as a runner. */
export const entryFileWorld = {
  organized: at(world.organizedEntry, 0),
  office: at(world.registrations[2], 1),
  own: at(world.registrations[0], 2),
} as const;

const { organized, office, own } = entryFileWorld;
const record = `/organize/registrations/${organized.entry}`;
const officeRecord = `/admin/races/registrations/${office.entry}`;
const entry = `/registrations/${own.entry}`;

export const entryFileReads: Record<string, Attempt> = {
  "organize/registrations/:id/files/:file": {
    path: `${record}/files/${organized.file}`,
    outcome: ownersOnly(200),
  },
  "admin/races/registrations/:id/files/:file": {
    path: `${officeRecord}/files/${office.file}`,
    outcome: adminsOnly(200),
  },
  "registrations/:id/files/:question": {
    path: `${entry}/files/${own.question}`,
    outcome: ownersOnly(200),
  },
  "registrations/:id/sent-files/:file": {
    path: `${entry}/sent-files/${own.file}`,
    outcome: ownersOnly(200),
  },
};

const approve = { decision: "approve" };

function owners(path: string, form: Record<string, string>, answer: Answer): Write[] {
  return [{ what: path, path, form, outcome: ownersOnly(answer), order: ownerLast }];
}

export const entryFileWrites: Record<string, Write[]> = {
  "organize/registrations/:id/files/:file": owners(
    `${record}/files/${organized.file}`,
    approve,
    record,
  ),
  "admin/races/registrations/:id/files/:file": [
    {
      what: "approved by administrators",
      path: `${officeRecord}/files/${office.file}`,
      form: approve,
      outcome: adminsOnly(officeRecord),
    },
  ],
  "registrations/:id/files/:question": owners(`${entry}/files/${own.question}`, {}, 400),
};
