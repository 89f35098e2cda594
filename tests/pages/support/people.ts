import { drawRunner, type PooledRunner, sessionOf } from "../../support/site/runner-pool.ts";
import { expect } from "./test.ts";
import type { Visitor } from "./visitor.ts";

type Person = Pick<PooledRunner, "email" | "password">;

/** The session cookies of the demo accounts: hashing a password is slow on purpose. */
const sessions = new Map<string, string>();

/** A runner that no other test has, with a confirmed address. */
export function newRunner(): PooledRunner {
  const runner = drawRunner();
  if (!runner) throw new Error("The pool has no more runners.");
  return runner;
}

/** Signs in a runner of the pool without a form. */
export function enter(visitor: Visitor, runner = newRunner()): PooledRunner {
  const { name, value } = sessionOf(runner);
  visitor.setCookie(name, value);
  return runner;
}

/** Signs in one of the demo accounts. */
export async function signInAs(visitor: Visitor, who: "admin" | "runner" | "elite" | "coach") {
  const name = "dorsal.session_token";
  const session = sessions.get(who);
  if (session) return visitor.setCookie(name, session);
  const form = { email: `${who}@dorsal.test`, password: "dorsal-demo" };
  const answer = await visitor.post("/login", form);
  expect(answer.status).toBe(303);
  sessions.set(who, String(visitor.cookie(name)));
}

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function logIn(visitor: Visitor, { email, password }: Person) {
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.press("Login", { exact: true });
}

/** Signs up, without the confirmation of the address. */
export async function signUp(visitor: Visitor, { email, password }: Person, from = "/") {
  const answer = await visitor.post("/signup", { email, password, confirmation: password, from });
  expect(answer.status, await answer.text()).toBe(303);
}
