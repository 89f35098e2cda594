import { newAddress } from "../../support/unique-names.ts";
import { expect, test } from "../support/test.ts";
import { raceAddress } from "./guests.ts";

test("a guest reviews a race in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  const address = await raceAddress(visitor, "Rocky Raccoon 100");
  await visitor.visit(`/es${address}/review`);
  const title = page.getByRole("heading", { level: 1 });
  expect(title).toHaveText("Escribe una reseña");
  await visitor.press("Enviar reseña");
  const main = page.getByRole("main");
  expect(main).toContainText("Escribe tu nombre y tu correo electrónico");
  await visitor.fill("Nombre", "Inés");
  await visitor.fill("Apellido", "Rojas");
  await visitor.fill("Correo electrónico", newAddress("guest"));
  await visitor.fill("Día en que la corriste (opcional)", "2099-01-01");
  await visitor.press("Enviar reseña");
  expect(main).toContainText("La fecha no puede ser futura");
  await visitor.fill("Día en que la corriste (opcional)", "2025-06-30");
  await visitor.press("Enviar reseña");
  expect(visitor.path).toBe(`/es${address}/review?sent`);
  expect(title).toHaveText("Gracias");
  await visitor.visit(`/es${address}`);
  expect(page.getByRole("main")).toContainText("Fecha de la carrera: 30 de junio de 2025");
});

test("an organizer claims a race in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  const address = await raceAddress(visitor, "Rocky Raccoon 100");
  await visitor.visit(`/es${address}/claim`);
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestionar esta carrera");
  await visitor.press("Enviar solicitud");
  expect(page.getByRole("main")).toContainText("Escribe tu nombre");
});
