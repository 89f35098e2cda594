import { addDays, formatDay, toDay } from "#values/day.ts";
import { newMember } from "../support/members.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const today = toDay(new Date());

test("in Spanish a plan is made, printed, built again and ended", async ({ visitor }) => {
  await newMember(visitor, "sprinter_monthly");
  await visitor.visit("/es/training/new?other=yes");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { level: 1 })).toHaveText("Un plan nuevo");
  const goal = addDays(today, 83);
  await visitor.fill("Día de la carrera", goal);
  await visitor.fill("Distancia", "Half marathon");
  await visitor.press("Crear el plan");
  expect(main.getByText(/^Escribe cuánto corres en una semana normal/)).toBeVisible();
  await main.getByLabel(/^En una semana normal/).fill("35");
  await main.getByLabel(/^Tu fondo más largo/).fill("12");
  await visitor.press("Crear el plan");
  expect(visitor.path).toBe("/es/training");
  expect(visitor.page.getByText("Tu plan está listo.")).toBeVisible();
  expect(main.getByRole("heading", { level: 1 })).toHaveText(
    `Media maratón, ${formatDay(goal, "es")}`,
  );
  await main.locator("a.session-long").first().click();
  expect(main.getByRole("heading", { level: 1 })).toHaveText("Fondo");
  expect(main.getByRole("heading", { name: "Por qué esta sesión" })).toBeVisible();
  const file = main.getByRole("link", { name: "Descargar para un reloj (FIT)" });
  expect(file).toHaveAttribute("href", /^\/es\/training\/sessions\/.+\.fit$/);
  await visitor.visit("/es/training");
  await visitor.follow("El plan completo");
  expect(main.getByRole("img", { name: /^12 semanas hasta el / })).toBeVisible();
  await main.getByLabel("Primer día").fill(addDays(today, 7));
  await visitor.press("Armar de nuevo el resto");
  expect(main.getByRole("heading", { name: "¿Armar de nuevo el resto?" })).toBeVisible();
  await visitor.follow("Cancelar");
  const plan = visitor.path;
  await visitor.press("Crear una dirección");
  await visitor.press("Anular la dirección");
  expect(visitor.path).toContain(plan);
  await visitor.follow("Terminar este plan");
  await visitor.press("Terminar este plan");
  expect(visitor.path).toBe("/es/training");
  expect(
    visitor.page.getByText("El plan terminó. Lo encuentras en los planes anteriores."),
  ).toBeVisible();
});

test("in Spanish a runner without a membership reads what a plan needs and gives", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/es/training/new");
  expect(visitor.path).toBe("/es/training");
  const main = visitor.page.getByRole("main");
  expect(main.getByText(/^Para crear un plan necesitas una membresía\./)).toBeVisible();
  expect(main.getByRole("heading", { name: "Lo que te da un plan" })).toBeVisible();
});

test("in Spanish an activity is typed in, and the profile refuses a heart rate", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/es/training/activities/new");
  const { page } = visitor;
  await page.getByLabel("Distancia en km").fill("10");
  await visitor.press("Agregar actividad");
  expect(page.getByText("Escribe un tiempo, por ejemplo 45:30 o 3:30:00.")).toBeVisible();
  await page.getByLabel("Duración").fill("52:30");
  await visitor.press("Agregar actividad");
  expect(visitor.path).toMatch(/^\/es\/training\/activities\//);
  expect(page.getByRole("main")).toContainText(formatDay(today, "es"));
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Carrera por la mañana");
  expect(page.getByRole("main")).toContainText("escrita a mano");
  await visitor.visit("/es/training/profile");
  await page.getByLabel("Frecuencia cardíaca máxima").fill("300");
  await visitor.press("Guardar perfil");
  expect(page.getByText("Escribe un número entero del 100 al 240")).toBeVisible();
});

test("in Spanish analytics say what they are, and what Sprinter adds", async ({ visitor }) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/es/training/analytics");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("heading", { level: 1 })).toHaveText("Análisis");
  expect(
    main.getByRole("heading", { name: "Con Sprinter, esta página también te dice" }),
  ).toBeVisible();
});
