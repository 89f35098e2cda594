import { expect, test } from "../support/test.ts";

test("the page of a race is in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/races?q=boston+marathon");
  await page.getByRole("link", { name: "Boston Marathon", exact: true }).click();
  expect(visitor.path).toMatch(/^\/es\/races\/[0-9a-f-]{36}$/);
  const main = page.getByRole("main");
  expect(main).toContainText("19 de abril de 2027");
  expect(main).toContainText("Boston, Massachusetts, Estados Unidos");
  expect(page.getByRole("heading", { level: 2, name: "Distancias" })).toBeVisible();
  expect(page.getByRole("heading", { level: 2, name: "Carreras similares" })).toBeVisible();
  expect(visitor.body).toContain('"inLanguage":"es"');
});

test("races stand side by side in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/races/compare");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Comparar carreras");
  await page.getByRole("link", { name: "Elegir carreras" }).click();
  const ids = [...visitor.body.matchAll(/\/es\/races\/([0-9a-f-]{36})"/g)].map(([, id]) => id);
  await visitor.visit(`/es/races/compare?id=${ids[0]}&id=${ids.at(-1)}`);
  for (const fact of ["Fecha", "Lugar", "Precio"]) {
    expect(page.getByRole("rowheader", { name: fact, exact: true })).toBeVisible();
  }
});

test("a race that is missing is missing in Spanish", async ({ visitor }) => {
  await visitor.visit("/es/races/00000000-0000-4000-8000-000000000000");
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("No encontramos la carrera");
});

test("a widget is in the language of its address", async ({ visitor }) => {
  await visitor.visit("/es/widgets/calendar");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Próximas carreras");
  expect(visitor.body).toContain('<html lang="es">');
  expect(visitor.body).toMatch(/href="[^"]*\/es\/races\//);
});

test("a heart of a visitor leads to the login page in Spanish", async ({ visitor }) => {
  await visitor.visit("/es/races");
  await visitor.page
    .getByRole("button", { name: /^Guardar / })
    .first()
    .click();
  expect(visitor.path).toMatch(/^\/es\/login/);
});
