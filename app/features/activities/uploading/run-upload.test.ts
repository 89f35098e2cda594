import { isDeepStrictEqual as isEqual } from "node:util";
import { eq } from "drizzle-orm";
import { gzipSync, strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import {
  activities,
  activityFiles,
  activityUploadFiles,
  activityUploads,
  runnerProfiles,
} from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openScratch } from "#services/files/scratch.ts";
import { openLimits } from "#services/limits/limits.ts";
import { fitFile, roundRun } from "../../../../tests/support/content/watch-file.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import {
  deleteActivity,
  removeActivityFile,
  renameActivity,
  replaceActivityFile,
} from "../commands.server.ts";
import { forgetOldUploads, forgetUnusedActivityFiles } from "../jobs.server.ts";
import { activityData } from "../personal-data.server.ts";
import { findActivity, findActivityFile, listActivities } from "../queries.server.ts";
import { type MeasuredFile, openFile } from "./measure-files.server.ts";
import { runUpload } from "./run-upload.server.ts";
import { storeRecordings } from "./store-recordings.server.ts";
import { findUpload, receiveFiles } from "./uploads.server.ts";

const { db } = await openTestDatabase();
const samples = roundRun({ meters: 1500, speed: 3 });
const run = fitFile(samples);
const sameRunElsewhere = fitFile(samples.slice(20, -20), { maker: "coros" });
const nextDay = fitFile(samples, { start: new Date("2026-05-04T06:30:00Z") });

const fileOf = (name: string, bytes: Uint8Array) => new File([new Uint8Array(bytes)], name);

async function world(tx: Database) {
  let time = new Date("2026-06-01T12:00:00Z");
  const now = () => time;
  const files = openLocalDisk(await temporaryDirectory());
  const log = { info() {}, warn() {}, error() {} } as never;
  const sent: unknown[] = [];
  const send = async (...job: unknown[]) => void sent.push(job);
  const jobs = { send } as never;
  const limits = openLimits({ db: tx, now });
  const scratch = openScratch(await temporaryDirectory(), now);
  const services = { db: tx, now, files, log, jobs, limits, scratch };
  const owner = { userId: await aPerson(tx) };
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of files.list("activities")) keys.push(key);
    return keys;
  };
  const upload = async (chosen: File[], { isCutOff = false } = {}) => {
    const received = await receiveFiles(services, owner, chosen);
    if ("problem" in received) throw new Error(received.problem);
    const job = owner;
    const afterwards = async () => {};
    const given = { signal: new AbortController().signal, isLastTry: false, afterwards };
    if (isCutOff) {
      const signal = AbortSignal.abort();
      await expect(runUpload(services, job, { ...given, signal })).rejects.toThrow();
    }
    // On a slow machine a turn may end before the upload does.
    do {
      sent.length = 0;
      await runUpload(services, job, given);
    } while (sent.length > 0);
    const found = await findUpload(services, owner, received.id);
    if (!found) throw new Error("no upload");
    return found;
  };
  const pass = (days: number) => {
    time = new Date(time.getTime() + days * 86_400_000);
  };
  return { services, owner, upload, stored, sent, pass };
}

const told = ({ answers }: Awaited<ReturnType<Awaited<ReturnType<typeof world>>["upload"]>>) =>
  answers.map(({ name, state, problem }) => [name, state, problem?.code ?? null]);

