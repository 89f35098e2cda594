import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  auditEntries,
  entryOrders,
  entryTeams,
  orderLines,
  raceChangeRules,
  raceDistances,
  raceRegistrations,
  teamMembers,
} from "#db/schema.ts";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import {
  allowGroups,
  anOrder,
  faultsOf,
  origin,
  sendForms,
} from "../../../../tests/support/orders.ts";
import { anAdmin, newPeople } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aDraft, anEntryWorld, typedAnswers } from "../../../../tests/support/registrations.ts";
import { aSale } from "../../../../tests/support/sales.ts";
import { cancelRegistration } from "../commands.server.ts";
import { addPerson } from "../companions.server.ts";
import { register } from "../entering/commands.server.ts";
import { passOnMembership, teamOfEntry } from "../entry-team.server.ts";
import { acceptTransfer, beginTransfer } from "../orders/changes/commands.server.ts";
import { chooseMethod } from "../orders/commands.server.ts";
import { officePayments } from "../orders/office.server.ts";
import { confirmPayment } from "../orders/review.server.ts";
import { takeOutOfOrder } from "../orders/taking-out.server.ts";
import { leaveRaces } from "../personal-data.server.ts";
import { findRegistration } from "../queries.server.ts";
import { changeStatuses } from "../roster/commands.server.ts";
import {
  addOwnEntry,
  changeLink,
  changeNumber,
  changeTeam,
  changeTeamRules,
  formTeam,
  handLeadOn,
  joinByCode,
  removeMember,
  renameTeam,
} from "./commands.server.ts";
import { findInvitingTeam, findTeam, teamsOf } from "./queries.server.ts";
import { teamRulesForm } from "./schema.ts";
import type { TeamRules } from "./team.ts";

const { db } = await openTestDatabase();

const relay: TeamRules = {
  kind: "relay",
  fewest: 3,
  most: 3,
  lastDay: null,
  text: { en: "Two women at least.", es: null },
  hasOnePrice: false,
};

/** A race with a relay of three legs over a 10K of ten places, and a runner who leads the team `Andes`. */
async function aWorld(tx: Database, rules: TeamRules = relay) {
  const world = await anEntryWorld(tx);
  const { place, viewer, services } = world;
  const { raceId, distanceId } = place;
  await tx.update(raceDistances).set({ capacity: 10 }).where(eq(raceDistances.raceId, raceId));
  const admin = await anAdmin(tx);
  const said = { distanceId: distanceId ?? "", rules };
  expect(await changeTeamRules(services, admin, raceId, said)).toEqual({ problem: null });
  const entry = await enter(world, viewer);
  const formed = await formTeam(services, viewer, { registrationId: entry, name: "Andes", origin });
  if (formed.problem !== null) throw new Error(`The team was not formed: ${formed.problem}`);
  const code = async () => (await findTeam(services, viewer, formed.id))?.inviteCode ?? "";
  return { ...world, admin, entry, teamId: formed.id, code };
}

type World = Awaited<ReturnType<typeof anEntryWorld>>;

async function send(
  { services, place }: Pick<World, "services" | "place">,
  viewer: { userId: string },
  { team = "", firstName = "Ana" } = {},
) {
  const answers = { ...typedAnswers, firstName, team };
  const draft = await aDraft(services.db, viewer, { ...place, answers });
  return register(services, viewer, draft, { origin });
}

async function enter(...sent: Parameters<typeof send>): Promise<string> {
  const { registrationId, problem } = await send(...sent);
  if (registrationId === null) throw new Error(`The entry was not made: ${problem}`);
  return registrationId;
}

const numbersOf = async ({ services, teamId }: Awaited<ReturnType<typeof aWorld>>) => {
  const { number } = teamMembers;
  const rows = await services.db
    .select({ number, firstName: raceRegistrations.firstName })
    .from(teamMembers)
    .innerJoin(raceRegistrations, eq(raceRegistrations.id, teamMembers.registrationId))
    .where(and(eq(teamMembers.teamId, teamId), ne(raceRegistrations.status, "cancelled")))
    .orderBy(number);
  return rows.map((row) => [row.number, row.firstName]);
};

