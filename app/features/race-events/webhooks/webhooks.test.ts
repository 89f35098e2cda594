import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  entryAnswers,
  entryCategories,
  entryQuestions,
  entryRaceDays,
  raceOrganizers,
  raceRegistrations,
  raceResultImports,
  startWaves,
  userProfiles,
  webhookDeliveries,
  webhookEndpoints,
} from "#db/schema.ts";
import { openLog } from "#services/log/log.ts";
import { openOutbound } from "#services/outbound/outbound.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { accountsOf } from "../../../../tests/support/identity.ts";
import { limitsThat, outboxOf } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../tests/support/races/organizers.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { aResultVersion } from "../../../../tests/support/results/results.ts";
import { whenFileEnds } from "../../../../tests/support/run/endings.ts";
import { webhookMessages } from "../schema.ts";
import { deliveriesTo, replay, sendDueWebhooks } from "./deliveries.server.ts";
import {
  addEndpoint,
  changeSecret,
  chooseEvents,
  deleteEndpoint,
  endpointsOf,
  findEndpoint,
  pauseEndpoint,
  resumeEndpoint,
} from "./endpoints.server.ts";
import { sendWebhooks } from "./sending.server.ts";
import { failingDays, mostEndpoints, mostTries } from "./webhook.ts";

const { db } = await openTestDatabase();

type Heard = { body: string; headers: IncomingHttpHeaders };

/** The server of an organizer: it keeps what it gets, and answers with `answers`, then with 200. */
const heard: Heard[] = [];
const answers: number[] = [];
const receiver = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  heard.push({ body, headers: request.headers });
  response.writeHead(answers.shift() ?? 200).end("x".repeat(2000));
});
await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
whenFileEnds(async () => {
  receiver.closeAllConnections();
  receiver.close();
});
const address = `http://hooks.example:${(receiver.address() as AddressInfo).port}/dorsal`;

