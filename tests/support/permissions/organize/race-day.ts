import type { Database } from "#db/database.ts";
import { bibBlocks, kitPlaces, kitSlots, startWaves } from "#db/schema.ts";
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

/** Places, slots, a wave and a block of the race of the owner and of that of the administrators. */
const made = (last: string) => ({
  kept: `99999999-9999-4999-8999-9999999994${last}0`,
  doomed: `99999999-9999-4999-8999-9999999994${last}1`,
  slot: `99999999-9999-4999-8999-9999999994${last}2`,
  doomedSlot: `99999999-9999-4999-8999-9999999994${last}3`,
  wave: `99999999-9999-4999-8999-9999999994${last}4`,
  block: `99999999-9999-4999-8999-9999999994${last}5`,
});

const places = [
  {
    base: "organize",
    raceId: world.organizedRace,
    distanceId: world.organizedDistances[0],
    record: `/organize/registrations/${world.organizedEntry}`,
    recordPattern: "organize/registrations/:id",
    entry: world.organizedEntry,
    ids: made("1"),
    opened: ownersOnly,
    order: ownerLast,
  },
  {
    base: "admin",
    raceId: world.officeRace,
    distanceId: world.officeDistances[0],
    record: `/admin/races/registrations/${world.registrations[2]}`,
    recordPattern: "admin/races/registrations/:id",
    entry: null,
    ids: made("2"),
    opened: adminsOnly,
  },
];

export async function fillWithRaceDays(db: Database): Promise<void> {
  for (const { raceId, distanceId, ids } of places) {
    const place = { raceId, address: "Av. Larco 1" };
    await db.insert(kitPlaces).values([
      { id: ids.kept, ...place, name: "Shop" },
      { id: ids.doomed, ...place, name: "Old shop" },
    ]);
    const slot = { raceId, placeId: ids.kept, day: "2020-01-01", capacity: 5 };
    await db.insert(kitSlots).values([
      { id: ids.slot, ...slot, begins: "09:00", ends: "10:00" },
      { id: ids.doomedSlot, ...slot, begins: "10:00", ends: "11:00" },
    ]);
    await db.insert(startWaves).values({
      id: ids.wave,
      raceId,
      distanceId: distanceId ?? null,
      name: "A",
      startTime: "07:00",
    });
    await db.insert(bibBlocks).values({
      id: ids.block,
      raceId,
      waveId: ids.wave,
      distanceId: distanceId ?? null,
      firstBib: 9000,
      lastBib: 9009,
    });
  }
}

const own = `/registrations/${world.registrations[0]}/race-day`;
const screens = [
  "guide",
  "kits",
  "kits/remove-place",
  "kits/slots",
  "kits/capacity",
  "kits/remove-slot",
  "kit-desk",
  "kit-desk/collect",
  "kit-desk/undo",
  "starts",
  "starts/remove-wave",
  "starts/assign",
  "starts/block",
  "starts/remove-block",
  "starts/number",
  "start-list.pdf",
  "bib-labels.pdf",
];

/** The answers to `GET`. */
export const raceDayReads: Record<string, Attempt> = {
  ...Object.fromEntries(
    ["", "/slot", "/leave-slot", "/collector", "/time"].map((change) => [
      `registrations/:id/race-day${change}`,
      { path: own + change, outcome: ownersOnly(200) },
    ]),
  ),
  ...Object.fromEntries(
    places.flatMap(({ base, raceId, record, recordPattern, opened }): [string, Attempt][] => [
      ...screens.map((screen): [string, Attempt] => [
        `${base}/races/:id/${screen}`,
        { path: `/${base}/races/${raceId}/${screen}`, outcome: opened(200) },
      ]),
      [
        `${recordPattern}/wave`,
        {
          path: `${record}/wave`,
          outcome: base === "admin" ? adminsOnly(record) : signedIn(record),
        },
      ],
    ]),
  ),
};

type Form = Record<string, string>;

const runner = (change: string, form: Form, answer: Answer): [string, Write[]] => [
  `registrations/:id/race-day${change}`,
  [{ what: change, path: own + change, form, outcome: ownersOnly(answer), order: ownerLast }],
];

/** The answers to `POST`, in an order in which each finds its subject. */
export const raceDayWrites: Record<string, Write[]> = {
  ...Object.fromEntries([
    [
      "registrations/:id/race-day",
      [{ what: "no change", path: own, form: {}, outcome: signedIn(405) }],
    ],
    runner("/slot", { slot: made("1").slot }, 409),
    runner("/leave-slot", {}, own),
    runner("/collector", { collector: "Luz Quispe" }, own),
    runner("/time", { expected: "50:00" }, own),
  ]),
  ...Object.fromEntries(
    places.flatMap(
      ({ base, raceId, distanceId, record, recordPattern, entry, ids, opened, order }) => {
        const race = `/${base}/races/${raceId}`;
        const write = (pattern: string, form: Form, answer?: Answer): [string, Write[]] => [
          `${base}/races/:id/${pattern}`,
          [
            {
              what: pattern,
              path: `${race}/${pattern}`,
              form,
              outcome: opened(answer ?? `${race}/${pattern.split("/")[0]}`),
              ...(order && { order }),
              ...(answer !== undefined && base === "admin" && { unrecorded: "it changes nothing" }),
            },
          ],
        ];
        const slots = {
          place: ids.kept,
          day: "2020-01-02",
          begins: "09:00",
          ends: "11:00",
          minutes: "60",
          capacity: "5",
        };
        const key = "99999999-9999-4999-8999-999999999499";
        return [
          write("guide", { bring_en: "A cap" }),
          write("kits", { name: "Kiosk", address: "Av. Larco 2" }),
          write("kits/slots", slots),
          write("kits/capacity", { slot: ids.slot, capacity: "9" }),
          write("kits/remove-slot", { slot: ids.doomedSlot }),
          write("kits/remove-place", { place: ids.doomed }),
          write("kit-desk", {}, 405),
          entry ? write("kit-desk/collect", { entry, key }) : write("kit-desk/collect", {}, 400),
          write("kit-desk/undo", {}, 400),
          write("starts", { name: "B", distance: distanceId ?? "", start_time: "07:10" }),
          write("starts/block", { for: `wave:${ids.wave}`, first: "9000", last: "9019" }),
          write("starts/assign", {}),
          write("starts/number", { order: "name" }),
          write("starts/remove-block", { block: ids.block }),
          [
            `${recordPattern}/wave`,
            [
              {
                what: "wave",
                path: `${record}/wave`,
                form: { wave: "" },
                outcome: opened(record),
                ...(order && { order }),
              },
            ],
          ] as [string, Write[]],
          write("starts/remove-wave", { wave: ids.wave }),
        ];
      },
    ),
  ),
};