test("runners join by the link until the team is full, and the captain gets a letter about each", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, sent } = world;
    const [one, two, three] = await newPeople(tx, 3);
    if (!one || !two || !three) throw new Error("There are too few people.");
    const code = await world.code();
    await enter(world, one, { team: code, firstName: "Berta" });
    const free = await enter(world, two, { firstName: "Carla" });
    const joining = { code, registrationId: free };
    expect(await joinByCode(services, one, joining), "somebody else's entry").toEqual({
      problem: "entry",
    });
    expect(await joinByCode(services, two, joining)).toMatchObject({ problem: null });
    expect(await joinByCode(services, two, joining)).toEqual({ problem: "full" });
    expect(await numbersOf(world)).toEqual([
      [1, "Ana"],
      [2, "Berta"],
      [3, "Carla"],
    ]);
    expect(await send(world, three, { team: code })).toMatchObject({ problem: "no-team" });
    const all = await sent();
    const letters = all.filter(({ subject }) => subject?.includes("joins Andes"));
    expect(letters.map(({ subject }) => subject).sort()).toEqual([
      "Berta Quispe joins Andes",
      "Carla Quispe joins Andes",
    ]);
    const complete = letters.filter(({ body }) => body.includes("Your team is complete."));
    expect(complete.map(({ subject }) => subject)).toEqual(["Carla Quispe joins Andes"]);
    const confirmed = all.filter(({ body }) => body.includes("Andes (leg 2)"));
    expect(confirmed, "the letter of the entry names the team").toHaveLength(1);
    const invited = await findInvitingTeam(services, null, code);
    expect(invited).toMatchObject({ count: 3, isMember: false, free: [] });
    expect(JSON.stringify(invited), "a visitor reads no names of members").not.toContain("Berta");
  });
});

test("a cancelled entry frees its place in the team, and a link that is switched off lets nobody in", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId } = world;
    const [one, two] = await newPeople(tx, 2);
    if (!one || !two) throw new Error("There are too few people.");
    const before = await world.code();
    const entry = await enter(world, one, { team: before, firstName: "Berta" });
    await cancelRegistration(services, one, entry, { origin });
    expect(await numbersOf(world)).toEqual([[1, "Ana"]]);
    expect(await changeLink(services, one, teamId, { isOpen: true })).toEqual({ problem: "gone" });
    await changeLink(services, viewer, teamId, { isOpen: true });
    expect(await world.code()).not.toBe(before);
    expect(await send(world, two, { team: before })).toMatchObject({ problem: "no-team" });
    await enter(world, two, { team: await world.code(), firstName: "Carla" });
    expect(await numbersOf(world)).toEqual([
      [1, "Ana"],
      [2, "Carla"],
    ]);
    const code = await world.code();
    await changeLink(services, viewer, teamId, { isOpen: false });
    expect(await findInvitingTeam(services, two, code)).toBeNull();
  });
});