test("each file of an upload and of its archive is answered by name, in order", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload, stored } = await world(tx);
    const zip = zipSync({
      "activities/1.fit.gz": gzipSync(run),
      "activities/2.tcx": strToU8("<TrainingCenterDatabase><Activities/></TrainingCenterDatabase>"),
      "media/photo.jpg": strToU8("x"),
      "part.zip": zipSync({ "UploadedFiles/next.fit": nextDay }),
    });
    const done = await upload([
      fileOf("export.zip", zip),
      fileOf("empty.zip", zipSync({ "folder/": new Uint8Array() })),
      fileOf("again.fit", run),
    ]);
    expect(done.isFinished).toBe(true);
    expect(told(done)).toEqual([
      ["activities/1.fit.gz", "taken", null],
      ["activities/2.tcx", "refused", "no-samples"],
      ["media/photo.jpg", "passed-over", "not-a-recording"],
      ["UploadedFiles/next.fit", "taken", null],
      ["empty.zip", "refused", "empty-archive"],
      ["again.fit", "known", "same-bytes"],
    ]);
    const lines = await listActivities(services, owner, 2026);
    expect(lines.map(({ day, name }) => `${day} ${name}`)).toEqual([
      "2026-05-04 Night run",
      "2026-05-03 Night run",
    ]);
    expect(await stored()).toHaveLength(2);
    expect(await findActivityFile(services, owner, lines[1]?.id ?? "")).toMatchObject({
      fileName: "1.fit",
    });
  });
});

test("an export keeps the names, descriptions and sports of its lists, and reports the result of each file", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload } = await world(tx);
    const list = [
      "ID de actividad,Fecha,Nombre de la actividad,Tipo de actividad,Descripción de la actividad,Archivo",
      '1,hoy,Cuestas,Trail,"Dos vueltas\n\u0007cansado",activities/1.fit.gz',
      "2,hoy,Al trabajo,Bicicleta,,activities/2.fit",
    ].join("\n");
    const start = new Date("2026-05-05T06:30:00Z");
    const summaries = [
      { summarizedActivitiesExport: [{ name: "Lima Running", beginTimestamp: +start + 1000 }] },
    ];
    const done = await upload([
      fileOf(
        "export.zip",
        zipSync({
          "activities/1.fit.gz": gzipSync(run),
          "activities/2.fit": nextDay,
          "DI_CONNECT/UploadedFiles_0.zip": zipSync({
            "ana_1.fit": fitFile(samples, { start }),
            "ana_2.fit": fitFile(samples, { type: 32 }),
          }),
          "DI_CONNECT/a_0_summarizedActivities.json": strToU8(JSON.stringify(summaries)),
          "activities.csv": strToU8(list),
        }),
      ),
    ]);
    expect(told(done)).toEqual([
      ["activities/1.fit.gz", "taken", null],
      ["activities/2.fit", "refused", "other-sport"],
      ["ana_1.fit", "taken", null],
      ["ana_2.fit", "passed-over", "no-activity"],
      ["DI_CONNECT/a_0_summarizedActivities.json", "passed-over", "list"],
      ["activities.csv", "passed-over", "list"],
    ]);
    expect(done).toMatchObject({
      counts: { taken: 2, "not-a-run": 1, "passed-over": 3 },
      read: 6,
      expected: 6,
      total: 6,
    });
    const [second, first] = await listActivities(services, owner, 2026);
    expect(first).toMatchObject({ name: "Cuestas", sport: "trail" });
    expect(second).toMatchObject({ name: "Lima Running", sport: "run" });
    const found = await findActivity(services, owner, first?.id ?? "");
    expect(found?.description).toBe("Dos vueltas\n cansado");
  });
});

test("an archive of thousands of other files resumes where a turn ended and counts them all", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, sent } = await world(tx);
    const others = Object.fromEntries(
      Array.from({ length: 1100 }, (_, index) => [`wellness/${index}.txt`, strToU8("x")]),
    );
    const inner = zipSync({ ...others, "ana_1.fit": run }, { level: 6 });
    const received = await receiveFiles(services, owner, [
      fileOf("garmin.zip", zipSync({ "UploadedFiles.zip": inner, "z.fit": nextDay })),
    ]);
    if ("problem" in received) throw new Error(received.problem);
    const turn = async (turnMs: number) => {
      sent.length = 0;
      const signal = new AbortController().signal;
      const turns = { turnMs, mostTurnsMs: turnMs };
      const given = { signal, isLastTry: false, ...turns, afterwards: async () => {} };
      await runUpload(services, owner, given);
      return findUpload(services, owner, received.id);
    };
    expect(await turn(0)).toMatchObject({ isFinished: false, read: 1, expected: 1102 });
    // As a turn leaves it that ends among files that are only counted.
    await tx
      .update(activityUploadFiles)
      .set({ findings: 600, passedOver: 600 })
      .where(eq(activityUploadFiles.state, "waiting"));
    let done = await turn(60_000);
    while (sent.length > 0) done = await turn(60_000);
    // 599 of them were skipped, of which 99 would have been named.
    expect(done).toMatchObject({
      isFinished: true,
      counts: { taken: 2, "passed-over": 1 + 1000 },
      total: 4,
    });
  });
});

