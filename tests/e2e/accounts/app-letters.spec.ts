import { latestMail } from "../support/outbox.ts";
import { fillLogin, newAddress } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("AUTHSVC-01 AUTHSVC-07 the link in the letter of an app confirms the address by a button", async ({
  page,
  request,
}) => {
  const person = { email: newAddress(), password: "a long enough secret" };
  const made = await request.post("/auth/v1/signup", { data: person });
  expect(made.status()).toBe(200);
  const { links, text } = await latestMail(request, person.email);
  expect(text).toMatch(/^\s*\d{6}\s*$/m);
  const [link = ""] = links.filter((each) => each.includes("/auth/app-link"));
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(/^This link has expired/);
  await expectAccessible(page);
  await page.goto("/login");
  await fillLogin(page, person);
  await expect(page).toHaveURL("/");
});