test("the captain enters others, changes legs, renames the team and removes somebody", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId, place, entry, sent } = world;
    await allowGroups(tx, place.raceId);
    const who = { from: null, companionId: null, teamId };
    const draft = await addPerson(services, viewer, place, who);
    if (!draft) throw new Error("Nobody else can be entered.");
    const answers = { ...typedAnswers, firstName: "Berta" };
    await aDraft(tx, viewer, { ...draft, answers });
    const made = await register(services, viewer, draft, { origin });
    expect(made.problem).toBeNull();
    const berta = made.registrationId ?? "";
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const carla = await enter(world, other, { team: await world.code(), firstName: "Carla" });
    const to = { registrationId: carla, number: 1 };
    expect(await changeNumber(services, other, teamId, to)).toEqual({ problem: "gone" });
    expect(await changeNumber(services, viewer, teamId, to)).toEqual({ problem: null });
    expect(await numbersOf(world)).toEqual([
      [1, "Carla"],
      [2, "Berta"],
      [3, "Ana"],
    ]);
    const fourth = { registrationId: carla, number: 4 };
    expect(await changeNumber(services, viewer, teamId, fourth)).toEqual({ problem: "full" });
    expect(await renameTeam(services, viewer, teamId, "Cóndores")).toEqual({ problem: null });
    expect(await removeMember(services, other, teamId, { registrationId: berta })).toMatchObject({
      problem: "gone",
    });
    expect(await removeMember(services, viewer, teamId, { registrationId: carla })).toMatchObject({
      problem: null,
    });
    expect((await sent()).map(({ subject }) => subject)).toContain("No longer in Cóndores");
    expect(await addOwnEntry(services, viewer, teamId, carla)).toEqual({ problem: "entry" });
    expect(await removeMember(services, viewer, teamId, { registrationId: berta })).toMatchObject({
      hasTeam: true,
    });
    expect(await addOwnEntry(services, viewer, teamId, berta)).toEqual({ problem: null });
    expect(await removeMember(services, viewer, teamId, { registrationId: berta })).toMatchObject({
      hasTeam: true,
    });
    const last = await removeMember(services, viewer, teamId, { registrationId: entry });
    expect(last, "nobody is left in it").toEqual({ problem: null, hasTeam: false });
  });
});

test("a captain who leaves hands the team on to the member whom they choose, and keeps the entry", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId, entry } = world;
    const [one, two] = await newPeople(tx, 2);
    if (!one || !two) throw new Error("There are too few people.");
    const team = await world.code();
    await enter(world, one, { team, firstName: "Berta" });
    const carla = await enter(world, two, { team, firstName: "Carla" });
    const captains = async () =>
      (await findTeam(services, one, teamId))?.members.map((member) => member.isCaptain);
    expect(await captains()).toEqual([true, false, false]);
    const leaving = { registrationId: entry, captain: carla };
    expect(await removeMember(services, viewer, teamId, leaving)).toEqual({
      problem: null,
      hasTeam: true,
    });
    expect(await captains()).toEqual([false, true]);
    const [own] = await tx.select().from(raceRegistrations).where(eq(raceRegistrations.id, entry));
    expect(own?.status).toBe("registered");
  });
});

test("a captain who stays hands the lead on to another runner of the team, and only a captain does", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId, entry, place, sent } = world;
    await allowGroups(tx, place.raceId);
    const [one, two] = await newPeople(tx, 2);
    if (!one || !two) throw new Error("There are too few people.");
    const team = await world.code();
    const berta = await enter(world, one, { team, firstName: "Berta" });
    const who = { from: null, companionId: null, teamId };
    const draft = await addPerson(services, viewer, place, who);
    if (!draft) throw new Error("Nobody else can be entered.");
    await aDraft(tx, viewer, { ...draft, answers: { ...typedAnswers, firstName: "Hija", team } });
    const daughter = (await register(services, viewer, draft, { origin })).registrationId ?? "";
    const seenBy = async (runner: { userId: string }) => {
      const found = await findTeam(services, runner, teamId);
      return { heirs: found?.heirs.map(({ id }) => id), hasOneOwn: found?.hasOneOwn };
    };
    expect(await seenBy(viewer)).toEqual({ heirs: [berta], hasOneOwn: false });
    expect(await seenBy(one)).toEqual({ heirs: [], hasOneOwn: true });
    const refusals: [runner: { userId: string }, to: string, problem: string][] = [
      [one, berta, "gone"],
      [two, berta, "gone"],
      [viewer, daughter, "no-member"],
      [viewer, randomUUID(), "no-member"],
    ];
    for (const [runner, to, problem] of refusals) {
      expect(await handLeadOn(services, runner, teamId, to)).toEqual({ problem });
    }
    expect(await handLeadOn(services, viewer, teamId, berta)).toEqual({ problem: null });
    const found = await findTeam(services, one, teamId);
    expect(found).toMatchObject({ isLed: true, captainId: one.userId });
    expect(found?.members.map(({ isCaptain }) => isCaptain)).toEqual([false, true, false]);
    expect(await seenBy(one)).toEqual({ heirs: [entry, daughter], hasOneOwn: true });
    expect((await sent()).map(({ subject }) => subject)).toContain("You lead Andes now");
  });
});

