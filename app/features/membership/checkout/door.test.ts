import { expect, test } from "vitest";
import { callCheckout, callPreview, callUpdate } from "./door.ts";

/** A server that always answers. */
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

test("CHK-04 CHK-05 FN-04 a checkout is requested with its mode and both addresses", async () => {
  const { asked, send } = server({ url: "https://checkout.stripe.com/c/1" });
  expect(await callCheckout("sprinter_yearly", origin, send, "en")).toEqual({
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

test("ERR-20 ERR-24 ERR-25 each failure of a call has its message", async () => {
  const problemOf = async (send: typeof fetch) => callCheckout("pacer_monthly", origin, send, "en");
  expect(await problemOf(away)).toEqual({
    problem: "network",
    sentence: "Network error occurred. Please try again in a moment.",
  });
  const failed = "Failed to start checkout process. Please try again.";
  for (const answer of [server(null), server("<h1>Not ours</h1>", 404), server("", 200)]) {
    expect(await problemOf(answer.send)).toEqual({ problem: "failed", sentence: failed });
  }
  expect(await problemOf(server({}).send)).toMatchObject({
    problem: "no-address",
    sentence: "No checkout URL returned",
  });
  const error = { code: "unavailable", message: "In our words." };
  expect(await problemOf(server({ error }, 503).send)).toEqual({
    problem: "unavailable",
    sentence: "In our words.",
  });
});

test("ERR-19 GAP-89 an unreachable server is reported as such, whatever answers in its place", async () => {
  for (const answer of ["", "<h1>Bad gateway</h1>", {}, { error: "text" }]) {
    expect(await callCheckout("pacer_monthly", origin, server(answer, 502).send, "en")).toEqual({
      problem: "unreachable",
      sentence:
        "Unable to connect to payment service. Please check your internet connection and try again.",
    });
  }
});

test("FN-06 SUB-04 a change sends back what was previewed", async () => {
  const preview = { plan: "Elite", amountDue: 2000, total: 2000, currency: "usd", token: "t" };
  expect(await callPreview("elite_monthly", server(preview).send, "en")).toMatchObject(preview);
  const { asked, send } = server({ plan: "Elite", message: "Done." });
  expect(await callUpdate("elite_monthly", "t", send, "en")).toMatchObject({ message: "Done." });
  for (const other of [{}, { plan: "Elite" }, { ...preview, total: "20" }]) {
    expect(await callPreview("elite_monthly", server(other).send, "en")).toMatchObject({
      problem: "failed",
    });
  }
  expect(asked[0]?.body).toEqual({ action: "update", price_id: "elite_monthly", preview: "t" });
});

test("SUB-04 a change whose payment needs confirmation leads to the bank's page", async () => {
  const { send } = server({ confirm_url: "https://bank.example/1" });
  expect(await callUpdate("elite_monthly", "t", send, "en")).toMatchObject({
    confirm_url: "https://bank.example/1",
  });
});

test("ERR-30 SUB-06 a failed change shows its reason, or the general message", async () => {
  const declined = server(
    { error: { code: "payment_refused", message: "Your card was declined." } },
    402,
  ).send;
  expect(await callUpdate("elite_monthly", "t", declined, "en")).toEqual({
    problem: "payment_refused",
    sentence: "Your card was declined.",
  });
  expect(await callPreview("elite_monthly", server("<p>", 502).send, "en")).toEqual({
    problem: "failed",
    sentence: "Failed to update subscription",
  });
  expect(await callPreview("elite_monthly", away, "en")).toEqual({
    problem: "network",
    sentence: "Network error occurred. Please try again in a moment.",
  });
});
