import { parseBuffer } from "music-metadata";
import { callFunction } from "../support/functions.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("FN-13 ADM-POD-12 the server reads a script aloud, and serves its sound in parts", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  // Text that is not in the store of recordings yet.
  const text = `Run easy, <break time="700ms"/> and count to ${Date.now()}.`;
  const wish = { text, model_id: "eleven_multilingual_v2" };
  let audioUrl = "";
  await expect
    .poll(
      async () => {
        const answer = await callFunction(visitor, "/functions/elevenlabs-tts", wish);
        audioUrl = String(answer.audio_url);
        return answer.status;
      },
      { timeout: 110_000 },
    )
    .toBe(200);
  const whole = await (await visitor.fetch(audioUrl)).bytes();
  const { format } = await parseBuffer(whole, "audio/mpeg", { duration: true });
  expect(format).toMatchObject({ bitrate: 64_000, numberOfChannels: 1 });
  expect(format.duration).toBeGreaterThan(3);
  const piece = await visitor.fetch(audioUrl, { headers: { range: "bytes=0-99" } });
  expect([piece.status, (await piece.bytes()).length]).toEqual([206, 100]);
});
