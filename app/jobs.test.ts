import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { importQueue, undoQueue } from "#features/races/import/steps.server.ts";
import { defineJobs } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import { openTestDatabase, rolledBack } from "../tests/support/database.ts";
import { allJobs } from "./jobs.ts";

const { db } = await openTestDatabase();

test("an import and its undoing drop the kept pages", () =>
  rolledBack(db, async (tx) => {
    const works = new Map<string, Parameters<Services["jobs"]["define"]>[1]>();
    const jobs: Pick<Services["jobs"], "define" | "schedule"> = {
      define: (queue, work) => void works.set(queue, work as never),
      schedule() {},
    };
    const services = { db: tx, now: () => new Date(), jobs, log: console, payments: {} };
    let told = 0;
    defineJobs(allJobs, services as unknown as Services, { tell: () => void (told += 1) });
    const job = { id: randomUUID(), signal: new AbortController().signal, isLastTry: false };
    for (const [place, queue] of [importQueue, undoQueue].entries()) {
      await works.get(queue)?.({ importId: randomUUID() }, job);
      expect(told, queue).toBe(place + 1);
    }
  }));

test("each queue is declared once", () => {
  const queues = allJobs.map(({ queue }) => queue);
  expect(queues).toEqual([...new Set(queues)]);
});
