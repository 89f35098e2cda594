import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, experts } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { readForm } from "#values/form/form.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { limitsThat } from "../../../../tests/support/outbox.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { now } from "../../../../tests/support/races/races.ts";
import { expertTexts } from "./details.ts";
import { expertForm } from "./schema.ts";
import { findOwnPage, saveOwnPage } from "./submission.server.ts";

const { db } = await openTestDatabase();
const files = openLocalDisk(await temporaryDirectory());
const log = { warn() {}, error() {}, info() {} } as never;
const images = {} as never;

function servicesOn(tx: Database, isAllowed = true) {
  return { db: tx, now, files, images, log, limits: limitsThat(isAllowed) };
}

/** The form of a person's page as the browser sends it, with other values in some fields. */
async function formOf(tx: Database, viewer: { userId: string }, typed: Record<string, string>) {
  const page = await findOwnPage({ db: tx }, viewer);
  if (!page) throw new Error("There is no page.");
  const { is_active: _, account: __, profile_picture: ___, ...texts } = expertTexts(page);
  const form = new FormData();
  const sent = { ...texts, opened: JSON.stringify(expertTexts(page)), ...typed };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  const { value, errors } = readForm(expertForm, form);
  if (!value) throw new Error(JSON.stringify(errors.fields));
  return value;
}

const rowOf = async (tx: Database, id: string) =>
  (await tx.select().from(experts).where(eq(experts.id, id)))[0];

test("an expert edits their own page, and the audit log names the expert", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const id = await anExpert(tx, { userId: viewer.userId });
    const form = await formOf(tx, viewer, {
      title: "Trail Coach",
      services: JSON.stringify(["Trail Running"]),
    });
    expect(await saveOwnPage(servicesOn(tx), viewer, form)).toEqual({ problem: null });
    expect(await rowOf(tx, id)).toMatchObject({
      title: "Trail Coach",
      services: ["Trail Running"],
      isActive: true,
      userId: viewer.userId,
    });
    expect(await tx.select().from(auditEntries)).toMatchObject([
      {
        adminId: viewer.userId,
        action: "changed",
        subjectType: "expert",
        subjectId: id,
        subjectName: "Ana Torres",
        before: { title: "Running Coach" },
        after: { title: "Trail Coach" },
      },
    ]);
  }));

test("whatever the form says, an expert neither shows nor hides the page, links it or names a picture of another site", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const other = await aPerson(tx, { email: "other@example.com" });
    for (const isActive of [true, false]) {
      const id = await anExpert(tx, { userId: viewer.userId, isActive });
      for (const opened of [undefined, "{}", JSON.stringify({ is_active: "", account: "x" })]) {
        const form = await formOf(tx, viewer, {
          ...(!isActive && { is_active: "yes" }),
          account: "other@example.com",
          picture_address: "https://elsewhere.example/eye.png",
          remove_profile_picture: "",
          ...(opened !== undefined && { opened }),
        });
        await saveOwnPage(servicesOn(tx), viewer, { ...form, ...(!opened && { opened: null }) });
        const row = await rowOf(tx, id);
        expect(row).toMatchObject({ isActive, userId: viewer.userId, profilePicture: null });
      }
      await tx.delete(experts).where(eq(experts.id, id));
    }
    expect(await findOwnPage({ db: tx }, { userId: other })).toBe(null);
  }));

test("nobody without a page saves one, there is a limit, and what we have changed meanwhile stays", () =>
  rolledBack(db, async (tx) => {
    const viewer = { userId: await aPerson(tx) };
    const id = await anExpert(tx, { userId: viewer.userId });
    const form = await formOf(tx, viewer, { title: "Trail Coach" });
    const stranger = { userId: await aPerson(tx) };
    expect(await saveOwnPage(servicesOn(tx), stranger, form)).toEqual({ problem: "no-expert" });
    expect(await saveOwnPage(servicesOn(tx, false), viewer, form)).toEqual({ problem: "too-many" });
    await tx.update(experts).set({ isActive: false, city: "Puno" }).where(eq(experts.id, id));
    expect(await saveOwnPage(servicesOn(tx), viewer, form)).toEqual({ problem: null });
    const merged = { title: "Trail Coach", city: "Puno", isActive: false };
    expect(await rowOf(tx, id)).toMatchObject(merged);
    await tx.update(experts).set({ title: "Coach" }).where(eq(experts.id, id));
    expect(await saveOwnPage(servicesOn(tx), viewer, { ...form, title: "Guide" })).toMatchObject({
      problem: "changed-meanwhile",
    });
    expect(await rowOf(tx, id)).toMatchObject({ title: "Coach" });
  }));
