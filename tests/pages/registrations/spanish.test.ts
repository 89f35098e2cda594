import { formatDay } from "#values/day.ts";
import { largeRace, wizardAt } from "../../e2e/registrations/wizard-page.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { fillAll } from "./wizard.ts";

const contact = {
  Nombre: "Ana",
  Apellido: "Quispe",
  "Fecha de nacimiento": "1990-02-28",
  Teléfono: "+51 987 654 321",
};

const safety = {
  Aseguradora: "Rímac",
  "Número de póliza": "P-12345",
  "Nombre del contacto de emergencia": "Luz Quispe",
  "Teléfono del contacto de emergencia": "+51 912 345 678",
};

test("a runner registers in Spanish, and the registration keeps the language of the waiver", async ({
  visitor,
}) => {
  const { page } = visitor;
  const main = page.getByRole("main");
  const title = main.locator(".wizard-card").getByRole("heading", { level: 2 });
  enter(visitor);
  await visitor.visit(`/es${wizardAt(largeRace)}`);
  expect(page.getByRole("heading", { level: 1 })).toHaveText(`Inscríbete en ${largeRace.name}`);
  expect(main).toContainText(formatDay(largeRace.startDate, "es"));
  expect(title).toHaveText("Datos de contacto");
  await fillAll(visitor, { ...contact, Apellido: "" });
  await visitor.press("Siguiente");
  expect(main.getByRole("alert")).toHaveText("Completa todos los campos obligatorios");
  await fillAll(visitor, { ...contact, Teléfono: "12" });
  await visitor.press("Siguiente");
  expect(main).toContainText("Escribe un número de teléfono válido");
  await fillAll(visitor, contact);
  await visitor.press("Siguiente");

  expect(title).toHaveText("Seguro y contacto de emergencia");
  expect(main).toContainText("Deslinde y exoneración de responsabilidad");
  await fillAll(visitor, safety);
  const waiver = main.getByRole("checkbox", {
    name: "Leí el deslinde de responsabilidad y lo acepto",
  });
  await waiver.check();
  await visitor.press("Siguiente");
  expect(title).toHaveText("Revisa y envía");
  expect(main).toContainText("28 de febrero de 1990");
  await visitor.press("Enviar inscripción");

  expect(visitor.path).toMatch(/^\/es\/registrations\//);
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu inscripción está lista");
  await visitor.visit(visitor.path.replace("/es/", "/"));
  expect(page.locator("dd").filter({ hasText: "Accepted in Spanish" })).toHaveCount(1);
});
