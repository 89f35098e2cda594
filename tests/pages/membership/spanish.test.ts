import { newMember } from "../support/members.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a visitor reads the plans in Spanish and is led to sign in in Spanish", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/membership");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Elige tu camino como corredor");
  await page.getByRole("button", { name: "Suscribirme ahora" }).first().click();
  expect(page.getByRole("main")).toContainText("Inicia sesión para suscribirte a un plan.");
  await visitor.waitForRefresh();
  expect(visitor.path).toMatch(/^\/es\/login\?from=%2Fmembership/);
});

test("whoever subscribes in Spanish pays on a page in Spanish, in dollars that say so", async ({
  visitor,
}) => {
  enter(visitor);
  const { page } = visitor;
  await visitor.visit("/es/membership");
  expect(page.getByRole("main")).toContainText("USD\u00a019.99");
  await page.getByRole("button", { name: "Suscribirme ahora" }).first().click();
  expect(visitor.path).toMatch(/^\/es\/sandbox\/pay\/cs_test/);
  expect(page.getByRole("main")).toContainText("USD\u00a09.99 al mes para");
  await visitor.press("Pagar USD\u00a09.99");
  expect(visitor.path).toMatch(/^\/es\/checkout\/success/);
});

test("a member reads the next payment and its day in Spanish, and cancels", async ({ visitor }) => {
  await newMember(visitor);
  const { page } = visitor;
  await visitor.visit("/es/dashboard?tab=billing");
  const main = page.getByRole("main");
  expect(main).toContainText(/Próximo pago\s*\d+ de [a-z]+ de \d{4}, USD\s9\.99/);
  await visitor.follow("Cancelar la suscripción");
  await visitor.press("Cancelar la suscripción");
  expect(visitor.path).toBe("/es/dashboard?tab=billing");
  expect(main).toContainText("Se cancela al final del periodo");
  expect(visitor.body).toContain(
    "Tu suscripción está cancelada. La conservas hasta que termine el periodo.",
  );
});

test("a server function answers a Spanish page in Spanish, and programs in English", async ({
  visitor,
}) => {
  enter(visitor);
  const call = async (address: string) => {
    const answer = await visitor.fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ action: "cancel" }),
    });
    return (await answer.json()).error.message;
  };
  const path = "/functions/stripe-subscription";
  expect(await call(`/es${path}`)).toBe("No tienes una membresía que cambiar.");
  expect(await call(path)).toBe("You have no membership to change.");
});
