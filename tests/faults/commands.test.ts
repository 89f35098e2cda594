import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#db/database.ts";
import { projectRoot } from "#db/root.ts";
import { embeddedDirectory } from "../support/database.ts";
import { aPerson } from "../support/people.ts";

const directory = dirname(await embeddedDirectory());
const excerpt = join(projectRoot(), "tests/support/races/real-races-excerpt.csv");

/** Runs a command as its npm script does, on an embedded database of its own. */
async function run(command: string, ...args: string[]) {
  const child = spawn(process.execPath, ["--liftoff-only", `scripts/${command}.ts`, ...args], {
    cwd: projectRoot(),
    env: { PATH: process.env.PATH, DATA_DIR: directory },
  });
  const text = { out: "", err: "" };
  child.stdout.on("data", (piece) => (text.out += piece));
  child.stderr.on("data", (piece) => (text.err += piece));
  const code = await new Promise<number | null>((done) => child.on("close", done));
  return { code, ...text };
}

const openOwn = () => openDatabase({ dataDir: join(directory, "database") });

test("npm run admin makes a person of its database an admin, and says how it is used", async () => {
  const { db, close } = await openOwn();
  await aPerson(db, { email: "ana@example.com" });
  await close();
  const said = { code: 0, err: "", out: "Ana@Example.com is an admin.\n" };
  expect(await run("admin", "Ana@Example.com")).toEqual(said);
  expect(await run("admin", "new@example.com")).toMatchObject({
    code: 1,
    err: expect.stringContaining("Nobody has signed up with new@example.com"),
  });
  expect(await run("admin")).toMatchObject({
    code: 1,
    err: expect.stringContaining("npm run admin"),
  });
});

test("npm run import imports into the database of its environment", async () => {
  const done = await run("import", excerpt);
  expect(done).toMatchObject({ code: 0, err: "", out: expect.stringContaining("11 added") });
  const { db, close } = await openOwn();
  const counted = await db.execute("select count(*)::int as races from races");
  await close();
  expect(counted).toEqual([{ races: 11 }]);
});

test("npm run import says in one sentence what cannot be imported", async () => {
  const missing = await run("import", join(directory, "missing.csv"));
  expect(missing).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no file .*\.\n$/),
  });
  const { close } = await openOwn();
  try {
    expect(await run("import", excerpt)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The database directory .* is in use by another process\..*\n$/),
    });
  } finally {
    await close();
  }
});
