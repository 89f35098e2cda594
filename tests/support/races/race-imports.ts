import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "#db/database.ts";
import { text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { runImport } from "#features/races/import/run.server.ts";
import { type StartOptions, startImport, startUndo } from "#features/races/import/steps.server.ts";
import { undoImport } from "#features/races/import/undo.server.ts";
import { uploadImport } from "#features/races/import/uploads.server.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { openLog } from "#services/log/log.ts";
import { temporaryDirectory } from "../database.ts";
import { outboxOf } from "../outbox.ts";
import { anAdmin } from "../people.ts";

/** The wizard's commands with a clock that can be set and jobs that are only noted. */
export async function anImportDesk(db: Database) {
  const clock = { now: new Date("2026-11-20T12:00:00Z") };
  const sent: [queue: string, about: unknown][] = [];
  const jobs = {
    send: async (queue: string, data: Record<string, unknown>) =>
      void sent.push([queue, data.importId ?? data]),
  };
  const services = {
    db,
    log: openLog("silent"),
    now: () => clock.now,
    files: openLocalDisk(await temporaryDirectory()),
    jobs: jobs as never,
    mail: outboxOf(db).mail,
  };
  const admin = await anAdmin(db);
  const going = { signal: new AbortController().signal };

  async function upload(bytes: Uint8Array | string): Promise<string> {
    const file = { name: "races.csv", bytes: Buffer.from(bytes) };
    const uploaded = await uploadImport(services, admin, file);
    if (uploaded.problem) throw new Error(uploaded.problem.code);
    return uploaded.id;
  }

  async function importFile(
    bytes: Uint8Array | string,
    options: StartOptions = { onlyExisting: false },
  ) {
    const id = await upload(bytes);
    expect(await startImport(services, admin, id, options)).toEqual({ problem: null });
    await runImport(services, { importId: id }, going);
    return id;
  }

  async function undo(id: string) {
    expect(await startUndo(services, admin, id)).toEqual({ problem: null });
    await undoImport(services, { importId: id }, going);
  }

  return { clock, sent, services, admin, going, upload, importFile, undo };
}

/** Every race and distance to the byte, but for what rises with every change. */
export async function everyRace(db: Database): Promise<string> {
  const [row] = await readRows(
    db,
    { all: text },
    sql`
    select
      (select coalesce(string_agg((to_jsonb(r) - '{sequence,updated_at}'::text[])::text, '/' order by id), '') from races r) ||
      (select coalesce(string_agg(d::text, '/' order by id), '') from race_distances d) as all`,
  );
  return row?.all ?? "";
}
