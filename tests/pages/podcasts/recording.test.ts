import { parseBuffer } from "music-metadata";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const door = "/functions/elevenlabs-tts";

test("FN-13 ADM-POD-12 the built server reads a script aloud, and serves its sound in pieces", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  const { request } = page;
  // No other run has said this.
  const text = `Run easy, <break time="700ms"/> and count to ${Date.now()}.`;
  const call = { data: { text, model_id: "eleven_multilingual_v2" } };
  let audioUrl = "";
  await expect(async () => {
    const answer = await request.post(door, call);
    expect(answer.status()).toBe(200);
    audioUrl = (await answer.json()).audio_url;
  }).toPass({ timeout: 50_000 });
  const whole = await request.get(audioUrl);
  const { format } = await parseBuffer(await whole.body(), "audio/mpeg", { duration: true });
  expect(format).toMatchObject({ bitrate: 64_000, numberOfChannels: 1 });
  expect(format.duration).toBeGreaterThan(3);
  const piece = await request.get(audioUrl, { headers: { Range: "bytes=0-99" } });
  expect([piece.status(), (await piece.body()).length]).toEqual([206, 100]);
});