test("a file of several activities makes each of them, and is kept once", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload, stored } = await world(tx);
    const joined = Buffer.concat([run, nextDay]);
    const done = await upload([fileOf("both.fit", joined), fileOf("again.fit", joined)]);
    expect(done.answers.map(({ state, problem }) => [state, problem])).toEqual([
      ["taken", { code: "several", count: 2 }],
      ["known", { code: "same-bytes" }],
    ]);
    expect(await listActivities(services, owner, 2026)).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });
});

test("the same run of another watch is known, and an upload that was cut off goes on", async () => {
  await rolledBack(db, async (tx) => {
    const { upload } = await world(tx);
    await upload([fileOf("run.fit", run)]);
    const again = await upload([fileOf("other.fit", sameRunElsewhere), fileOf("b.fit", nextDay)], {
      isCutOff: true,
    });
    expect(told(again)).toEqual([
      ["other.fit", "known", "same-run"],
      ["b.fit", "taken", null],
    ]);
  });
});

test("work that goes forward has new tries; without any, the last one matches and ends it", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, sent } = await world(tx);
    const chosen = [fileOf("a.fit", run), fileOf("b.fit", nextDay)];
    const received = await receiveFiles(services, owner, chosen);
    if ("problem" in received) throw new Error(received.problem);
    const { id } = received;
    const stopping = new AbortController();
    const stream = async (key: string) => {
      if (!key.includes("/0.")) stopping.abort();
      if (stopping.signal.aborted) throw new Error("away");
      return await services.files.stream(key);
    };
    let matched = 0;
    const work = (signal: AbortSignal) =>
      runUpload({ ...services, files: { ...services.files, stream } }, owner, {
        signal,
        isLastTry: true,
        afterwards: async () => void (matched += 1),
      });
    sent.length = 0;
    await work(stopping.signal);
    expect(sent).toEqual([["read-activities", owner, { singletonKey: owner.userId }]]);
    expect(await findUpload(services, owner, id)).toMatchObject({ isFinished: false });
    expect(matched).toBe(0);
    await work(new AbortController().signal);
    expect(sent).toHaveLength(1);
    expect(matched).toBe(1);
    const done = await findUpload(services, owner, id);
    expect(done?.isFinished).toBe(true);
    expect(told(done!)).toEqual([
      ["a.fit", "taken", null],
      ["b.fit", "refused", "interrupted"],
    ]);
  });
});

test("a runner's files are read in turns, each with an answer, and other runners come between", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, sent } = await world(tx);
    const zip = zipSync({ "1.gpx": strToU8("x"), "2.gpx": strToU8("x"), "3.gpx": strToU8("x") });
    const ids: string[] = [];
    for (const chosen of [fileOf("a.zip", zip), fileOf("b.gpx", strToU8("x"))]) {
      const received = await receiveFiles(services, owner, [chosen]);
      if ("problem" in received) throw new Error(received.problem);
      ids.push(received.id);
      await tx
        .update(activityUploads)
        .set({ createdAt: new Date(2026, 4, ids.length) })
        .where(eq(activityUploads.id, received.id));
    }
    const order = ["read-activities", owner, { singletonKey: owner.userId }];
    const turn = async () => {
      sent.length = 0;
      const signal = new AbortController().signal;
      const turns = { turnMs: 0, mostTurnsMs: 0 };
      const given = { signal, isLastTry: false, ...turns, afterwards: async () => {} };
      await runUpload(services, owner, given);
      const found = await Promise.all(ids.map((id) => findUpload(services, owner, id)));
      const answered = found.map((each) => each?.counts.unreadable ?? 0);
      return { answered, isOrdered: sent.length > 0 && sent.every((each) => isEqual(each, order)) };
    };
    const seen = [await turn(), await turn(), await turn()];
    expect(seen).toEqual([
      { answered: [1, 0], isOrdered: true },
      { answered: [2, 0], isOrdered: true },
      { answered: [3, 0], isOrdered: true },
    ]);
    while (sent.length > 0) seen.push(await turn());
    expect(seen.at(-1)).toEqual({ answered: [3, 1], isOrdered: false });
  });
});