test("an entry that is passed on keeps its place in the team, and one of another distance has none", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, entry, place, sent } = world;
    await tx.insert(raceChangeRules).values({ raceId: place.raceId, kind: "transfer" });
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const about = { registrationId: entry, email: "ben@example.com", origin };
    expect(
      await beginTransfer(services, { ...viewer, email: "ana@example.com" }, about),
    ).toMatchObject({ problem: null });
    const letters = await sent();
    const mail = letters.find(({ subject }) => subject?.startsWith("An entry for you"));
    const token = /\/transfers\/([\w-]{32})/.exec(JSON.stringify(mail ?? ""))?.[1] ?? "";
    expect(await acceptTransfer(services, other, token)).toMatchObject({ problem: null });
    const passed = await enter(world, other, { firstName: "Ben" });
    expect(await numbersOf(world)).toEqual([[1, "Ben"]]);
    const [half] = await tx
      .insert(raceDistances)
      .values({ raceId: place.raceId, distance: "21K", title: "Half", sortOrder: 1 })
      .returning({ id: raceDistances.id });
    await tx
      .update(raceRegistrations)
      .set({ distanceId: half?.id ?? "" })
      .where(eq(raceRegistrations.id, passed));
    expect(await teamOfEntry({ db: tx }, passed)).toBeNull();
  });
});

test("an entry that is already in a team keeps its own place when another one is passed on to it", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, entry, viewer } = world;
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const joined = await enter(world, other, { team: await world.code(), firstName: "Berta" });
    await passOnMembership(services, entry, joined);
    await cancelRegistration(services, viewer, entry, { origin });
    expect(await numbersOf(world)).toEqual([[2, "Berta"]]);
  });
});

test("teams cannot be changed after their last day, nor where the organizer has switched them off", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx, { ...relay, lastDay: "2026-11-22" });
    const { services, viewer, teamId, entry, admin, place } = world;
    const late = { ...services, now: () => new Date("2026-11-24T12:00:00Z") };
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const code = await world.code();
    const free = await enter(world, other);
    const joining = { code, registrationId: free };
    expect(await joinByCode(late, other, joining)).toEqual({ problem: "closed" });
    expect(await removeMember(late, viewer, teamId, { registrationId: entry })).toMatchObject({
      problem: "closed",
    });
    expect(await renameTeam(late, viewer, teamId, "Late")).toEqual({ problem: "closed" });
    const off = { distanceId: place.distanceId ?? "", rules: null };
    await changeTeamRules(services, admin, place.raceId, off);
    expect(await joinByCode(services, other, joining)).toEqual({ problem: "closed" });
    const audited = await tx
      .select({ action: auditEntries.action, after: auditEntries.after })
      .from(auditEntries)
      .where(eq(auditEntries.subjectType, "team rules"));
    expect(audited).toHaveLength(2);
  });
});

