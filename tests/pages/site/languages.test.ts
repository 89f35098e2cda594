import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("the same page is one link away in the other language, and links stay in the language", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/races?city=Lima");
  await page.getByRole("contentinfo").last().getByRole("link", { name: "Español" }).click();
  expect(visitor.path).toBe("/es/races?city=Lima");
  await visitor.visit("/es");
  expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Todo lo que un corredor necesita, en un solo lugar",
  );
  await page.getByRole("link", { name: "Ver todas las carreras" }).first().click();
  expect(visitor.path).toBe("/es/races");
});

test("the home page has its data also where a link leads to it from another page", async ({
  visitor,
}) => {
  const data = await (await visitor.fetch("/es.data")).text();
  expect(data).toContain('"lang","es"');
  expect(data).toBe(await (await visitor.fetch("/es/_.data")).text());
});

test("a private page leads to the login page in the same language", async ({ visitor }) => {
  await visitor.visit("/es/account/edit");
  expect(visitor.path).toMatch(/^\/es\/login/);
});

test("a visitor of the back office is led to the home page in the same language", async ({
  visitor,
}) => {
  await visitor.visit("/es/admin/users");
  expect(visitor.path).toBe("/es");
  const data = await (await visitor.fetch("/es/admin/users.data")).text();
  expect(data).toContain("SingleFetchRedirect");
  expect(data).not.toContain('"/es"');
});

test("screens of the back office are in English, and those shared with organizers in both languages", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/es/admin/users?q=ana");
  expect(visitor.path).toBe("/admin/users?q=ana");
  await visitor.visit("/es/admin/races/registrations");
  expect(visitor.path).toBe("/es/admin/races/registrations");
  expect(visitor.body).toContain("Registro de cambios");
});

test("addresses of programs have no language", async ({ visitor }) => {
  await visitor.visit("/es/api/v1/races");
  expect(visitor.status).toBe(404);
});