test("a runner's turns follow each other while nobody else waits", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, sent } = await world(tx);
    const zip = zipSync({ "1.gpx": strToU8("x"), "2.gpx": strToU8("x") });
    const other = { userId: await aPerson(tx) };
    const begin = async (runner: { userId: string }) => {
      const received = await receiveFiles(services, runner, [fileOf("a.zip", zip)]);
      if ("problem" in received) throw new Error(received.problem);
      sent.length = 0;
      const { signal } = new AbortController();
      const given = { signal, isLastTry: false, turnMs: 0, afterwards: async () => {} };
      await runUpload(services, runner, given);
      return (await findUpload(services, runner, received.id))?.counts;
    };
    expect(await begin(owner)).toEqual({ unreadable: 2 });
    const received = await receiveFiles(services, other, [fileOf("b.zip", zip)]);
    expect(received).not.toHaveProperty("problem");
    expect(await begin(owner)).toEqual({ unreadable: 1 });
    expect(sent).toHaveLength(1);
  });
});

test("a recording that the database refuses is answered, and its bytes go", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, stored } = await world(tx);
    const [found] = openFile({ name: "a.fit", bytes: Buffer.from(run), now: services.now() });
    if (found?.kind !== "measured") throw new Error("not read");
    const [file] = found.files;
    const files: [MeasuredFile] = [
      { ...file, measure: { ...file.measure, highestHeartRate: 70_000 } },
    ];
    expect(await storeRecordings(services, owner.userId, { fileName: "a.fit", files })).toEqual({
      state: "refused",
      activityId: null,
      problem: { code: "not-stored" },
    });
    expect(await stored()).toEqual([]);
  });
});

test("a running upload tells all counts, and the answers around the file that is read", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner } = await world(tx);
    const received = await receiveFiles(services, owner, [fileOf("a.fit", run)]);
    if ("problem" in received) throw new Error(received.problem);
    const { id: uploadId } = received;
    const rows = Array.from({ length: 120 }, (_, place) => ({
      uploadId,
      place: place + 1,
      name: `${place + 1}.fit`,
      state: place < 60 ? ("refused" as const) : ("waiting" as const),
    }));
    await tx.delete(activityUploadFiles);
    await tx.insert(activityUploadFiles).values(rows);
    const found = await findUpload(services, owner, uploadId);
    expect(found).toMatchObject({
      isFinished: false,
      counts: { unreadable: 60 },
      read: 60,
      expected: 120,
    });
    expect(found?.answers.map(({ place }) => place)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 11),
    );
    await tx.update(activityUploads).set({ finishedAt: services.now() });
    expect((await findUpload(services, owner, uploadId))?.answers).toHaveLength(120);
  });
});

test("nobody reads or changes another's activity, file or upload", async () => {
  await rolledBack(db, async (tx) => {
    const { services, upload } = await world(tx);
    const { id, answers } = await upload([fileOf("run.fit", run)]);
    const activity = answers[0]?.activity?.id ?? "";
    const stranger = { userId: await aPerson(tx) };
    expect(await findUpload(services, stranger, id)).toBeNull();
    expect(await findActivity(services, stranger, activity)).toBeNull();
    expect(await findActivityFile(services, stranger, activity)).toBeNull();
    const gone = { problem: "gone" };
    const name = { name: "Mine", sport: "run" as const };
    expect(await renameActivity(services, stranger, activity, name)).toEqual(gone);
    expect(await removeActivityFile(services, stranger, activity)).toEqual(gone);
    expect(await deleteActivity(services, stranger, activity)).toEqual(gone);
    const other = { name: "x.fit", bytes: nextDay };
    expect(await replaceActivityFile(services, stranger, activity, other)).toEqual(gone);
  });
});