test("a name is unique in its distance, and organizers rename and delete the teams of their races only", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, teamId, place, admin } = world;
    const { raceId } = place;
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const second = await enter(world, other);
    const taken = { registrationId: second, name: "ANDES", origin };
    expect(await formTeam(services, other, taken)).toEqual({ problem: "name-taken" });
    const stranger = { ...other, isAdmin: false };
    const team = { raceId, teamId };
    expect(await changeTeam(services, stranger, team, "Mine")).toEqual({ problem: "gone" });
    const elsewhere = { raceId: await aRace(tx, {}), teamId };
    expect(await changeTeam(services, admin, elsewhere, null)).toEqual({ problem: "gone" });
    expect(await changeTeam(services, admin, team, "Cóndores")).toEqual({ problem: null });
    expect(await teamsOf({ db: tx }, raceId, 10)).toMatchObject([
      { name: "Cóndores", members: "Ana Quispe", count: 1, unpaid: 0, fewest: 3 },
    ]);
    expect(await findTeam(services, other, teamId), "only members see it").toBeNull();
    expect(await changeTeam(services, admin, team, null)).toEqual({ problem: null });
    expect(await tx.$count(teamMembers, eq(teamMembers.teamId, teamId))).toBe(0);
    const names = await tx
      .select({ action: auditEntries.action, name: auditEntries.subjectName })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, teamId));
    expect(names.map(({ action }) => action).sort()).toEqual(["changed", "deleted"]);
  });
});

test("a captain who cancels hands the team on to the chosen member, or to the one who joined first", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId, entry, sent } = world;
    const [one, two] = await newPeople(tx, 2);
    if (!one || !two) throw new Error("There are too few people.");
    const berta = await enter(world, one, { team: await world.code(), firstName: "Berta" });
    const carla = await enter(world, two, { team: await world.code(), firstName: "Carla" });
    await cancelRegistration(services, viewer, entry, { origin, captain: carla });
    expect(await findTeam(services, viewer, teamId)).toBeNull();
    expect(await findTeam(services, two, teamId)).toMatchObject({ isLed: true });
    expect(await findTeam(services, one, teamId)).toMatchObject({ isLed: false });
    const letters = await sent();
    expect(letters.map(({ subject }) => subject)).toContain("You lead Andes now");
    const cancelled = letters.find(({ subject }) => subject?.startsWith("Registration cancelled"));
    expect(cancelled?.body).toContain("Your team “Andes” stays registered. Carla Quispe leads it");
    await changeStatuses(
      { ...services, log: openLog("silent") },
      world.admin,
      { registration: [carla], status: "cancelled" },
      { origin },
    );
    expect(await findTeam(services, one, teamId)).toMatchObject({ isLed: true });
    await cancelRegistration(services, one, berta, { origin });
    expect(await tx.$count(entryTeams, eq(entryTeams.id, teamId)), "nobody is left").toBe(0);
  });
});

/** A distance with one place, whose teams have one price, and a captain who has paid it. */
async function aPaidTeam(tx: Database) {
  const world = await anEntryWorld(tx);
  const { place, viewer, services } = world;
  const { raceId, distanceId } = place;
  await tx.update(raceDistances).set({ capacity: 1 }).where(eq(raceDistances.raceId, raceId));
  const admin = await anAdmin(tx);
  const rules = { ...relay, hasOnePrice: true };
  await changeTeamRules(services, admin, raceId, { distanceId: distanceId ?? "", rules });
  await aSale(tx, place, [{ priceMinor: 8000, places: 1 }]);
  const { registrationId: entry, orderId } = await anOrder(tx, viewer, place);
  const naming = { registrationId: entry, name: "Andes", origin };
  expect(await formTeam(services, viewer, naming), "not paid yet").toEqual({ problem: "unpaid" });
  await chooseMethod(services, viewer, { orderId, method: "yape" });
  await confirmPayment(services, admin, { orderId, receivedMinor: 8000 });
  const formed = await formTeam(services, viewer, naming);
  if (formed.problem !== null) throw new Error(`The team was not formed: ${formed.problem}`);
  const code = async () => (await findTeam(services, viewer, formed.id))?.inviteCode ?? "";
  const faults = () => faultsOf(tx, raceId);
  return { ...world, admin, entry, orderId, teamId: formed.id, code, faults };
}

