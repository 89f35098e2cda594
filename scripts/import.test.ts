import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { openTestDatabase, temporaryDirectory } from "../tests/support/database.ts";
import { importCommand } from "./import-command.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const excerpt = join(projectRoot(), "tests/support/races/real-races-excerpt.csv");
const summary = "real-races-excerpt.csv (utf-8, commas): 15 rows, 11 races, 15 distances.";
const foreign = (line: number, country: string) =>
  `Line ${line}: "${country}" is not one of the countries that Dorsal lists: Peru, Mexico, Canada and the United States. Check the country before you import.`;

/** Runs the command as its program does, on the database of the test. */
async function order(...args: string[]): Promise<{ isDone: boolean; out: string; err: string }> {
  const text = { out: "", err: "" };
  const isDone = await importCommand(args, {
    withDatabase: (work) => work(db),
    print: (line) => (text.out += `${line}\n`),
    complain: (line) => (text.err += `${line}\n`),
  });
  return { isDone, ...text };
}

test("the command imports a file, finds no change in it again, and reports both", async () => {
  const dry = await order(excerpt, "--dry-run");
  expect(dry).toMatchObject({ isDone: true, err: "", out: expect.stringContaining("11 added") });
  expect(await order(excerpt)).toEqual({
    isDone: true,
    err: "",
    out: [
      summary,
      `${foreign(2, "Australia")} 5 races have it.`,
      foreign(7, "New Zealand"),
      foreign(9, "Norway"),
      foreign(10, "France"),
      foreign(14, "Argentina"),
      "Imported:",
      "  races      11 added, 0 updated, 0 unchanged",
      "  distances  15 added, 0 updated, 0 unchanged\n",
    ].join("\n"),
  });
  expect((await order(excerpt)).out).toContain("0 added, 0 updated, 11 unchanged");
});

test("one wrong line stops the whole file unless the valid ones are asked for", async () => {
  const file = join(directory, "wrong.csv");
  const header = "title,date,city,country,distances\n";
  await writeFile(file, `${header}Lima,31/02/2027,Lima,Peru,5K\nIca,2027-05-16,Ica,Peru,5K\n`);
  expect(await order(file)).toMatchObject({
    isDone: false,
    err: expect.stringContaining(
      'Line 2: "31/02/2027" is not a date; write it as YYYY-MM-DD.\nNothing was imported.',
    ),
  });
  expect(await order(file, "--valid-only", "--only-existing")).toMatchObject({
    isDone: true,
    err: expect.stringContaining("Skipped race: Ica (2027-05-16) - not found in database"),
  });
  expect(await order(file, "--valid-only")).toMatchObject({
    isDone: true,
    out: expect.stringContaining("1 added"),
  });
});