/** A race with an organizer whose address gets its events; a clock that can be set. */
async function aWorld(tx: Database, events = ["registration.created" as const]) {
  heard.length = 0;
  answers.length = 0;
  const clock = { now: new Date("2026-11-20T12:00:00Z") };
  const sent: string[] = [];
  const jobs = {
    send: async (_queue: string, { endpointId }: Record<string, unknown>) =>
      void sent.push(String(endpointId)),
  };
  const { mail, messages } = outboxOf(tx);
  const services = {
    db: tx,
    now: () => clock.now,
    log: openLog("silent"),
    identity: accountsOf(tx).identity,
    outbound: openOutbound({ allowsLoopback: true, resolve: async () => ["127.0.0.1"] }),
    limits: limitsThat(true),
    mail,
    jobs: jobs as never,
  };
  const raceId = await aRace(tx, { raceName: "Lima 10K" });
  const organizer = await anOrganizer(tx, raceId, { email: "org@example.com" });
  const made = await addEndpoint(services, organizer, raceId, { address, events });
  if (made?.problem !== null) throw new Error("The address was not taken.");
  const place = { raceId, endpointId: made.id };
  return {
    services,
    clock,
    sent,
    messages,
    raceId,
    organizer,
    place,
    secret: made.secret,
    /** What the jobs of a server do now. */
    async work() {
      sent.length = 0;
      await sendDueWebhooks(services);
      const signal = new AbortController().signal;
      for (const endpointId of sent) await sendWebhooks(services, { endpointId }, { signal });
    },
    log: () => deliveriesTo(services, place.endpointId),
    async register() {
      return aRegistration(tx, { raceId, userId: await aPerson(tx) });
    },
    passMinutes: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
}

test("an event arrives once, signed, with ids, the answers to the race's questions, and no name or address", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const registrationId = await world.register();
    await tx.insert(entryCategories).values({ raceId: world.raceId, name: "Open" });
    const [asked] = await tx
      .insert(entryQuestions)
      .values({ raceId: world.raceId, kind: "text", textEn: "Club?" })
      .returning({ questionId: entryQuestions.id });
    await tx.insert(entryAnswers).values({ registrationId, ...asked!, answer: "Andes" });
    const [wave] = await tx
      .insert(startWaves)
      .values({ raceId: world.raceId, name: "A", startTime: "07:10" })
      .returning({ waveId: startWaves.id });
    await tx.insert(entryRaceDays).values({ registrationId, ...wave });
    await tx.update(raceRegistrations).set({ status: "confirmed" });
    await world.work();
    await world.work();
    expect(heard).toHaveLength(1);
    const [{ body, headers }] = heard as [Heard];
    const described = webhookMessages["registration.created"];
    const shape = described.extend({ data: described.shape.data.strict() }).strict();
    expect(shape.safeParse(JSON.parse(body)).error, "as the document says").toBeUndefined();
    expect(JSON.parse(body)).toEqual({
      type: "registration.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        race_id: world.raceId,
        registration_id: registrationId,
        distance_id: null,
        category: "Open",
        team: null,
        team_number: null,
        bib: 1,
        status: "confirmed",
        created_at: "2026-11-20T12:00:00.000Z",
        updated_at: expect.any(String),
        answers: [{ question: "Club?", answer: "Andes" }],
        extras: [],
        wave: "A",
        wave_start: "07:10",
        kit_slot: null,
        checked_in_at: null,
      },
    });
    const id = headers["webhook-id"];
    const time = headers["webhook-timestamp"];
    expect(time).toBe(String(world.clock.now.getTime() / 1000));
    const key = Buffer.from(world.secret.replace("whsec_", ""), "base64");
    const seal = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${seal}`);
    const [delivery] = await world.log();
    expect(delivery).toMatchObject({
      event: "registration.created",
      status: "sent",
      tries: 1,
      answerStatus: 200,
      answer: "x".repeat(1024),
      problem: null,
      nextTryAt: null,
    });
    const [row] = await tx.select().from(webhookEndpoints);
    expect(row?.secret).not.toContain(world.secret);
  }));

test("a failure is tried again later under the same id; the rest waits a minute; then it is given up", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    await world.register();
    answers.push(500, 302);
    await world.work();
    await world.register();
    await world.work();
    expect(heard).toHaveLength(2);
    expect((await world.log()).map(({ status, tries }) => [status, tries])).toEqual([
      ["waiting", 1],
      ["waiting", 1],
    ]);
    world.passMinutes(2);
    await world.work();
    expect(heard).toHaveLength(4);
    expect(heard[2]?.headers["webhook-id"]).toBe(heard[0]?.headers["webhook-id"]);
    expect(heard[2]?.headers["webhook-signature"]).not.toBe(heard[0]?.headers["webhook-signature"]);
    expect((await world.log()).map(({ status }) => status)).toEqual(["sent", "sent"]);
    expect(
      (await findEndpoint(world.services, world.organizer, world.place))?.failingSince,
    ).toBeNull();

    await world.register();
    answers.push(...Array<number>(20).fill(500));
    for (let hour = 0; hour < 40; hour++) {
      await world.work();
      world.passMinutes(60);
    }
    const [given] = await world.log();
    expect(given).toMatchObject({ status: "failed", tries: mostTries, answerStatus: 500 });
  }));

test("what failed is sent again when its organizer says so", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    await world.register();
    await world.work();
    const [delivery] = await world.log();
    const stranger = { userId: await aPerson(tx) };
    expect(await replay(world.services, stranger, world.place, delivery?.id ?? "")).toBe("gone");
    expect(await replay(world.services, world.organizer, world.place, delivery?.id ?? "")).toBe(
      "replayed",
    );
    await world.work();
    expect(heard.map(({ headers }) => headers["webhook-id"])).toEqual([
      `msg_${delivery?.id}`,
      `msg_${delivery?.id}`,
    ]);
    const limited = { ...world.services, limits: limitsThat(false) };
    expect(await replay(limited, world.organizer, world.place, delivery?.id ?? "")).toBe(
      "too-often",
    );
  }));

test("a new secret signs at once, and the one before beside it for a day", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const stranger = { userId: await aPerson(tx) };
    expect(await changeSecret(world.services, stranger, world.place)).toBeNull();
    const changed = await changeSecret(world.services, world.organizer, world.place);
    const signedWith = async () => {
      await world.register();
      await world.work();
      const { headers, body } = heard.at(-1) ?? { headers: {}, body: "" };
      const seals = String(headers["webhook-signature"]).split(" ");
      const message = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
      return [changed?.secret ?? "", world.secret].map((secret) => {
        const key = Buffer.from(secret.replace("whsec_", ""), "base64");
        const seal = createHmac("sha256", key).update(message).digest("base64");
        return seals.includes(`v1,${seal}`);
      });
    };
    expect(await signedWith()).toEqual([true, true]);
    world.passMinutes(24 * 60);
    expect(await signedWith()).toEqual([true, false]);
  }));

test("an address that fails for days, or says that it is gone, is paused with one letter", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    answers.push(500);
    await world.register();
    await world.work();
    world.passMinutes(failingDays * 24 * 60);
    answers.push(500, 500);
    await world.register();
    await world.work();
    await world.work();
    const found = () => findEndpoint(world.services, world.organizer, world.place);
    expect((await found())?.paused?.by).toBe("failures");
    const letters = await world.messages();
    expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["org@example.com", "A webhook of Lima 10K is paused"],
    ]);
    await world.register();
    world.passMinutes(24 * 60);
    const before = heard.length;
    await world.work();
    expect(heard).toHaveLength(before);

    await resumeEndpoint(world.services, world.organizer, world.place);
    answers.length = 0;
    answers.push(410);
    await world.work();
    expect((await found())?.paused?.by).toBe("gone");
    expect(await world.messages()).toHaveLength(2);
  }));

test("only chosen events of an address that is not paused go there, and hidden reviews do not", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    await chooseEvents(world.services, world.organizer, world.place, ["review.published"]);
    await world.register();
    await tx.execute(sql`
      insert into reviews (user_id, entity_type, entity_id, rating, comment)
      values (${await aPerson(tx)}, 'race', ${world.raceId}, 4, 'Fast'),
        (${await aPerson(tx)}, 'race', ${world.raceId}, 1, 'Rude')`);
    await tx.execute(sql`update reviews set is_hidden = true where comment = 'Rude'`);
    await world.work();
    expect(heard.map(({ body }) => JSON.parse(body).data.comment)).toEqual(["Fast"]);
    expect((await world.log()).map(({ status }) => status).sort()).toEqual(["dropped", "sent"]);
    await pauseEndpoint(world.services, world.organizer, world.place);
    await tx.execute(sql`update reviews set is_hidden = false`);
    await resumeEndpoint(world.services, world.organizer, world.place);
    await world.work();
    expect(heard).toHaveLength(1);
  }));

test("published results go to the addresses of the race, and withdrawn ones do not", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    await chooseEvents(world.services, world.organizer, world.place, ["results.published"]);
    const { raceId } = world;
    const [first, second] = [
      await aResultVersion(tx, { raceId, distance: "10K", state: "withdrawn" }, [{}, {}]),
      await aResultVersion(tx, { raceId, distance: "5K", state: "withdrawn" }, [{}]),
    ];
    const set = (id: string, state: "published" | "withdrawn") =>
      tx
        .update(raceResultImports)
        .set({ state, publishedAt: new Date("2026-11-20T12:00:00Z") })
        .where(eq(raceResultImports.id, id));
    await set(first.id, "published");
    await set(second.id, "published");
    await set(second.id, "withdrawn");
    await world.work();
    expect(heard.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: "results.published",
        data: {
          race_id: raceId,
          results_id: first.id,
          distance: "10K",
          version: 1,
          finished: 2,
          published_at: "2026-11-20T12:00:00.000Z",
        },
      },
    ]);
  }));

test("an address belongs to an organizer: it ends with the link, and rests while the account does", () =>
  rolledBack(db, async (tx) => {
    const world = await aWorld(tx);
    const { services, raceId } = world;
    const stranger = { userId: await aPerson(tx) };
    const form = { address, events: ["registration.created" as const] };
    expect(await addEndpoint(services, stranger, raceId, form)).toBeNull();
    expect(await findEndpoint(services, stranger, world.place)).toBeNull();
    await deleteEndpoint(services, stranger, world.place);
    await pauseEndpoint(services, stranger, world.place);
    await world.register();
    await tx.update(userProfiles).set({ isActive: false });
    await world.work();
    expect(heard).toHaveLength(0);
    await tx.update(userProfiles).set({ isActive: true });
    await world.work();
    expect(heard).toHaveLength(1);
    await tx.delete(raceOrganizers).where(eq(raceOrganizers.userId, world.organizer.userId));
    expect(await tx.select().from(webhookEndpoints)).toEqual([]);
    expect(await tx.select().from(webhookDeliveries)).toEqual([]);
  }));

test("addresses are few, each once, and only of the internet", () =>
  rolledBack(db, async (tx) => {
    const { services, organizer, raceId, place } = await aWorld(tx);
    const add = (address: string, more: Partial<typeof services> = {}) =>
      addEndpoint({ ...services, ...more }, organizer, raceId, {
        address,
        events: ["review.published"],
      });
    expect(await tx.transaction((inner) => add(address, { db: inner }))).toEqual({
      problem: "known-address",
    });
    const outbound = openOutbound({ allowsLoopback: false, resolve: async () => ["10.0.0.1"] });
    expect(await add("https://inside.example/", { outbound })).toEqual({ problem: "private" });
    for (let number = 1; number < mostEndpoints; number++) await add(`${address}/${number}`);
    expect(await add(`${address}/more`)).toEqual({ problem: "too-many" });
    await deleteEndpoint(services, organizer, place);
    expect(await endpointsOf(services, organizer, raceId)).toHaveLength(mostEndpoints - 1);
  }));
