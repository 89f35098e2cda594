import { expect, test } from "../support/test.ts";

test("the contact form says in Spanish what is missing", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/contact?subject=support");
  expect(page.getByLabel("Asunto (opcional)")).toHaveValue("Ayuda");
  await visitor.press("Enviar mensaje");
  const main = page.getByRole("main");
  expect(main).toContainText("Escribe tu nombre");
  expect(main).toContainText("Escribe un mensaje");
  expect(main).toContainText("Dirección postal:");
});

test("the legal pages are in Spanish, with the day of their last change", async ({ visitor }) => {
  const { page } = visitor;
  for (const [path, title] of [
    ["/es/terms", "Términos del servicio"],
    ["/es/privacy", "Política de privacidad"],
    ["/es/cookies", "Política de cookies"],
  ] as const) {
    await visitor.visit(path);
    expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(page.getByRole("main")).toContainText("Última actualización: 30 de junio de 2025");
  }
});

test("the pace calculator reads and says Spanish", async ({ visitor }) => {
  const { page } = visitor;
  const main = page.getByRole("main");
  await visitor.visit("/es/tools/pace?distance=lejos&time=pronto");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Calculadora de ritmo");
  expect(main).toContainText("Escribe una distancia como 10K, 21.1 km, 13.1 mi o maratón.");
  await visitor.visit("/es/tools/pace?distance=10K&time=45:00");
  await main.getByRole("link", { name: "Media maratón" }).click();
  expect(page.getByLabel("Distancia", { exact: true })).toHaveValue("Media maratón");
  const times = page.getByRole("table", { name: "Tiempos previstos" });
  expect(times.getByRole("row", { name: "Maratón" }).first()).toBeVisible();
});

test("a course is analyzed and planned in Spanish", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.visit("/es/tools/course?time=4:00:00&start=7:00");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Análisis del recorrido");
  const main = page.getByRole("main");
  expect(main).toContainText("Desnivel positivo");
  expect(main).toContainText("a. m.");
  await visitor.visit("/es/tools/course?time=pronto");
  expect(page.getByRole("main")).toContainText("Escribe un tiempo como 45:00");
  await visitor.visit("/es/tools/course/method");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Cómo se miden los recorridos");
});