test("a team with one price takes one place and one step, and its other members pay nothing", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aPaidTeam(tx);
    const { services, viewer, teamId, entry, place, faults } = world;
    const [one, two, three] = await newPeople(tx, 3);
    if (!one || !two || !three) throw new Error("There are too few people.");
    const code = await world.code();
    const berta = await enter(world, one, { team: code, firstName: "Berta" });
    const carla = await enter(world, two, { team: code, firstName: "Carla" });
    expect(await send(world, three, { team: code })).toMatchObject({ problem: "no-team" });
    expect(await numbersOf(world)).toEqual([
      [1, "Ana"],
      [2, "Berta"],
      [3, "Carla"],
    ]);
    expect(await faults()).toEqual([]);
    const naming = { registrationId: berta, name: "Berta's", origin };
    expect(await formTeam(services, one, naming)).toEqual({ problem: "shares-price" });
    const gone = { problem: "cancel-instead", hasTeam: true };
    expect(await removeMember(services, one, teamId, { registrationId: berta })).toEqual(gone);
    expect(await removeMember(services, viewer, teamId, { registrationId: entry })).toEqual(gone);
    expect(await removeMember(services, viewer, teamId, { registrationId: carla })).toMatchObject({
      problem: null,
    });
    expect(await findRegistration(services, two, carla)).toMatchObject({ status: "cancelled" });
    const off = { distanceId: place.distanceId ?? "", rules: relay };
    expect(await changeTeamRules(services, world.admin, place.raceId, off)).toEqual({
      problem: "has-teams",
    });
    expect(await faults()).toEqual([]);
  });
});

test("the price and the place of a team stay with it until its last member cancels", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aPaidTeam(tx);
    const { services, viewer, admin, entry, place, orderId, faults } = world;
    const [one, other] = await newPeople(tx, 2);
    if (!one || !other) throw new Error("There are too few people.");
    const berta = await enter(world, one, { team: await world.code(), firstName: "Berta" });
    const toSettle = async () =>
      (await officePayments({ db: tx }, admin, place.raceId, { shelf: "settle", page: 1 }))?.orders;
    await cancelRegistration(services, viewer, entry, { origin });
    expect(await faults()).toEqual([]);
    expect(await toSettle()).toEqual([]);
    expect(await send(world, other, {}), "the team has the place").toMatchObject({
      problem: "price-changed",
    });
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    expect(line).toMatchObject({ registrationId: berta, priceMinor: 8000 });
    await cancelRegistration(services, one, berta, { origin });
    expect(await faults()).toEqual([]);
    expect(await toSettle()).toMatchObject([{ creditMinor: 8000 }]);
  });
});

test("a captain who is taken out of an unpaid order hands the team on", async () => {
  await rolledBack(db, async (tx) => {
    const world = await anEntryWorld(tx);
    const { place, viewer, services } = world;
    const { raceId, distanceId } = place;
    await tx.update(raceDistances).set({ capacity: 10 }).where(eq(raceDistances.raceId, raceId));
    const admin = await anAdmin(tx);
    await changeTeamRules(services, admin, raceId, { distanceId: distanceId ?? "", rules: relay });
    await allowGroups(tx, raceId);
    await aSale(tx, place, [{ priceMinor: 8000 }]);
    const sent = await sendForms(tx, viewer, place, { others: [place], shownMinor: 16_000 });
    if (sent.problem !== null || !sent.orderId) throw new Error(`Not held: ${sent.problem}`);
    const { orderId, registrationId } = sent;
    const naming = { registrationId, name: "Andes", origin };
    const formed = await formTeam(services, viewer, naming);
    if (formed.problem !== null) throw new Error(`The team was not formed: ${formed.problem}`);
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    const joined = await anOrder(tx, other, place);
    const code = (await findTeam(services, viewer, formed.id))?.inviteCode ?? "";
    const joining = { code, registrationId: joined.registrationId };
    expect(await joinByCode(services, other, joining)).toMatchObject({ problem: null });
    expect(await takeOutOfOrder(services, viewer, { orderId, registrationId })).toEqual({
      problem: null,
      isPaid: false,
    });
    expect(await findTeam(services, viewer, formed.id)).toBeNull();
    expect(await findTeam(services, other, formed.id)).toMatchObject({ isLed: true });
  });
});

