import { expect, test } from "vitest";
import { callCheckout, callPreview, callUpdate } from "./door.ts";

/** A server that answers all the same. */
function server(answer: unknown, status = 200) {
  const asked: { path: string; body: unknown }[] = [];
  const send: typeof fetch = async (path, init) => {
    asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    return typeof answer === "string"
      ? new Response(answer, { status })
      : Response.json(answer, { status });
  };
  return { asked, send };
}

const away: typeof fetch = () => Promise.reject(new TypeError("Failed to fetch"));
const origin = "https://dorsal.example";

test("CHK-04 CHK-05 FN-04 a checkout is asked for with its mode and both addresses", async () => {
  const { asked, send } = server({ url: "https://checkout.stripe.com/c/1" });
  expect(await callCheckout("sprinter_yearly", origin, send)).toEqual({
    url: "https://checkout.stripe.com/c/1",
  });
  expect(asked).toEqual([
    {
      path: "/functions/stripe-checkout",
      body: {
        price_id: "sprinter_yearly",
        mode: "subscription",
        success_url: `${origin}/checkout/success?product=sprinter`,
        cancel_url: `${origin}/checkout/cancel?product=sprinter`,
      },
    },
  ]);
});

test("ERR-20 ERR-24 ERR-25 what goes wrong on the way has its sentence", async () => {
  const problemOf = async (send: typeof fetch) => callCheckout("pacer_monthly", origin, send);
  expect(await problemOf(away)).toEqual({
    problem: "Network error occurred. Please try again in a moment.",
  });
  const failed = { problem: "Failed to start checkout process. Please try again." };
  expect(await problemOf(server("<h1>Something broke</h1>", 500).send)).toEqual(failed);
  expect(await problemOf(server({}, 500).send)).toEqual(failed);
  expect(await problemOf(server(null).send)).toEqual(failed);
  expect(await problemOf(server({}).send)).toEqual({ problem: "No checkout URL returned" });
  expect(await problemOf(server({ error: "In our words." }, 503).send)).toEqual({
    problem: "In our words.",
  });
});

test("FN-06 SUB-04 a change sends back what was previewed", async () => {
  const preview = { plan: "Elite", amountDue: 2000, total: 2000, currency: "usd", token: "t" };
  expect(await callPreview("elite_monthly", server(preview).send)).toMatchObject(preview);
  const { asked, send } = server({ plan: "Elite", message: "Done." });
  expect(await callUpdate("elite_monthly", "t", send)).toMatchObject({ message: "Done." });
  expect(asked[0]?.body).toEqual({ action: "update", price_id: "elite_monthly", preview: "t" });
});

test("SUB-04 a change whose payment is to be confirmed leads to where that is done", async () => {
  const { send } = server({ confirm_url: "https://bank.example/1" });
  expect(await callUpdate("elite_monthly", "t", send)).toMatchObject({
    confirm_url: "https://bank.example/1",
  });
});

test("ERR-30 SUB-06 a change that fails says why, or the plain sentence", async () => {
  const declined = server({ error: "Your card was declined." }, 402).send;
  expect(await callUpdate("elite_monthly", "t", declined)).toEqual({
    problem: "Your card was declined.",
  });
  expect(await callPreview("elite_monthly", server("<p>", 502).send)).toEqual({
    problem: "Failed to update subscription",
  });
  expect(await callPreview("elite_monthly", away)).toEqual({
    problem: "Network error occurred. Please try again in a moment.",
  });
});
