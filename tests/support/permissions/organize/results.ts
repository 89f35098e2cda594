import type { Database } from "#db/database.ts";
import { resultClaims } from "#db/schema.ts";
import { aResultVersion } from "../../results/results.ts";
import {
  type Answer,
  type Attempt,
  adminsOnly,
  ownerLast,
  ownersOnly,
  type Write,
} from "../matrix.ts";
import { people, world } from "../people.ts";

/**
 * Drafts of results of the race of the owner and of that of the administrators, one of each to discard, and a
 * published version of each to withdraw.
 */
const versions = {
  organized: "99999999-9999-4999-8999-999999999960",
  organizedDoomed: "99999999-9999-4999-8999-999999999961",
  organizedShown: "99999999-9999-4999-8999-999999999964",
  office: "99999999-9999-4999-8999-999999999962",
  officeDoomed: "99999999-9999-4999-8999-999999999963",
  officeShown: "99999999-9999-4999-8999-999999999965",
} as const;
const rows = {
  organized: "99999999-9999-4999-8999-999999999970",
  office: "99999999-9999-4999-8999-999999999971",
} as const;

/** Of the published versions: one to approve and then to undo, and one to refuse. */
const claims = {
  organized: "99999999-9999-4999-8999-999999999980",
  organizedDoomed: "99999999-9999-4999-8999-999999999981",
  office: "99999999-9999-4999-8999-999999999982",
  officeDoomed: "99999999-9999-4999-8999-999999999983",
} as const;

export async function fillWithResults(db: Database): Promise<void> {
  const places = [
    [world.organizedRace, versions.organized, world.organizedDistances[0], rows.organized],
    [world.organizedRace, versions.organizedDoomed, world.organizedDistances[1], undefined],
    [world.officeRace, versions.office, world.officeDistances[0], rows.office],
    [world.officeRace, versions.officeDoomed, world.officeDistances[1], undefined],
  ] as const;
  for (const [raceId, id, distanceId, rowId] of places) {
    const createdBy = people.owner;
    await aResultVersion(db, { raceId, id, distanceId, createdBy }, [rowId ? { id: rowId } : {}]);
  }
  for (const [raceId, id] of [
    [world.organizedRace, versions.organizedShown],
    [world.officeRace, versions.officeShown],
  ] as const) {
    await aResultVersion(db, { raceId, id, state: "published" }, [{}]);
  }
  const claim = { bib: "1", createdAt: new Date("2026-11-30T14:00:00Z") };
  const [organized, officeRace] = [world.organizedRace, world.officeRace];
  await db.insert(resultClaims).values([
    { id: claims.organized, raceId: organized, userId: people.stranger, ...claim },
    { id: claims.organizedDoomed, raceId: organized, userId: people.admin, ...claim },
    { id: claims.office, raceId: officeRace, userId: people.stranger, ...claim },
    { id: claims.officeDoomed, raceId: officeRace, userId: people.owner, ...claim },
  ]);
}

const own = `/organize/races/${world.organizedRace}/results`;
const office = `/admin/races/${world.officeRace}/results`;
const changes = [
  "columns",
  "settings",
  "photos",
  "publish",
  "withdraw",
  "discard",
  "match",
  "correct",
];

function readsOf(pattern: string, list: string, version: string, outcome: Attempt["outcome"]) {
  const base = `${pattern}/races/:id/results`;
  return {
    [base]: { path: list, outcome },
    ...Object.fromEntries(
      ["", "/approve", "/refuse", "/undo"].map((change) => [
        `${base}/claims${change}`,
        { path: `${list}/claims${change}`, outcome },
      ]),
    ),
    [`${base}/:version`]: { path: `${list}/${version}`, outcome },
    ...Object.fromEntries(
      changes.map((change) => [
        `${base}/:version/${change}`,
        { path: `${list}/${version}/${change}`, outcome },
      ]),
    ),
  } satisfies Record<string, Attempt>;
}

export const resultReads: Record<string, Attempt> = {
  ...readsOf("organize", own, versions.organized, ownersOnly(200)),
  ...readsOf("admin", office, versions.office, adminsOnly(200)),
};

type Sent = [change: string, form: Record<string, string>, answer: Answer, unrecorded?: string];

/** What is sent to a version, in an order in which each change finds it. */
function sentTo(list: string, version: string, row: string): Sent[] {
  const screen = `${list}/${version}`;
  return [
    ["match", { row, way: "leave" }, screen],
    [`correct?row=${row}`, { bib: "7", name: "Ana", status: "finished", gunMs: "40:11" }, screen],
    ["settings", { order: "chip", categories: "same", pulled: "1" }, screen],
    ["photos", { photos: "https://photos.example/{bib}" }, screen],
    [
      "columns",
      { "column-0": "bib", "column-1": "name", "column-2": "gun" },
      screen,
      "a draft is read again",
    ],
    ["publish", {}, 400, "the race has not been run"],
  ];
}

function writesOf(
  pattern: string,
  {
    list,
    version,
    doomed,
    shown,
    row,
    claim,
    doomedClaim,
  }: Record<"list" | "version" | "doomed" | "shown" | "row" | "claim" | "doomedClaim", string>,
  own: (path: string, form: Record<string, string>, answer: Answer, unrecorded?: string) => Write,
): Record<string, Write[]> {
  const base = `${pattern}/races/:id/results`;
  const decided = (change: string, id: string) => ({
    [`${base}/claims/${change}`]: [
      own(`${list}/claims/${change}`, { claim: id }, `${list}/claims`),
    ],
  });
  return {
    [`${base}/claims`]: [own(`${list}/claims`, {}, 405, "the page takes no form")],
    ...decided("refuse", doomedClaim),
    ...decided("approve", claim),
    ...decided("undo", claim),
    [base]: [own(list, {}, 400, "no file was sent")],
    [`${base}/:version`]: [own(`${list}/${version}`, {}, 405, "the page takes no form")],
    ...Object.fromEntries(
      sentTo(list, version, row).map(([change, form, answer, unrecorded]) => [
        `${base}/:version/${change.split("?")[0]}`,
        [own(`${list}/${version}/${change}`, form, answer, unrecorded)],
      ]),
    ),
    [`${base}/:version/withdraw`]: [own(`${list}/${shown}/withdraw`, {}, `${list}/${shown}`)],
    [`${base}/:version/discard`]: [own(`${list}/${doomed}/discard`, {}, list)],
  };
}

export const resultWrites: Record<string, Write[]> = {
  ...writesOf(
    "organize",
    {
      list: own,
      version: versions.organized,
      doomed: versions.organizedDoomed,
      shown: versions.organizedShown,
      row: rows.organized,
      claim: claims.organized,
      doomedClaim: claims.organizedDoomed,
    },
    (path, form, answer) => ({
      what: path,
      path,
      form,
      outcome: ownersOnly(answer),
      order: ownerLast,
    }),
  ),
  ...writesOf(
    "admin",
    {
      list: office,
      version: versions.office,
      doomed: versions.officeDoomed,
      shown: versions.officeShown,
      row: rows.office,
      claim: claims.office,
      doomedClaim: claims.officeDoomed,
    },
    (path, form, answer, unrecorded) => ({
      what: path,
      path,
      form,
      outcome: adminsOnly(answer),
      ...(unrecorded && { unrecorded }),
    }),
  ),
};
