import { expect, test } from "../support/test.ts";

test("a session that begins on a Spanish page is in Spanish, also where the words do not tell", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/services?tab=virtual");
  await page.getByRole("button", { name: "Iniciar videollamada con Coach Luz" }).click();
  expect(visitor.path).toMatch(/^\/es\/coach-sessions\/[\w-]+$/);
  expect(visitor.title).toBe("Sesión con Coach Luz · Dorsal");
  const log = page.getByRole("log", { name: "Lo que se dijo" });
  expect(log).toContainText("Hola, soy Coach Luz.");
  await page.getByLabel("Tu mensaje para el entrenador").fill("5K");
  await visitor.press("Enviar");
  expect(log).toContainText("Carreras de 5K");
  await visitor.press("Terminar la sesión");
  expect(page.getByText("Esta sesión terminó.").first()).toBeVisible();
});
