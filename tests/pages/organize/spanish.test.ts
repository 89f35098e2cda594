import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("in Spanish, an organizer sees the races, and the editor says what is wrong and what is saved", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  await signInAs(admin, "admin");
  const races = await (await admin.fetch("/api/v1/races?limit=12")).json();
  const { id, name } = races.data.at(-1);
  await admin.post(`/admin/races/edit/${id}/organizers`, { email });
  await visitor.visit("/es/organize");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Tus carreras");
  expect(page.getByText(/^\d+ de \p{L}+ de \d{4}$/u)).toBeVisible();
  await page.getByRole("table").getByRole("link", { name, exact: true }).first().click();
  expect(visitor.path).toBe(`/es/organize/races/${id}/dashboard`);
  await page.getByRole("main").getByRole("link", { name: "Editar la carrera" }).click();
  expect(visitor.path).toBe(`/es/organize/races/${id}`);
  const event = page.getByLabel("Nombre del evento *");
  const before = event.value();
  await event.fill(" ");
  await visitor.press("Guardar cambios");
  expect(event).toHaveAccessibleDescription("El nombre del evento es obligatorio");
  await event.fill(before);
  await visitor.press("Guardar cambios");
  expect(page.getByText(/^Carrera guardada\./)).toBeVisible();
  await visitor.visit(`/es/organize/races/${id}/webhooks`);
  await page.getByLabel("Dirección").fill("http://10.0.0.1/hook");
  await visitor.press("Agregar dirección");
  expect(page.getByText("Escribe una dirección que empiece con https://.")).toBeVisible();
});
