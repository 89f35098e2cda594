import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anApplication } from "../../../../tests/support/experts/applications.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { countApplications, findApplication, searchApplications } from "./office.server.ts";
import { readApplicationFilters } from "./schema.ts";

const { db } = await openTestDatabase();

test("applications are found by status and words, the longest pending first; drafts never", () =>
  rolledBack(db, async (tx) => {
    const rosa = await aPerson(tx, { user: { email: "rosa@example.com" } });
    const early = new Date("2026-11-01T10:00:00Z");
    const declined = await anApplication(tx, rosa, {
      status: "declined",
      decidedAt: now(),
      decisionNote: "Not yet",
      createdAt: new Date("2026-10-01T10:00:00Z"),
    });
    const first = await anApplication(tx, rosa, { firstName: "Zoë", createdAt: early });
    const second = await anApplication(tx, await aPerson(tx), { title: "Dietista", city: "Puno" });
    const draft = await anApplication(tx, await aPerson(tx), { status: "draft" });
    const ids = async (query: string) => {
      const filters = readApplicationFilters(new URLSearchParams(query));
      return (await searchApplications({ db: tx }, filters, 1)).rows.map(({ id }) => id);
    };
    expect(await ids("")).toEqual([first, second]);
    expect(await ids("q=ZOE")).toEqual([first]);
    expect(await ids("q=dietista+puno")).toEqual([second]);
    expect(await ids("q=rosa@&status=all")).toEqual([first, declined]);
    expect(await ids("q=%25")).toEqual([]);
    expect(await ids("status=all")).toEqual([second, first, declined]);
    expect(await countApplications({ db: tx })).toEqual({
      pending: 2,
      approved: 0,
      declined: 1,
      withdrawn: 0,
    });
    expect(await findApplication({ db: tx }, draft)).toBeNull();
    expect(await findApplication({ db: tx }, randomUUID())).toBeNull();
    expect(await findApplication({ db: tx }, first)).toMatchObject({
      status: "pending",
      applicant: { userId: rosa, email: "rosa@example.com", isActive: true },
      listedAs: null,
      decision: null,
      earlier: [{ id: declined, status: "declined", note: "Not yet" }],
    });
  }));
