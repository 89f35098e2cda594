import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { sweepStorage } from "./jobs.server.ts";
import { storageLimits } from "./limits.ts";
import { type ObjectUpload, storeObject } from "./uploads.server.ts";

const { db } = await openTestDatabase();
const now = () => new Date();
const log = openLog("silent");

async function aStore(tx: Database) {
  const files = openLocalDisk(await temporaryDirectory());
  return { db: tx, now, log, files, limits: openLimits({ db: tx, now }) };
}

async function anOwner(tx: Database, bucket: string) {
  const userId = await aPerson(tx);
  await tx.insert(storageBuckets).values({ id: bucket, ownerId: userId });
  return { userId };
}

const aRow = (bucketId: string, name: string, bytes: number) => ({
  bucketId,
  name,
  bytes,
  file: `objects/${bucketId}-${name}.bin`,
  contentType: "text/plain",
});

const upload = (name: string): ObjectUpload => ({ bucket: "own", name, mode: "upsert" });

/** A body of so many bytes, which tells whether it was read. */
function aBody(size: number) {
  const body = {
    wasRead: false,
    read: async () => {
      body.wasRead = true;
      return {
        bytes: new Blob([new Uint8Array(size)]),
        contentType: "text/plain",
        cacheSeconds: 60,
      };
    },
  };
  return body;
}

test("AUTHSVC-26 an account keeps 100 MB, not counting what an upload replaces", () =>
  rolledBack(db, async (tx) => {
    const services = await aStore(tx);
    const owner = await anOwner(tx, "own");
    const others = aRow("other", "a", storageLimits.ownBytes);
    await anOwner(tx, "other");
    const full = aRow("own", "large", storageLimits.ownBytes - 10);
    await tx.insert(storageObjects).values([others, full]);
    const store = (name: string, size: number) =>
      storeObject(services, owner, upload(name), aBody(size).read);
    expect(await store("b", 11)).toEqual({ problem: "quota-used" });
    expect(await store("b", 10)).toMatchObject({ problem: null });
    expect(await store("c", 1)).toEqual({ problem: "quota-used" });
    expect(await store("b", 9)).toMatchObject({ problem: null });
    expect(await store("large", 11)).toMatchObject({ problem: null });
    const kept = await tx.select().from(storageObjects).where(eq(storageObjects.bucketId, "own"));
    const listed = [];
    for await (const { key } of services.files.list("objects")) listed.push(key);
    expect(listed.sort(), "refused and replaced bytes are gone").toEqual(
      kept.map(({ file }) => file).sort(),
    );
  }));

test("a full store and too many uploads are refused before a body is read", () =>
  rolledBack(db, async (tx) => {
    const services = await aStore(tx);
    const owner = await anOwner(tx, "own");
    const body = aBody(1);
    const none = { ...services, limits: { ...services.limits, allow: async () => false } };
    expect(await storeObject(none, owner, upload("a"), body.read)).toEqual({
      problem: "too-often",
    });
    await anOwner(tx, "other");
    const half = storageLimits.allBytes / 20;
    const rows = Array.from({ length: 20 }, (_, place) => aRow("other", `${place}`, half));
    await tx.insert(storageObjects).values(rows);
    expect(await storeObject(services, owner, upload("a"), body.read)).toEqual({
      problem: "store-full",
    });
    expect(body.wasRead).toBe(false);
    await tx.delete(storageObjects).where(eq(storageObjects.name, "7"));
    expect(await storeObject(services, owner, upload("a"), body.read)).toMatchObject({
      problem: null,
    });
  }));

test("rows and bytes that stand alone go after a week, and what comes back stays", () =>
  rolledBack(db, async (tx) => {
    const services = await aStore(tx);
    const { files } = services;
    await anOwner(tx, "own");
    const rows = ["whole", "lost", "restored"].map((name) => aRow("own", name, 1));
    await tx.insert(storageObjects).values(rows);
    const put = (name: string) => files.put(`objects/own-${name}.bin`, Buffer.from("x"));
    for (const name of ["whole", "orphan"]) await put(name);
    const night = (day: number) => {
      const at = Date.now() + day * 24 * 3600 * 1000;
      return sweepStorage({ ...services, now: () => new Date(at) });
    };
    const names = async () => {
      const kept = await tx.select().from(storageObjects);
      const listed = [];
      for await (const { key } of files.list("objects")) {
        listed.push(key.replace("objects/own-", ""));
      }
      return { rows: kept.map(({ name }) => name).sort(), listed };
    };
    await night(0);
    const marked = ["lost.json", "orphan.bin", "orphan.json", "restored.json", "whole.bin"];
    expect((await names()).listed).toEqual(marked);
    await night(6);
    expect(await names()).toEqual({ rows: ["lost", "restored", "whole"], listed: marked });
    await put("restored");
    await night(8);
    expect(await names()).toEqual({
      rows: ["restored", "whole"],
      listed: ["restored.bin", "whole.bin"],
    });
  }));
