import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { storageBuckets, storageObjects } from "#db/schema.ts";
import { sweepStorage } from "#features/storage/jobs.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { embeddedDirectory, temporaryDirectory } from "../support/database.ts";
import { aPerson } from "../support/people.ts";

const program = join(import.meta.dirname, "uploader.ts");
const weekMs = 7 * 24 * 3600 * 1000;

test("bytes of an upload that was killed before its row was written are swept away", async () => {
  const directory = await temporaryDirectory();
  const dataDir = await embeddedDirectory();
  const before = await openDatabase({ dataDir });
  const userId = await aPerson(before.db);
  await before.db.insert(storageBuckets).values({ id: "own", ownerId: userId });
  await before.close();

  const given = ["--liftoff-only", program, userId, "own", directory, dataDir];
  const child = spawn(process.execPath, given, { stdio: "inherit" });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);

  const { db, close } = await openDatabase({ dataDir });
  const objects = join(directory, "objects");
  expect(await readdir(objects)).toHaveLength(1);
  expect(await db.select().from(storageObjects)).toEqual([]);
  const services = { db, files: openLocalDisk(directory), log: openLog("silent") };
  await sweepStorage({ ...services, now: () => new Date() });
  await sweepStorage({ ...services, now: () => new Date(Date.now() + weekMs + 1000) });
  expect(await readdir(objects)).toEqual([]);
  await close();
}, 90_000);
