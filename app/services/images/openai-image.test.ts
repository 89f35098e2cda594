import { afterAll, expect, test } from "vitest";
import { aPhoto } from "../../../tests/support/pictures.ts";
import {
  type ImageStep,
  imageKey,
  startImageProvider,
} from "../../../tests/support/providers/images.ts";
import { readConfig } from "../config.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { openaiImages } from "./openai-image.ts";

const provider = await startImageProvider();
afterAll(provider.close);
const settings = { apiKey: imageKey, baseUrl: provider.baseUrl, model: "gpt-image-1" };
const limits = { patienceMs: 20_000, mostBytes: 1_000_000 };
const prompt = "a runner whom nobody may read about";

function ask(step: ImageStep, change: Partial<typeof settings> = {}) {
  provider.answerWith(() => step);
  const patience = "hangs" in step ? { ...limits, patienceMs: 200 } : limits;
  const images = openaiImages({ ...settings, ...change }, fetch, patience);
  return images.generate(prompt, "1024x1024", new AbortController().signal);
}

async function failureOf(work: Promise<unknown>): Promise<ServiceProblem> {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof ServiceProblem)) throw new Error("It did not fail.");
  return problem;
}

test("a picture is asked for and read as OpenAI's protocol says", async () => {
  const picture = await aPhoto();
  expect(picture.equals(await ask({ picture }))).toBe(true);
  expect(provider.calls).toEqual([
    { model: "gpt-image-1", prompt, size: "1024x1024", n: 1, output_format: "jpeg" },
  ]);
  await ask({ picture }, { model: "dall-e-3" });
  expect(provider.calls[0]).toMatchObject({ model: "dall-e-3", response_format: "b64_json" });
  await ask({ picture }, { model: "flux" });
  expect(provider.calls).toEqual([{ model: "flux", prompt, size: "1024x1024", n: 1 }]);
});

test("what the provider answers decides the kind of the failure", async () => {
  const kinds = { 400: "invalid", 402: "rate", 403: "auth", 404: "unavailable", 429: "rate" };
  for (const [status, kind] of Object.entries({ ...kinds, 500: "unavailable" })) {
    expect((await failureOf(ask({ status: Number(status) }))).kind, status).toBe(kind);
  }
  expect((await failureOf(ask({ status: 200 }, { apiKey: "sk-another" }))).kind).toBe("auth");
  for (const text of ["", "<html>", "{}", '{"data":[]}', '{"data":[{"b64_json":"§"}]}']) {
    expect((await failureOf(ask({ text }))).kind, text).toBe("unavailable");
  }
  expect((await failureOf(ask({ hangs: true }))).kind).toBe("timeout");
  expect((await failureOf(ask({ endless: true }))).kind).toBe("unavailable");
  expect((await failureOf(ask({ redirect: "http://127.0.0.1:1/" }))).kind).toBe("unavailable");
});

test("a failure names the provider's code, and neither prompt nor key", async () => {
  for (const work of [ask({ status: 400 }), ask({ status: 400 }, { apiKey: "sk-another" })]) {
    const problem = await failureOf(work);
    const told = `${problem.message} ${problem.cause} ${problem.stack}`;
    expect(told).toMatch(/status 40[01] \w+/);
    expect(told).not.toContain("runner");
    expect(told).not.toContain("sk-");
  }
});

test("an asker who leaves ends the call", async () => {
  provider.answerWith(() => ({ hangs: true }));
  const leaving = new AbortController();
  const images = openaiImages(settings, fetch, limits);
  const asked = images.generate(prompt, "1024x1024", leaving.signal);
  leaving.abort();
  expect((await failureOf(asked)).kind).toBe("timeout");
});

test("OpenAI's key brings its model; another provider makes pictures if its model is named", () => {
  const key = { OPENAI_API_KEY: "sk-0123456789" };
  const other = { ...key, OPENAI_BASE_URL: "https://models.example/v1/" };
  expect(readConfig({}).imageModel).toBeNull();
  expect(readConfig(key).imageModel).toEqual({
    apiKey: "sk-0123456789",
    baseUrl: "https://api.openai.com/v1",
    model: "gpt-image-1.5",
  });
  expect(readConfig({ ...key, OPENAI_IMAGE_MODEL: "dall-e-3" }).imageModel?.model).toBe("dall-e-3");
  expect(readConfig(other).imageModel).toBeNull();
  expect(readConfig({ ...other, OPENAI_IMAGE_MODEL: "flux" }).imageModel).toMatchObject({
    baseUrl: "https://models.example/v1",
    model: "flux",
  });
  expect(() => readConfig({ OPENAI_IMAGE_MODEL: "flux" })).toThrow("OPENAI_API_KEY");
});
