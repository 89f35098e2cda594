import { cardHearts, heartOn } from "../../e2e/dashboard/hearts.ts";
import { findRace } from "../../support/pages/runner-actions.ts";
import { newAddress } from "../../support/unique-names.ts";
import { clientOf } from "../support/client.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, logIn, newRunner } from "../support/people.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const list = "/races?country=Mexico&type=Trail";

/** The address of the sign-in page that remembers the race a visitor wants to keep. */
const wishAddress = (address: string) =>
  `/login?from=${encodeURIComponent(`/favorites/${address.split("/").at(-1)}/keep`)}`;

function expectHeart(visitor: Visitor, isKept: boolean, runners: number) {
  const heart = heartOn(visitor.page);
  expect(heart).toHaveAttribute("aria-pressed", String(isKept));
  expect(Number(/\d+/.exec(heart.text())?.[0] ?? 0)).toBe(runners);
}

test("RACE-DET-02 FAV-01 FAV-03 without scripts the heart of a race asks to sign in, says why and is set afterwards", async ({
  visitor,
}) => {
  const runner = newRunner();
  const address = await openRace(visitor, "Marathon Beneva de Québec");
  await heartOn(visitor.page).click();
  expect(visitor.path).toBe(wishAddress(address));
  expect(visitor.page.getByText("Sign in to save Marathon Beneva de Québec")).toBeVisible();
  await logIn(visitor, runner);
  expect(visitor.path).toBe(address);
  expectHeart(visitor, true, 1);
  await heartOn(visitor.page).click();
  expectHeart(visitor, false, 0);
});

test("FAV-01 FAV-03 without scripts the hearts of the cards are buttons of a form", async ({
  visitor,
}) => {
  const runner = newRunner();
  await visitor.visit(list);
  const heart = cardHearts(visitor.page).first();
  await heart.click();
  await logIn(visitor, runner);
  expect(visitor.path).toMatch(/^\/races\?country=Mexico&type=Trail#race-/);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  expect(visitor.path).toBe(list);
  expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("FAV-03 AUTH-01 a heart survives signing up, the mail and the first sign-in", async ({
  visitor,
}) => {
  const address = await openRace(visitor, "Ottawa Marathon");
  await heartOn(visitor.page).click();
  await visitor.page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  expect(visitor.page.getByText("Sign up to save Ottawa Marathon")).toBeVisible();
  const person = { email: newAddress(), password: "a secret" };
  await visitor.fill("Email", person.email);
  await visitor.fill("Password", person.password);
  await visitor.fill("Confirm password", person.password);
  await visitor.press("Sign Up", { exact: true });
  expect(visitor.page.getByText("Please check your email for a confirmation link.")).toBeVisible();
  await visitor.visit(linkIn(await latestMail(visitor, person.email), "/auth/verify-email"));
  await visitor.page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  expect(visitor.path).toBe(wishAddress(address));
  await logIn(visitor, person);
  expect(visitor.path).toBe(address);
  expectHeart(visitor, true, 1);
});

test("FAV-03 a heart survives signing in with Google", async ({ visitor }) => {
  const address = await openRace(visitor, "Royal Victoria Marathon");
  await heartOn(visitor.page).click();
  await visitor.follow("Sign in with Google");
  await visitor.fill("Name", "Gala Runner");
  await visitor.fill("Google address", newAddress("gala"));
  await visitor.press("Allow");
  expect(visitor.path).toBe(address);
  expectHeart(visitor, true, 1);
});

test("FAV-03 a link from another site adds no favorite", async ({ visitor }) => {
  enter(visitor);
  const { id } = await findRace(clientOf(visitor), "Prince Edward Island Marathon");
  await visitor.visit(`/favorites/${id}/keep`);
  expect(visitor.path).toBe(`/races/${id}`);
  expectHeart(visitor, false, 0);
});

test("FAV-01 hearts that a runner presses on two devices end in the same state without an error", async ({
  visitor,
  other,
}) => {
  const devices = [visitor, other];
  const runner = enter(visitor);
  enter(other, runner);
  for (const device of devices) await openRace(device, "Manitoba Marathon");
  for (const device of devices) {
    await heartOn(device.page).click();
    expectHeart(device, true, 1);
  }
  for (const device of devices) {
    await heartOn(device.page).click();
    expectHeart(device, false, 0);
  }
  await visitor.visit(visitor.url);
  expectHeart(visitor, false, 0);
});

test("a missing race cannot be a favorite, and favorites need a sign-in", async ({ visitor }) => {
  const nobody = "/favorites/00000000-0000-4000-8000-000000000000";
  const signedOut = await visitor.post(`${nobody}/add`);
  expect(signedOut.status).toBe(303);
  expect(signedOut.headers.get("location")).toContain("/login?from=");
  enter(visitor);
  for (const path of [`${nobody}/add`, `${nobody}/remove`, "/favorites/junk/add"]) {
    expect((await visitor.post(path)).status, path).toBe(404);
  }
  const { id } = await findRace(clientOf(visitor), "Calgary Marathon");
  const answer = await visitor.post(`/favorites/${id}/add`, { to: "https://evil.example/" });
  expect(answer.headers.get("location")).toBe("/");
});

test("visitors share cached races; the hearts of runners are not cached", async ({
  visitor,
  other,
}) => {
  const { id } = await findRace(clientOf(other), "Los Angeles Marathon");
  enter(visitor);
  for (const address of [list, `/races/${id}`]) {
    const anonymous = async () => (await other.fetch(address)).text();
    const before = await anonymous();
    const personal = await visitor.fetch(address);
    expect(personal.headers.get("cache-control"), address).toContain("private");
    expect(await personal.text()).not.toBe(before);
    expect(await anonymous(), address).toBe(before);
  }
});
