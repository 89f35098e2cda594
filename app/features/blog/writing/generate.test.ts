import { afterAll, expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openLimits } from "#services/limits/limits.ts";
import { openLog } from "#services/log/log.ts";
import { modelsOf } from "../../../../tests/support/assistant/models.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { startModelProvider } from "../../../../tests/support/providers/models.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { generatePost } from "./post.server.ts";
import { readWritingCall } from "./schema.ts";
import { generateSeo } from "./search-texts.server.ts";

const { db } = await openTestDatabase();
const provider = await startModelProvider();
afterAll(() => provider.close());

const models = modelsOf(provider);

function servicesOn(tx: Database, withModels = true) {
  const limits = openLimits({ db: tx, now });
  return { db: tx, now, limits, log: openLog("silent"), models: withModels ? models : null };
}

const lima = { raceName: "Lima 42K", startDate: "2027-05-16", distances: ["Marathon"] };
const prose = "Plan your training so that the last long run comes three weeks before. ".repeat(5);

test("ADM-BLOG-27 without a topic and races there is nothing to write about", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const services = servicesOn(tx, false);
    const nothing = { problem: "nothing-to-write-about" };
    expect(await generatePost(services, admin, { topic: " ", raceIds: [] })).toEqual(nothing);
    const gone = "00000000-0000-4000-8000-000000000009";
    expect(await generatePost(services, admin, { topic: "", raceIds: [gone] })).toEqual(nothing);
    expect(await generateSeo(services, admin, { topic: " " })).toEqual({ problem: "no-topic" });
  }));

test("GAP-96 without a key our own writer writes: from races, from what we know, or an outline", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const services = servicesOn(tx, false);
    const raceIds = [await aRace(tx, lima), await aRace(tx, { raceName: "Arequipa 10K" })];
    const write = async (topic: string, ids: string[] = []) => {
      const post = await generatePost(services, admin, { topic, raceIds: ids });
      if ("problem" in post) throw new Error(post.problem);
      expect(post.writtenBy).toBe("built-in");
      return post;
    };
    const roundUp = await write("", raceIds);
    expect(roundUp.title).toBe("Two races in Lima, November 2026 to May 2027");
    expect(roundUp.content).toContain(`[Lima 42K](/races/${raceIds[0]})`);
    expect((await write("Running at altitude")).content).toMatch(/^\[\^1\]: \[.+\]\(https:/m);
    const found = await write("Races in Lima");
    expect(found.content).toMatch(/^> \*\*For the author:\*\* .*“Races in Lima”/);
    expect(found.content).toContain("Arequipa 10K");
    expect((await write("Knitting")).content).toContain("This is an outline");
    const both = await write("City marathons of my life", raceIds);
    expect(both.title).toMatch(/^City marathons of my life: Two races/);
    expect(both.content).toMatch(/^> \*\*For the author:\*\*/);
  }));

test("FN-14 a caller that knows no ids names races by name and day, and others are marked as not ours", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, lima);
    const call = readWritingCall({
      topic: "",
      races: [
        { name: "LIMA 42k", date: "2027-05-16", location: "Lima" },
        { name: "Moon Marathon", date: "2027-01-01", location: "Moon" },
      ],
    });
    if (call.kind !== "post") throw new Error("It asks for a post.");
    const post = await generatePost(servicesOn(tx, false), await anAdmin(tx), call.request);
    expect(post).toMatchObject({ content: expect.stringContaining(`/races/${id}`) });
    expect(post).toMatchObject({
      content: expect.stringContaining("- **Moon Marathon**: January 1, 2027, Moon"),
    });
    expect(post).toMatchObject({ content: expect.stringContaining("does not list these races") });
  }));

