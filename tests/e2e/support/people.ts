import { type APIRequestContext, type Cookie, expect, type Page } from "@playwright/test";
import { drawRunner, type PooledRunner, sessionOf } from "../../support/site/runner-pool.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail } from "./outbox.ts";

export type Person = { email: string; password: string };

/** The demo's accounts; their password is public. */
export const demoPerson = {
  admin: { email: "admin@dorsal.test", password: "dorsal-demo" },
  runner: { email: "runner@dorsal.test", password: "dorsal-demo" },
  elite: { email: "elite@dorsal.test", password: "dorsal-demo" },
  coach: { email: "coach@dorsal.test", password: "dorsal-demo" },
} satisfies Record<string, Person>;

/** A runner that no other test has, at the server under test and with a confirmed address. */
export async function newRunner(request: APIRequestContext): Promise<Person> {
  return drawRunner() ?? (await signedUpRunner(request));
}

/** The same at any server, by requests: signed up, confirmed, and not signed in yet. */
export async function signedUpRunner(
  request: APIRequestContext,
  email = newAddress(),
): Promise<Person> {
  const person = { email, password: "a long enough secret" };
  await signUp(request, person);
  const { links } = await latestMail(request, email, { subject: /confirm/i });
  const [link = ""] = links.filter((each) => each.includes("/auth/verify-email"));
  const confirmed = await request.get(link, { maxRedirects: 0 });
  expect(confirmed.headers().location).toBe("/auth/confirm#type=signup");
  return person;
}

/** Sends the sign-up form as a browser without a script would. */
export async function signUp(request: APIRequestContext, { email, password }: Person) {
  const form = { email, password, confirmation: password };
  const answer = await request.post("/signup", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
}

/** The sessions of the demo's accounts in this worker: hashing a password is slow on purpose. */
const sessions = new Map<string, Cookie[]>();

/** Signs the browser of a page in, without looking at the screen. */
export async function signIn(page: Page, person: Person) {
  const { email, password } = person;
  if (isPooled(person) && !hasEntered.has(email)) {
    hasEntered.add(email);
    await page.context().clearCookies({ name: /session/ });
    await page.context().addCookies([sessionOf(person)]);
    return;
  }
  const isShared = Object.values(demoPerson).some((person) => person.email === email);
  if (isShared && (await resumes(page, email))) return;
  // Signing in ends the session that the browser had, which may be one that other tests share.
  await page.context().clearCookies({ name: /session/ });
  const form = { email, password };
  const answer = await page.request.post("/login", { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
  const cookies = await page.context().cookies();
  if (isShared) sessions.set(email, cookies.filter(isSession));
}

/** The prepared session of a runner of the pool is used once; later ones begin with the password. */
const hasEntered = new Set<string>();

const isPooled = (person: Person): person is PooledRunner => "token" in person;

/** Whether an earlier session is still valid: another test may have ended it. */
async function resumes(page: Page, email: string): Promise<boolean> {
  const cookies = sessions.get(email);
  if (!cookies) return false;
  await page.context().addCookies(cookies);
  const answer = await page.request.get("/login", { maxRedirects: 0 });
  if (answer.status() >= 300) return true;
  await page.context().clearCookies({ name: /session/ });
  return false;
}

const isSession = ({ name }: Cookie) => name.includes("session");

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function logIn(page: Page, { email, password }: Person) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
