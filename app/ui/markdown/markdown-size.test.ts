import { expect, test } from "vitest";
import { processorTime } from "../../../tests/support/machine/processor-time.ts";
import { markdownSize } from "./markdown-size.ts";

test("counts lines with words, headings of both kinds and the cells of tables", () => {
  const text = [
    "# One",
    "",
    "> ## Two",
    "",
    "- ### Three",
    "",
    "Four",
    "===",
    "",
    "A rule comes next.",
    "",
    "---",
    "",
    "| Race | Date |",
    "|---|:-:|",
    "| Lima | May |",
    "no pipes",
    "",
    "Not in the table.",
  ].join("\n");
  expect(markdownSize(text)).toEqual({ lines: 12, headings: 4, cells: 6 });
});

test("counts the cells that short rows are filled up with, also in quotes, lists and Windows lines", () => {
  const narrow = (mark: string, end: string) =>
    [`${mark}a|b|c`, `${mark}-|-|-`, ..."123456".split("").map((row) => mark + row)].join(end);
  for (const text of [
    narrow("", "\n"),
    narrow("> ", "\n"),
    narrow("  ", "\r\n"),
    narrow("", "\r"),
    narrow("[^1]: ", "\n").replaceAll("\n[^1]: ", "\n    "),
  ]) {
    expect(markdownSize(text).cells, text).toBe(21);
  }
});

test("a hundred thousand letters of any kind are counted at once", () => {
  for (const letter of [" ", "\t", "-", "|", ">", "#", "- ", "1. ", "a", "=\n", ":-"]) {
    const spent = processorTime();
    markdownSize(letter.repeat(100_000));
    expect(spent(), letter).toBeLessThan(1000);
  }
});