test("a team with one price keeps what was paid when its captains came with orders of their own", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aPaidTeam(tx);
    const { services, viewer, entry, orderId, faults } = world;
    const [one, two] = await newPeople(tx, 2);
    if (!one || !two) throw new Error("There are too few people.");
    const berta = await enter(world, one, { team: await world.code(), firstName: "Berta" });
    const carla = await enter(world, two, { team: await world.code(), firstName: "Carla" });
    // Both were entered in one order, with others who paid.
    const [order] = await tx.select().from(entryOrders).where(eq(entryOrders.id, orderId));
    if (!order) throw new Error("There is no order.");
    const [shared] = await tx
      .insert(entryOrders)
      .values({ ...order, id: randomUUID(), code: "TEAMCACA", totalMinor: 0, userId: one.userId })
      .returning();
    const ofShared = { orderId: shared?.id ?? "", priceMinor: 0 };
    await tx.insert(orderLines).values([
      { ...ofShared, registrationId: berta },
      { ...ofShared, registrationId: carla },
    ]);
    await cancelRegistration(services, viewer, entry, { origin, captain: berta });
    await cancelRegistration(services, one, berta, { origin });
    const lines = await tx
      .select({ orderId: orderLines.orderId, priceMinor: orderLines.priceMinor })
      .from(orderLines)
      .where(eq(orderLines.registrationId, carla));
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual({ orderId, priceMinor: 8000 });
    expect(lines).toContainEqual(ofShared);
    expect(await faults()).toEqual([]);
  });
});

test("a captain who leaves the site leaves the team to its members, and an empty team is deleted", async () => {
  await rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, viewer, teamId } = world;
    const [other] = await newPeople(tx, 1);
    if (!other) throw new Error("There is nobody else.");
    await enter(world, other, { team: await world.code(), firstName: "Berta" });
    expect(await findTeam(services, other, teamId)).toMatchObject({ isLed: false });
    await leaveRaces(tx, viewer.userId, now());
    expect(await findTeam(services, other, teamId)).toMatchObject({
      isLed: true,
      members: [{ firstName: "Berta" }],
    });
    await leaveRaces(tx, other.userId, now());
    expect(await tx.$count(teamMembers, eq(teamMembers.teamId, teamId))).toBe(0);
    expect(await findTeam(services, { userId: randomUUID() }, teamId)).toBeNull();
    expect(await tx.$count(entryTeams, eq(entryTeams.id, teamId))).toBe(0);
  });
});

test("team rules need their numbers, and a relay has as many members as legs", () => {
  const typed = { distance: "d", fewest: "", most: "", last_day: "", text_en: "", text_es: "" };
  const read = (form: Record<string, string>) => teamRulesForm.safeParse({ ...typed, ...form });
  const fields = (form: Record<string, string>) =>
    read(form).error?.issues.map(({ path }) => path[0]);
  expect(read({ kind: "off" }).data?.rules).toBeNull();
  expect(read({ kind: "relay", most: "4" }).data?.rules).toMatchObject({ fewest: 4, most: 4 });
  expect(fields({ kind: "relay" })).toEqual(["most"]);
  expect(fields({ kind: "team", most: "5" })).toEqual(["fewest"]);
  expect(fields({ kind: "team", fewest: "6", most: "5" })).toEqual(["fewest"]);
  expect(fields({ kind: "team", fewest: "1", most: "21", last_day: "soon" })).toEqual([
    "fewest",
    "most",
    "last_day",
  ]);
});
