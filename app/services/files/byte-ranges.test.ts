import { expect, test } from "vitest";
import { partsOf } from "./byte-ranges.ts";

test("parts are named from the beginning, to the end, and from the end", () => {
  expect(partsOf("bytes=0-99", 1000)).toEqual([{ start: 0, end: 99 }]);
  expect(partsOf("bytes=0-0", 1000)).toEqual([{ start: 0, end: 0 }]);
  expect(partsOf("bytes=990-", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=990-5000", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=-10", 1000)).toEqual([{ start: 990, end: 999 }]);
  expect(partsOf("bytes=-5000", 1000)).toEqual([{ start: 0, end: 999 }]);
  expect(partsOf("Bytes=0-1", 1000)).toEqual([{ start: 0, end: 1 }]);
});

test("parts that touch are one, and the others keep their order", () => {
  const parts = partsOf("bytes=500-599, 0-9, 600-699, -5000", 1000);
  expect(parts).toEqual([{ start: 0, end: 999 }]);
  expect(partsOf("bytes=500-599, 0-9, 600-699", 1000)).toEqual([
    { start: 500, end: 699 },
    { start: 0, end: 9 },
  ]);
});

test("parts behind the end are left out, and none of them is refused", () => {
  expect(partsOf("bytes=0-9, 5000-6000", 1000)).toEqual([{ start: 0, end: 9 }]);
  for (const range of ["bytes=1000-", "bytes=5000-6000", "bytes=-0", "bytes=1e9-", "bytes=9-5"]) {
    expect(partsOf(range, 1000), range).toBe(range === "bytes=1e9-" ? "whole" : "none");
  }
  expect(partsOf("bytes=0-", 0)).toBe("none");
});

test("what cannot be understood and what asks for too much is answered with the whole file", () => {
  const broken = ["", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=1-2-3", "lines=1-2", "0-5"];
  for (const range of [...broken, "bytes=0-5,", `bytes=${"9".repeat(400)}-`, "bytes=\u0000-1"]) {
    expect(["whole", "none"], range).toContain(partsOf(range, 1000));
  }
  for (const range of broken) expect(partsOf(range, 1000), range).toBe("whole");
  const many = Array.from({ length: 9 }, (_, at) => `${at * 10}-${at * 10 + 1}`);
  expect(partsOf(`bytes=${many.join()}`, 1000)).toBe("whole");
  expect(partsOf(`bytes=${many.slice(1).join()}`, 1000)).toHaveLength(8);
});
