import type { Database } from "#db/database.ts";
import { raceMessages } from "#db/schema.ts";
import {
  type Answer,
  type Attempt,
  adminsOnly,
  ownerLast,
  ownersOnly,
  type Write,
} from "../matrix.ts";
import { people, world } from "../people.ts";

/** Drafts of the race of the owner and of that of the administrators, for each thing that is done with one. */
const draftOf = (place: "organized" | "office", number: number) =>
  `99999999-9999-4999-8999-9999999999${place === "organized" ? "8" : "9"}${number}`;

export async function fillWithMessages(db: Database): Promise<void> {
  for (const place of ["organized", "office"] as const) {
    const raceId = world[`${place}Race`];
    await db.insert(raceMessages).values(
      [0, 1, 2, 3].map((number) => ({
        id: draftOf(place, number),
        raceId,
        kind: "needed" as const,
        state: number === 1 ? ("scheduled" as const) : ("draft" as const),
        sendAt: number === 1 ? new Date("2090-01-01T00:00:00Z") : null,
        subjectEn: "Start",
        textEn: "At seven",
        audience: {
          distances: [],
          categories: [],
          statuses: [],
          payment: null,
          result: null,
        },
        origin: "https://dorsal.example",
        createdBy: people.owner,
        createdAt: new Date("2026-11-20T12:00:00Z"),
      })),
    );
  }
}

const changes = ["send", "schedule", "unschedule", "stop", "test", "retry", "delete"];

function readsOf(pattern: string, place: "organized" | "office", outcome: Attempt["outcome"]) {
  const base = `${pattern}/races/:id/messages`;
  const list = `/${pattern}/races/${world[`${place}Race`]}/messages`;
  const read = (path: string): Attempt => ({ path: list + path, outcome });
  const draft = `/${draftOf(place, 0)}`;
  return {
    [base]: read(""),
    [`${base}/new`]: read("/new"),
    [`${base}/:message/edit`]: read(`${draft}/edit`),
    [`${base}/:message`]: read(draft),
    ...Object.fromEntries(
      changes.map((change) => [`${base}/:message/${change}`, read(`${draft}/${change}`)]),
    ),
  } satisfies Record<string, Attempt>;
}

export const messageReads: Record<string, Attempt> = {
  ...readsOf("organize", "organized", ownersOnly(200)),
  ...readsOf("admin", "office", adminsOnly(200)),
};

const text = { kind: "needed", subject_en: "Start", text_en: "At eight" };

function writesOf(
  pattern: string,
  place: "organized" | "office",
  own: (path: string, form: Record<string, string>, answer: Answer, unrecorded?: string) => Write,
): Record<string, Write[]> {
  const base = `${pattern}/races/:id/messages`;
  const list = `/${pattern}/races/${world[`${place}Race`]}/messages`;
  const draft = (number: number) => `${list}/${draftOf(place, number)}`;
  const kept = "a draft is nobody's but the race's";
  return {
    [base]: [own(list, { thanks: "off" }, list)],
    [`${base}/new`]: [own(`${list}/new`, {}, 400, "nothing was written")],
    [`${base}/:message/edit`]: [own(`${draft(0)}/edit`, text, draft(0), kept)],
    [`${base}/:message`]: [own(draft(0), {}, 405, "the page takes no form")],
    [`${base}/:message/send`]: [
      place === "organized"
        ? own(`${draft(2)}/send`, {}, draft(2))
        : own(`${draft(2)}/send`, {}, 400, "nobody has entered the race"),
    ],
    [`${base}/:message/schedule`]: [
      own(`${draft(0)}/schedule`, { day: "2001-01-01", time: "09:00" }, 400, "the day is over"),
    ],
    [`${base}/:message/unschedule`]: [own(`${draft(1)}/unschedule`, {}, draft(1))],
    [`${base}/:message/test`]: [own(`${draft(0)}/test`, {}, draft(0), "only the author gets it")],
    [`${base}/:message/stop`]: [own(`${draft(0)}/stop`, {}, 409, "nothing is being sent")],
    [`${base}/:message/retry`]: [own(`${draft(0)}/retry`, {}, 409, "nothing has failed")],
    [`${base}/:message/delete`]: [own(`${draft(3)}/delete`, {}, list, kept)],
  };
}

export const messageWrites: Record<string, Write[]> = {
  ...writesOf("organize", "organized", (path, form, answer) => ({
    what: path,
    path,
    form,
    outcome: ownersOnly(answer),
    order: ownerLast,
  })),
  ...writesOf("admin", "office", (path, form, answer, unrecorded) => ({
    what: `by administrators: ${path}`,
    path,
    form,
    outcome: adminsOnly(answer),
    ...(unrecorded && { unrecorded }),
  })),
};
