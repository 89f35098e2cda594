import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a browser that asks for Spanish is offered the page in it until the offer is closed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["es-PE", "es"] });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/races?city=Lima");
  const offer = page.getByRole("complementary", { name: "Esta página también está en español." });
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await offer.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL("/es/races?city=Lima");
  await alive(page);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await page.goto("/services");
  await alive(page);
  await expect(offer).toBeVisible();
  const foot = page.getByRole("contentinfo").last();
  await foot.getByRole("link", { name: "Blog", exact: true }).click();
  // Nobody has translated this post.
  const title = "The taper: why less is the last hard part of training";
  await page.getByRole("main").getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto("/services");
  await offer.getByRole("button", { name: "Cerrar" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await alive(page);
  await expect(offer).toHaveCount(0);
});