test("a file is replaced and removed, its bytes go with it, and its effort is that of the chosen sport", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload, stored } = await world(tx);
    const { answers } = await upload([fileOf("run.fit", run)]);
    const id = answers[0]?.activity?.id ?? "";
    const [before] = await stored();
    const damaged = { name: "x.fit", bytes: run.slice(0, 60) };
    expect(await replaceActivityFile(services, owner, id, damaged)).toEqual({
      problem: { code: "damaged", at: null },
    });
    const archive = { ...damaged, bytes: zipSync({ "next.fit": nextDay }) };
    expect(await replaceActivityFile(services, owner, id, archive)).toEqual({
      problem: { code: "unknown-format" },
    });
    await tx.insert(runnerProfiles).values({ ...owner, maxHeartRate: 200, restingHeartRate: 50 });
    const easy = async () => {
      const [row] = await tx.select({ seconds: activities.easyS }).from(activities);
      return row?.seconds;
    };
    await renameActivity(services, owner, id, { name: "Hills", sport: "run" });
    expect(await easy()).not.toBeNull();
    await renameActivity(services, owner, id, { name: "Hills", sport: "trail" });
    expect(await easy()).toBeNull();
    const longer = { name: "y.fit", bytes: fitFile(roundRun({ meters: 3000, speed: 3 })) };
    expect(await replaceActivityFile(services, owner, id, longer)).toEqual({ problem: null });
    expect((await findActivity(services, owner, id))?.meters).toBeCloseTo(3000, -2);
    expect(await easy()).toBeNull();
    const [after, ...more] = await stored();
    expect(more).toEqual([]);
    expect(after).not.toBe(before);
    expect(await removeActivityFile(services, owner, id)).toEqual({ problem: null });
    expect(await stored()).toEqual([]);
    expect((await findActivity(services, owner, id))?.file).toBeNull();
    expect(await deleteActivity(services, owner, id)).toEqual({ problem: null });
    expect(await findActivity(services, owner, id)).toBeNull();
  });
});

test("the files of one person have a limit together", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload, stored } = await world(tx);
    const { answers } = await upload([fileOf("run.fit", run), fileOf("next.fit", nextDay)]);
    await tx.update(activityFiles).set({ bytes: 2 ** 31 - 1 });
    const later = fitFile(samples, { start: new Date("2026-05-05T06:30:00Z") });
    expect(told(await upload([fileOf("later.fit", later)]))).toEqual([
      ["later.fit", "refused", "too-much-kept"],
    ]);
    expect(await stored()).toHaveLength(2);
    const id = answers[0]?.activity?.id ?? "";
    const instead = { name: "later.fit", bytes: later };
    expect(await replaceActivityFile(services, owner, id, instead)).toEqual({ problem: null });
  });
});

test("an account takes its recordings with it, and files without an owner are swept", async () => {
  await rolledBack(db, async (tx) => {
    const { services, owner, upload, stored, pass } = await world(tx);
    await upload([fileOf("run.fit", run)]);
    const waiting = await receiveFiles(services, owner, [fileOf("b.fit", nextDay)]);
    if ("problem" in waiting) throw new Error(waiting.problem);
    expect(await stored()).toHaveLength(2);
    pass(2);
    await services.files.put("activities/waiting/lost/0.bin", run);
    await forgetOldUploads(services);
    expect(told((await findUpload(services, owner, waiting.id))!)).toEqual([
      ["b.fit", "refused", "interrupted"],
    ]);
    pass(400);
    await forgetUnusedActivityFiles(services);
    expect(await stored()).toHaveLength(1);
    expect(await activityData.erase?.(tx, { ...owner, email: "" })).toEqual(await stored());
  });
});
