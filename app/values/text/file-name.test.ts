import { expect, test } from "vitest";
import { plainFileName } from "./file-name.ts";

test.each([
  ["Lima 10K.gpx", "Lima 10K.gpx"],
  ["C:\\runs\\2026/may.fit", "may.fit"],
  [' a\u0000\u202e"b.tcx ', "ab.tcx"],
  ["runs/", "usual"],
  ["..", "usual"],
  ["../..", "usual"],
  [".hidden", ".hidden"],
  [`${"a".repeat(119)}🏃`, `${"a".repeat(119)}\ufffd`],
])("the name of %j is %j", (name, plain) => {
  expect(plainFileName(name, "usual")).toBe(plain);
});
