import { expect, test } from "../support/test.ts";

test("on a Spanish page the assistant answers in Spanish unless it is asked in English", async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.visit("/es/chat");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Planeemos tu próxima carrera");
  const log = page.getByRole("log", { name: "Conversación" });
  const ask = async (text: string) => {
    await page.getByLabel("Tu mensaje").fill(text);
    await visitor.press("Enviar");
  };
  await ask("Lima 10K");
  expect(log).toContainText("Carreras de 10K en Lima");
  expect(log.locator("time").first()).toHaveText(/^\d+ de \p{L}+ de \d{4}$/u);
  await ask("Which of these is the cheapest?");
  expect(log.locator(".answer").last()).not.toContainText(/carrera más barata/i);
  await ask("run ".repeat(600));
  expect(page.getByRole("alert")).toContainText("Tu mensaje es demasiado largo");
});

test("on a Spanish page the first assistants speak Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/chat");
  await visitor.press("Ayúdame a encontrar mi próxima carrera.");
  expect(page.getByRole("log").locator(".answer").last()).toContainText("Busquemos tu carrera.");
});
