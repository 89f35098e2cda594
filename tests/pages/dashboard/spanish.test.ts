import { registerSomewhere } from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("the dashboard is in Spanish: its parts, the next race with its day, and an empty list", async ({
  visitor,
}) => {
  enter(visitor);
  const { name } = await registerSomewhere(clientOf(visitor));
  const { page } = visitor;
  await visitor.visit("/es/dashboard");
  const menu = page.getByRole("navigation", { name: "Panel" });
  expect(menu.getByRole("link").texts()).toEqual([
    "Perfil",
    "Mis reseñas",
    "Carreras favoritas",
    "Sesiones con entrenadores",
  ]);
  const next = page.getByRole("region", { name });
  expect(next).toContainText("Próxima carrera");
  expect(next).toContainText(/[a-zé]+ \d+ de [a-z]+ de \d{4}/);
  await menu.getByRole("link", { name: "Mis reseñas" }).click();
  expect(visitor.path).toBe("/es/dashboard?tab=reviews");
  expect(page.getByRole("main")).toContainText("Aún no has escrito reseñas.");
});
