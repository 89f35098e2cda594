import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { errorRecord } from "./error-record.ts";

const { db } = await openTestDatabase();

const caught = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => null,
    (problem: unknown) => problem,
  );

test("a failed statement is logged with its cause first, then its text, without its values", async () => {
  const email = "secret@example.com";
  await aPerson(db, { email, firstName: "Secretaria" });
  const twice = await caught(aPerson(db, { email }));
  const record = errorRecord(twice);
  expect(record.message).toBe("Failed query");
  expect(record.statement).toMatch(/^insert into "users"/);
  expect(record.cause).toMatchObject({ code: "23505", constraint: "users_email_key" });
  expect(record.stack).toContain("at ");
  const line = JSON.stringify(record);
  expect(line).not.toContain("secret");
  expect(line.indexOf("23505")).toBeLessThan(200);
  expect(line.indexOf("23505")).toBeLessThan(line.indexOf("insert into"));
});

test("the reason of a full disk is logged in full", () => {
  const message = 'could not extend file "base/5/17300": No space left on device';
  const full = Object.assign(new Error(message), { severity: "ERROR", code: "53100" });
  expect(errorRecord(full)).toMatchObject({ message, code: "53100" });
});

test("a value that the database cannot read is not logged", async () => {
  const typed = "Policy\n    at 12-secret";
  const unreadable = await caught(db.execute(sql`select ${typed}::date`));
  const record = errorRecord(unreadable);
  expect(record.cause?.message).toBe("invalid input syntax for type date");
  expect(JSON.stringify(record)).not.toContain("12-secret");
});

test("other errors keep their messages, codes and causes", () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const record = errorRecord(new ServiceProblem("mail", "unavailable", refused));
  expect(record).toMatchObject({
    type: "ServiceProblem",
    message: "mail: unavailable",
    service: "mail",
    kind: "unavailable",
    cause: { type: "Error", message: "connect ECONNREFUSED", code: "ECONNREFUSED" },
  });
  expect(record.stack).not.toContain("unavailable");
});

test("an error given as a plain object is logged like an Error", async () => {
  const typed = "12-secret";
  const problem = await caught(db.execute(sql`select ${typed}::date`));
  const cause = problem instanceof Error ? problem.cause : null;
  // The job queue passes errors on as plain copies of their fields.
  const { message, stack } = cause instanceof Error ? cause : new Error("no cause");
  const record = errorRecord({ ...Object(cause), message, stack, queue: "mails" });
  expect(record).toMatchObject({
    message: "invalid input syntax for type date",
    code: "22007",
    stack: expect.stringContaining("at "),
    queue: "mails",
  });
  expect(JSON.stringify(record)).not.toContain("secret");
});

test("other values are described, and circular causes end", () => {
  expect(errorRecord("lost")).toEqual({ type: "string", message: "lost", stack: "" });
  expect(errorRecord(new Response(null, { status: 503 })).message).toBe("Response 503");
  expect(errorRecord(null).message).toBe("null");
  expect(errorRecord({ email: "secret@example.com" })).toEqual({
    type: "object",
    message: "thrown with email",
    stack: "",
  });
  const circle = new Error("again");
  circle.cause = circle;
  expect(JSON.stringify(errorRecord(circle))).toContain("again");
});
