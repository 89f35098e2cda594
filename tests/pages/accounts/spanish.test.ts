import { enter, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("a visitor signs in in Spanish, is told what is wrong, and goes on in Spanish", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/login?from=%2Fdashboard");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Iniciar sesión");
  await visitor.press("Iniciar sesión");
  expect(page.getByRole("alert")).toHaveText(
    "Escribe tu correo o tu número de teléfono, y una contraseña",
  );
  const runner = newRunner();
  await visitor.fill("Correo electrónico", runner.email);
  await visitor.fill("Contraseña", "not-the-password");
  await visitor.press("Iniciar sesión");
  expect(page.getByRole("alert")).toHaveText("El correo o la contraseña no son correctos");
  await visitor.fill("Contraseña", runner.password);
  await visitor.press("Iniciar sesión");
  expect(visitor.path).toBe("/es/dashboard");
});

test("the screens of signing in lead to the same page in the other language", async ({
  visitor,
}) => {
  await visitor.visit("/signup?from=%2Fmembership");
  await visitor.follow("Español");
  expect(visitor.path).toBe("/es/signup?from=%2Fmembership");
  await visitor.fill("Correo electrónico", "ana");
  await visitor.fill("Contraseña", "abc");
  await visitor.fill("Confirma la contraseña", "abc");
  await visitor.press("Regístrate");
  const field = visitor.page.getByLabel("Correo electrónico", { exact: true });
  expect(field).toHaveAccessibleDescription("Escribe un correo electrónico válido");
  await visitor.follow("English");
  expect(visitor.path).toBe("/signup?from=%2Fmembership");
});

test("the account is changed in Spanish, with the days of its sessions", async ({ visitor }) => {
  enter(visitor);
  const { page } = visitor;
  await visitor.visit("/es/account/security");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Seguridad");
  expect(page.getByRole("main")).toContainText(/sesión iniciada el \d+ de [a-z]+ de \d{4}/);
  await visitor.follow("Cambiar contraseña");
  expect(visitor.path).toBe("/es/account/security/password");
  await visitor.fill("Contraseña actual", "x");
  await visitor.fill("Contraseña nueva", "123");
  await visitor.press("Cambiar contraseña");
  expect(page.getByLabel("Contraseña nueva", { exact: true })).toHaveAccessibleDescription(
    /La contraseña debe tener al menos 6 caracteres/,
  );
  await visitor.visit("/es/account/edit");
  await visitor.fill("Teléfono", "1");
  await visitor.press("Guardar cambios");
  expect(page.getByLabel("Teléfono", { exact: true })).toHaveAccessibleDescription(
    "Escribe un número de teléfono válido",
  );
});
