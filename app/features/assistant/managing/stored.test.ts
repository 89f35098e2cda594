import { expect, test } from "vitest";
import { readFollowUps, readTools } from "./stored.ts";

test("DATA-15 the options of a follow-up question are texts or objects with a text", () => {
  const stored = [
    { id: "where", text: "Where?", options: ["Peru", { id: "1", text: " Mexico " }] },
    { text: "When?" },
  ];
  expect(readFollowUps(stored)).toEqual([
    { id: "where", text: "Where?", options: ["Peru", "Mexico"] },
    { id: "question-2", text: "When?", options: [] },
  ]);
});

test.each([null, undefined, "text", 7, {}, [null, 7, [], {}, { text: "" }, { text: 5 }]])(
  "of %j nothing is asked",
  (stored) => {
    expect(readFollowUps(stored)).toEqual([]);
  },
);

test("options that cannot be read are left out", () => {
  const options = [null, 3, "", "  ", {}, { text: null }, "5K"];
  expect(readFollowUps([{ id: "a", text: "How far?", options }])[0]?.options).toEqual(["5K"]);
});

test("only tools that exist are read, each once", () => {
  expect(readTools(["predict_times", "search_races", "search_races", "drop_table", 5])).toEqual([
    "search_races",
    "predict_times",
  ]);
  expect(readTools("search_races")).toEqual([]);
});