test("FN-14 a model gets the facts of the rows, and its text only leaves with ours", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, lima);
    const content = `${prose}\n\n[Lima 42K](/races/${id}) is on May 16, 2027. See [this](https://evil.example).`;
    provider.answerWith(() => ({ json: { title: "Marathons in May", content } }));
    const post = await generatePost(servicesOn(tx), await anAdmin(tx), {
      topic: "Marathons",
      raceIds: [id],
    });
    expect(post).toEqual({
      title: "Marathons in May",
      content: content.replace("[this](https://evil.example)", "this"),
      writtenBy: "model",
    });
    const prompt = String(provider.calls[0]?.messages[1]?.content);
    expect(prompt).toContain('"date":"2027-05-16"');
    expect(prompt).toContain(`"page":"/races/${id}"`);
  }));

test("a model that contradicts our rows is told what was wrong, once", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, lima);
    const admin = await anAdmin(tx);
    const told = (day: string) => ({
      json: { title: "A marathon", content: `${prose}\n\nLima 42K is on ${day}.` },
    });
    const request = { topic: "", raceIds: [id] };
    provider.answerWith((_, place) => told(place === 0 ? "May 17, 2027" : "May 16, 2027"));
    expect(await generatePost(servicesOn(tx), admin, request)).toMatchObject({
      writtenBy: "model",
      content: expect.stringContaining("May 16, 2027"),
    });
    expect(String(provider.calls[1]?.messages[1]?.content)).toContain("which is on May 16, 2027");
    provider.answerWith(() => told("May 17, 2027"));
    expect(await generatePost(servicesOn(tx), admin, request)).toEqual({ problem: "failed" });
    expect(provider.calls).toHaveLength(2);
  }));

test("ADM-BLOG-37 ERR-96 ERR-97 a provider that fails, refuses or writes something else leaves nothing", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const services = servicesOn(tx);
    const failed = { problem: "failed" };
    for (const step of [
      { status: 401 },
      { json: { title: "Only a title" } },
      { json: { title: "Short", content: "Too short." } },
      { json: "", refusal: "No." },
      { json: '{"title":"Cut', finish: "length" as const },
    ]) {
      provider.answerWith(() => step);
      expect(await generatePost(services, admin, { topic: "Taper", raceIds: [] })).toEqual(failed);
      expect(await generateSeo(services, admin, { topic: "Taper" })).toEqual(failed);
    }
  }));

test("FN-15 what a model writes for search engines is cut at words", () =>
  rolledBack(db, async (tx) => {
    const long = "Words that go on and on without an end in sight ";
    provider.answerWith(() => ({
      json: { seo_title: long.repeat(2), seo_description: long.repeat(6), seo_keywords: "a, b" },
    }));
    const texts = await generateSeo(servicesOn(tx), await anAdmin(tx), { topic: "Taper" });
    expect(texts).toMatchObject({
      seo_title: "Words that go on and on without an end in sight Words",
    });
    expect("seo_description" in texts && texts.seo_description.length).toBeLessThanOrEqual(160);
  }));

test("an administrator has only so many texts written in a while", () =>
  rolledBack(db, async (tx) => {
    const services = { ...servicesOn(tx, false), limits: openLimits({ db: tx, now }, 1 / 60) };
    const admin = await anAdmin(tx);
    expect(await generateSeo(services, admin, { topic: "Taper" })).toHaveProperty("seo_title");
    const tooMany = { problem: "too-many" };
    expect(await generateSeo(services, admin, { topic: "Taper" })).toEqual(tooMany);
    expect(await generatePost(services, admin, { topic: "Taper", raceIds: [] })).toEqual(tooMany);
  }));

test("a call in any shape is read, and never fails", () => {
  const id = "00000000-0000-4000-8000-000000000001";
  expect(readWritingCall({ seo: true, title: "T", content: "C" })).toEqual({
    kind: "search-texts",
    request: { topic: "T", content: "C" },
  });
  expect(readWritingCall({ topic: "T", raceIds: `${id}, nonsense` })).toEqual({
    kind: "post",
    request: { topic: "T", raceIds: [id], named: [] },
  });
  for (const body of [null, 3, "text", [], { topic: 3 }, { races: "x" }, { races: [3] }]) {
    expect(readWritingCall(body).request).toMatchObject({ topic: "", raceIds: [] });
  }
});
