import { expect, test } from "vitest";
import { numbersFrom } from "#values/seeded.ts";
import {
  type AppendedScan,
  appendScans,
  correctedTime,
  heldLocally,
  type NumberedScan,
  type Scan,
  type ScanAnswer,
} from "./scan-log.ts";

/** A server that keeps its log in memory. */
function aServer(cancelled: readonly string[] = []) {
  const stored = new Map<string, AppendedScan<Scan>>();
  const holders = new Map<string, NumberedScan | null>();
  const keyOf = ({ installation, sequence }: Pick<Scan, "installation" | "sequence">) =>
    `${installation}/${sequence}`;
  return {
    holders,
    all: () => [...stored.values()],
    /** Stores what is new, and answers each scan. */
    take(scans: readonly Scan[]): (ScanAnswer | undefined)[] {
      const appended = appendScans(scans, {
        change: stored.size,
        isStored: (scan) => stored.has(keyOf(scan)),
        entry: (id) => (id === "gone" ? null : { isCancelled: cancelled.includes(id) }),
        holders,
      });
      for (const one of appended) stored.set(keyOf(one.scan), one);
      return scans.map((scan) => stored.get(keyOf(scan))?.answer);
    },
  };
}

const scanOf = (installation: string, sequence: number, entryId: string): Scan => ({
  installation,
  sequence,
  entryId,
  kind: "in",
});
const undoOf = (undoes: Scan, installation: string, sequence: number): Scan => ({
  ...scanOf(installation, sequence, undoes.entryId),
  kind: "undo",
  undoes: { installation: undoes.installation, sequence: undoes.sequence },
});

test("the first scan that is received checks an entry in, and a repeated one gets the same answer", () => {
  const server = aServer(["quit"]);
  const [first, second] = [scanOf("a", 1, "7"), scanOf("b", 1, "7")];
  expect(server.take([first, second])).toEqual(["in", "already"]);
  expect(server.take([second, first, first])).toEqual(["already", "in", "in"]);
  expect(server.take([scanOf("b", 2, "quit"), scanOf("b", 3, "gone")])).toEqual([
    "cancelled",
    undefined,
  ]);
  expect(server.all().map(({ change, heldBy }) => [change, heldBy])).toEqual([
    [1, null],
    [2, 1],
    [3, null],
  ]);
});

test("an undo takes back the scan that it names, and no later one", () => {
  const server = aServer();
  const [first, second] = [scanOf("a", 1, "7"), scanOf("b", 1, "7")];
  expect(server.take([first, undoOf(first, "a", 2), second])).toEqual(["in", "undone", "in"]);
  expect(server.take([undoOf(first, "c", 1), undoOf(first, "a", 2)])).toEqual(["void", "undone"]);
  expect(server.holders.get("7")).toMatchObject({ installation: "b" });
  expect(server.take([undoOf(second, "c", 2)])).toEqual(["undone"]);
  expect(server.holders.get("7")).toBeNull();
});

test("an installation that lost its memory has another id, so that its first scans count", () => {
  const server = aServer();
  expect(server.take([scanOf("before", 1, "7")])).toEqual(["in"]);
  expect(server.take([scanOf("after", 1, "8")])).toEqual(["in"]);
  expect(server.holders.get("8")).not.toBeUndefined();
});

test("whatever is lost, repeated or late, no check-in is lost and none counts twice", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = numbersFrom(seed);
    const pick = (count: number) => Math.floor(random() * count);
    const server = aServer();
    const desks = ["a", "b", "c", "d"].map((installation) => ({
      installation,
      made: [] as Scan[],
      unanswered: [] as Scan[],
      said: [] as string[],
    }));
    const entered = Array.from({ length: 40 }, (_, place) => String(place));
    // Every runner comes once, some to a second desk as well, and some check-ins are taken back.
    const visits = [...entered, ...entered.filter(() => random() < 0.3)].sort(() => random() - 0.5);
    const undone = new Set<string>();
    const known = new Map<string, { installation: string; sequence: number } | null>();
    for (const entryId of visits) {
      const desk = desks[pick(4)] as (typeof desks)[number];
      const mine = desk.unanswered.filter((scan) => scan.entryId === entryId);
      const holder = heldLocally({ holder: known.get(entryId) ?? null, isCancelled: false }, mine);
      if (holder) desk.said.push(entryId);
      else {
        const scan = scanOf(desk.installation, desk.made.length + 1, entryId);
        desk.made.push(scan);
        desk.unanswered.push(scan);
        if (random() < 0.1) {
          const undo = undoOf(scan, desk.installation, desk.made.length + 1);
          desk.made.push(undo);
          desk.unanswered.push(undo);
          undone.add(entryId);
        }
      }
      if (random() < 0.5) continue;
      const sender = desks[pick(4)] as (typeof desks)[number];
      const sent = sender.unanswered.slice(0, 1 + pick(5));
      server.take(sent);
      // The answer may be lost: the same scans are sent again.
      if (random() < 0.3) continue;
      sender.unanswered = sender.unanswered.slice(sent.length);
      for (const { entryId: about } of sent) known.set(about, server.holders.get(about) ?? null);
    }
    for (const desk of desks) server.take(desk.unanswered);
    for (const desk of desks) server.take(desk.made);
    const made = desks.flatMap((desk) => desk.made);
    expect(server.all()).toHaveLength(made.length);
    for (const entryId of entered) {
      const answers = server.all().filter(({ scan }) => scan.entryId === entryId);
      const counted =
        answers.filter(({ answer }) => answer === "in").length -
        answers.filter(({ answer }) => answer === "undone").length;
      expect(counted).toBe(server.holders.get(entryId) ? 1 : 0);
      if (!undone.has(entryId)) expect(counted).toBe(1);
    }
    const doubles = server.all().filter(({ answer }) => answer === "already").length;
    const said = desks.flatMap((desk) => desk.said).length;
    const scans = made.filter(({ kind }) => kind === "in").length;
    expect(scans + said).toBe(visits.length);
    expect(doubles + said).toBeGreaterThanOrEqual(visits.length - entered.length - undone.size * 2);
  }
});

test("a wrong clock of a device is corrected, and no time lies outside of the life of its desk", () => {
  const clock = { sentAt: 9_000, receivedAt: 4_000, earliest: 1_000 };
  expect(correctedTime(8_000, clock)).toBe(3_000);
  expect(correctedTime(10_000, clock)).toBe(4_000);
  expect(correctedTime(0, clock)).toBe(1_000);
});
