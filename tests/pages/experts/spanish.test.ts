import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { listedExpert } from "./listed-expert.ts";

test("in Spanish, experts are found, read and written to", async ({ visitor, other: expert }) => {
  const { page } = visitor;
  const { id } = await listedExpert(expert);
  await visitor.visit("/es/services?q=zzzz");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Servicios");
  expect(page.getByText("Ningún experto coincide con tu búsqueda.")).toBeVisible();
  await visitor.visit(`/es/experts/${id}`);
  expect(page.getByRole("heading", { name: "Servicios que ofrece" })).toBeVisible();
  expect(page.getByText("Cusco, Perú").first()).toBeVisible();
  await visitor.follow("Enviar un mensaje");
  expect(visitor.path).toBe(`/es/experts/${id}/message`);
  await visitor.press("Enviar mensaje");
  expect(page.getByLabel("Nombre")).toHaveAccessibleDescription(/Escribe tu nombre/);
});

test("in Spanish, an application to be listed is checked and its state has a date", async ({
  visitor,
}) => {
  const { page } = visitor;
  enter(visitor);
  await visitor.visit("/es/experts/apply");
  await visitor.press("Enviar solicitud");
  expect(page.getByLabel("País")).toHaveAccessibleDescription("Escribe el país");
  const typed = {
    Nombre: "Inés",
    Apellido: "Ñandú",
    "Título profesional": "Entrenadora de running",
    Ciudad: "Puno",
    País: "Peru",
  };
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel("Entrenador de running").check();
  await page.getByLabel("Moneda").selectOption("PEN");
  await visitor.press("Enviar solicitud");
  expect(page.getByText("Enviamos tu solicitud.")).toBeVisible();
  expect(page.getByText(/^La enviaste el \p{L}+ \d+ de \p{L}+ de \d{4}\./u)).toBeVisible();
});
