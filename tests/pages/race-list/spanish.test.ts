import { expect, test } from "../support/test.ts";

test("the list of races, its filters and its cards are in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/races?country=Peru&type=Road&when=next-month");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Próximas carreras");
  const active = page.getByRole("list", { name: "Filtros activos" });
  for (const chip of ["Ruta", "Perú", "Próximo mes"]) expect(active).toContainText(chip);
  expect(page.getByRole("group", { name: "Tipo de carrera" })).toContainText("Ruta");
  expect(page.getByRole("article").first()).toContainText(/\d+ de [a-z]+ de 20\d\d.*Perú/s);
  await active.getByRole("link", { name: "Quitar el filtro Ruta" }).click();
  expect(visitor.path).toBe("/es/races?country=Peru&when=next-month");
});

test("words of a search are read, and an empty list says what would help, in Spanish", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/races?q=10k+not+trail");
  expect(page.getByRole("list", { name: "Filtros activos" })).toContainText("sin Trail");
  await visitor.visit("/es/races?near=Xyzzyplugh");
  expect(page.getByRole("main")).toContainText("Ningún lugar se llama “Xyzzyplugh”.");
  const empty = "No hay carreras que coincidan con tu búsqueda";
  expect(page.getByRole("heading", { level: 2, name: empty })).toBeVisible();
  expect(page.getByRole("link", { name: "Sin “A menos de 50 km de Xyzzyplugh”" })).toBeVisible();
});

test("the calendar and the map are in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/races?view=month&date=2027-03-01");
  expect(page.getByRole("heading", { level: 2, name: /^marzo de 2027$/ })).toBeVisible();
  await page.getByRole("link", { name: "Mes siguiente" }).click();
  expect(page.getByRole("heading", { level: 2, name: /^abril de 2027$/ })).toBeVisible();
  await visitor.visit("/es/races?view=map");
  await page.getByRole("link", { name: "Estados Unidos" }).click();
  expect(visitor.path).toMatch(/^\/es\/races\?view=map&box=/);
});
