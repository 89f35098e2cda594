import { expect, test } from "vitest";
import { readForm } from "#values/form/form.ts";
import { scriptFigures, spokenMinutes } from "../script/plain-script.ts";
import { beginningOf, firstDescription, racesTitle, recordingName } from "./episode-texts.ts";
import { episodeMessages, studioProblems } from "./messages.ts";
import { episodeForm, readStudioAddress, topicForm } from "./schema.ts";

test("ADM-POD-16 GAP-54 the names of races are cut at 50 characters, and more than two end in dots", () => {
  expect(racesTitle(["Lima 42K"])).toBe("Featured Races: Lima 42K");
  expect(racesTitle(["Lima 42K", "Cusco Trail"])).toBe("Featured Races: Lima 42K, Cusco Trail");
  expect(racesTitle(["a", "b", "c"])).toBe("Featured Races: a, b, c...");
  expect(racesTitle(["ñ".repeat(60)])).toBe(`Featured Races: ${"ñ".repeat(50)}`);
});

test("ADM-POD-13 a recording is named by the lowercased topic with hyphens", () => {
  expect(recordingName("Trail Running Tips")).toBe("trail-running-tips.mp3");
  expect(recordingName("Featured Races: Lima 42K, Ñuñoa!")).toBe(
    "featured-races-lima-42k-nunoa.mp3",
  );
  expect(recordingName("???")).toBe("podcast.mp3");
});

test("ADM-POD-10 FAKE-22 pauses, minutes and open notes of a script are counted", () => {
  const script = 'One two. <break time="1s"/> Three <BREAK/> four. [Say more.] [a link](/races)';
  expect(scriptFigures(script)).toMatchObject({ pauses: 2, words: 8, notes: 1 });
  expect([0, 10, 30, 60, 200].map(spokenMinutes)).toEqual([
    "nothing to say yet",
    "less than half a minute",
    "about half a minute",
    "about 1 minute",
    "about 3½ minutes",
  ]);
});

test("ADM-POD-03 a script begins with 50 characters in the list, without its tags", () => {
  expect(beginningOf("Short.")).toBe("Short.");
  expect(beginningOf(`<break time="1s"/>${"é".repeat(51)}`)).toBe(`${"é".repeat(50)}…`);
});

test("the first description of a podcast is its first sentences", () => {
  const script =
    'Welcome to the Dorsal podcast.\n\nToday we run in Lima, which lies by the sea.\n\n<break time="1s"/>\n\nMore.';
  expect(firstDescription(script)).toBe("Today we run in Lima, which lies by the sea.");
  expect(firstDescription(`${"word ".repeat(100)}.`).length).toBeLessThanOrEqual(480);
});

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("ADM-POD-17 a topic is needed, on one line and not too long", () => {
  const read = (topic: string) => readForm(topicForm, formOf({ topic }));
  expect(read(" ").errors?.fields.topic).toBe("Please enter a podcast topic");
  expect(read("x".repeat(201)).errors?.fields.topic).toBe(studioProblems["topic-too-long"]);
  expect(read(" Hills\n and  heat ").value).toEqual({ topic: "Hills and heat" });
});

test("a podcast keeps a title and says how it was made", () => {
  const fields = { title: "Shoes", description: "", ai_disclosure: "A machine reads." };
  expect(readForm(episodeForm, formOf(fields)).value).toEqual({
    ...fields,
    lang: "en",
    translation_of: null,
    opened: null,
  });
  const { errors } = readForm(episodeForm, formOf({ ...fields, title: " ", ai_disclosure: "" }));
  expect(errors?.fields).toEqual({
    title: episodeMessages.titleNeeded,
    ai_disclosure: episodeMessages.disclosureNeeded,
  });
});

test("ADM-POD-01 every view has an address, and what makes no sense is the list", () => {
  const id = "ffffffff-ffff-4fff-8fff-ffffffffffff";
  const read = (query: string) => readStudioAddress(new URLSearchParams(query));
  expect(read("")).toEqual({ view: "list", step: null, id: null, draft: null, races: null });
  expect(read("view=nowhere&step=soon&id=7").view).toBe("list");
  expect(read(`view=create&draft=${id}&step=audio`)).toMatchObject({ draft: id, step: "audio" });
  expect(read(`view=select-races&races=${id},7,${id}`).races).toEqual([id]);
  expect(read("view=select-races&races=").races).toEqual([]);
});
