import { parseBuffer } from "music-metadata";
import { afterAll, expect, test } from "vitest";
import {
  type SpeechFault,
  silentMp3,
  speechKey,
  speechVoice,
  startSpeechProvider,
} from "../../../tests/support/providers/speech.ts";
import { readConfig } from "../config.ts";
import { errorRecord } from "../log/error-record.ts";
import { openSpeech } from "../open.ts";
import { ServiceProblem } from "../providers/problem.ts";
import { builtInVoice, isVoiceInstalled } from "./built-in-voice.ts";
import { speechSettings } from "./config.ts";
import { elevenLabs } from "./elevenlabs.ts";
import { readFrames } from "./mp3.ts";
import type { Speech, SpeechLine } from "./speech.ts";

const provider = await startSpeechProvider();
afterAll(() => provider.close());

const settings = {
  apiKey: speechKey,
  baseUrl: provider.baseUrl,
  model: "eleven_multilingual_v2",
  voice: { id: speechVoice, name: "Narrator" },
};
const local = elevenLabs(settings, fetch);
const hasty = elevenLabs(settings, fetch, 200);
const voice = builtInVoice({ idleMs: 500, stuckMs: 20_000 });

/** With a key the same suite runs against the provider itself. */
const real = speechSettings({
  ELEVENLABS_API_KEY: process.env.ELEVENLABS_API_KEY,
  ELEVENLABS_VOICE_ID: process.env.ELEVENLABS_VOICE_ID,
});
const sides: [name: string, speech: Speech][] = [
  ["the built-in voice", voice],
  ["a server that speaks the protocol", local],
  ...(real ? [["ElevenLabs", elevenLabs(real, fetch)] as [string, Speech]] : []),
];

const never = () => new AbortController().signal;
const line = (ssml: string, pauseAfter = 250): SpeechLine => ({ ssml, pauseAfter });
const lines = [
  line("Cusco lies at three thousand four hundred metres."),
  line('Breathe, <break time="700ms"/> and walk.', 1500),
  line("Then run.", 600),
];

async function problemOf(work: Promise<unknown>) {
  return work.then(
    () => null,
    (error: unknown) => error,
  );
}

for (const [name, speech] of sides) {
  test(`lines become one MP3 with the time of each line: ${name}`, async () => {
    const { mp3, seconds, lines: times } = await speech.speak(lines, never());
    const frames = readFrames(mp3);
    expect(frames).toMatchObject({ channels: 1, bitRate: 64_000 });
    expect(frames?.bytes.length).toBe(mp3.length);
    const { format } = await parseBuffer(mp3, { mimeType: "audio/mpeg" }, { duration: true });
    expect(format.codec).toMatch(/^MPEG [12] Layer 3$/);
    expect(Math.abs((format.duration ?? 0) - seconds)).toBeLessThan(0.06);
    expect(times).toHaveLength(3);
    for (const [place, { start, end }] of times.entries()) {
      expect(start).toBeGreaterThanOrEqual(times[place - 1]?.end ?? 0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(seconds);
    }
  }, 60_000);

  test(`two parts make one sound: ${name}`, async () => {
    const parts = [
      await speech.speak([line("The first part.")], never()),
      await speech.speak([line("The second part.")], never()),
    ];
    const whole = Buffer.concat(parts.map(({ mp3 }) => mp3));
    const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
    expect(readFrames(whole)?.seconds).toBeCloseTo(seconds, 5);
  }, 60_000);

  test(`what is stopped, empty or too long is not spoken: ${name}`, async () => {
    const stopped = AbortSignal.abort(new Error("stopped"));
    expect(await problemOf(speech.speak(lines, stopped))).toMatchObject({ message: "stopped" });
    const stopping = new AbortController();
    const work = problemOf(speech.speak(Array(20).fill(lines[0]), stopping.signal));
    stopping.abort(new Error("stopped"));
    expect(await work).toMatchObject({ message: "stopped" });
    for (const wrong of [[], [line("x ".repeat(speech.mostCharacters))]]) {
      expect(await problemOf(speech.speak(wrong, never()))).toMatchObject({ kind: "invalid" });
    }
    expect((await speech.speak([line("Still here.")], never())).seconds).toBeGreaterThan(0.5);
  }, 60_000);

  test(`markup is not read as markup: ${name}`, async () => {
    const hostile = line(
      'Run &lt;audio src="x"/&gt; <audio src="x"/> [[h@l@U]] {voice} & \u0001 go.',
    );
    expect((await speech.speak([hostile], never())).seconds).toBeGreaterThan(0.5);
  }, 60_000);
}

test("the built-in voice keeps its pauses to the millisecond", async () => {
  const spoken = await voice.speak([line("One.", 2000), line("Two.", 0)], never());
  const [one, two] = spoken.lines;
  expect((two?.start ?? 0) - (one?.end ?? 0)).toBeCloseTo(2, 2);
  const inner = await voice.speak([line('One. <break time="2000ms"/> Two.', 0)], never());
  const [whole] = inner.lines;
  expect((whole?.end ?? 0) - (whole?.start ?? 0)).toBeCloseTo(
    (two?.end ?? 0) - (one?.start ?? 0),
    2,
  );
});

test("a voice whose worker crashes or hangs fails that call, and the next one works", async () => {
  const files = "tests/support/providers/voices";
  const crashing = builtInVoice({ idleMs: 100, stuckMs: 5000 }, `${files}/crashing.ts`);
  const silent = builtInVoice({ idleMs: 100, stuckMs: 300 }, `${files}/silent.ts`);
  const first = await problemOf(crashing.speak([line("crash")], never()));
  expect(first).toMatchObject({ service: "speech", kind: "unavailable" });
  expect(await crashing.speak([line("work")], never())).toMatchObject({ lines: [] });
  expect(await problemOf(silent.speak([line("hang")], never()))).toMatchObject({ kind: "timeout" });
  expect(await problemOf(silent.speak([line("hang")], never()))).toMatchObject({ kind: "timeout" });
});

const faults: [name: string, fault: SpeechFault, kind: string][] = [
  ["a wrong key", { status: 401 }, "auth"],
  ["no rights", { status: 403 }, "auth"],
  ["too many requests", { status: 429 }, "rate"],
  ["an unknown voice", { status: 404 }, "invalid"],
  ["a refused text", { status: 422, body: { detail: [{ msg: "no" }] } }, "invalid"],
  ["a failure", { status: 500, body: "<html>" }, "unavailable"],
  ["a full provider", { status: 503 }, "unavailable"],
  ["no JSON", { text: "<html>All good.</html>" }, "unavailable"],
  ["another JSON", { text: '{"audio":"x"}' }, "unavailable"],
  ["no audio", { sound: "" }, "unavailable"],
  ["audio that is none", { sound: Buffer.from("RIFF....WAVE").toString("base64") }, "unavailable"],
  ["silence of the line", { hangs: true }, "timeout"],
];

test.each(faults)(
  "ERR-85 %s fails by its kind, without words of the script or the key",
  async (_name, fault, kind) => {
    provider.failWith(() => fault);
    // Only what never ends is waited for in haste: a busy machine takes its time for an answer.
    const side = kind === "timeout" ? hasty : local;
    const problem = await problemOf(side.speak([line("Secret words.")], never()));
    expect(problem).toBeInstanceOf(ServiceProblem);
    expect(problem).toMatchObject({ service: "speech", kind });
    expect(JSON.stringify(errorRecord(problem))).not.toMatch(/Secret words|elevenlabs-test-key/);
  },
);

test("an endless answer is given up, and its connection ends", async () => {
  provider.failWith(() => ({ endless: true }));
  const problem = await problemOf(local.speak(lines, never()));
  expect(problem).toMatchObject({ kind: "unavailable" });
  await expect.poll(() => provider.open).toBe(0);
});

test("FN-13 the provider gets the words, long pauses and its model, and no other markup", async () => {
  provider.failWith(() => null);
  await local.speak([...lines, line("<b>Bold</b> & done.")], never());
  expect(provider.calls[0]?.body).toEqual({
    text: 'Cusco lies at three thousand four hundred metres. Breathe, <break time="0.7s" /> and walk. <break time="1.5s" /> Then run.\n\nb Bold /b done.',
    model_id: "eleven_multilingual_v2",
  });
});

test("a provider that tells no times, or the times of other words, gets them shared by length", async () => {
  const other = {
    characters: ["x"],
    character_start_times_seconds: [0],
    character_end_times_seconds: [1],
  };
  for (const alignment of [null, other, { characters: "none" }]) {
    provider.failWith(() => ({ alignment }));
    const { lines: times, seconds } = await local.speak(lines, never());
    expect(times.map(({ end }) => end <= seconds)).toEqual([true, true, true]);
    expect(times[1]?.start).toBeGreaterThan(seconds / 4);
  }
});

test("tags and a describing frame are left out of the sound, and other formats are none", () => {
  const sound = silentMp3(2);
  const frames = readFrames(sound);
  expect(frames?.seconds).toBeCloseTo(2, 1);
  expect(frames?.bytes.length).toBe(sound.length - 20 - 208);
  expect(readFrames(Buffer.concat([sound, Buffer.from("TAG".padEnd(128))]))?.bytes.length).toBe(
    frames?.bytes.length,
  );
  const faster = Buffer.from(silentMp3(0)).subarray(-208);
  faster[2] = 0x90;
  const wrong = [Buffer.alloc(0), Buffer.from("ID3"), Buffer.alloc(5000, 0xff), Buffer.alloc(5000)];
  for (const bytes of [...wrong, Buffer.concat([sound, faster, Buffer.alloc(400)])]) {
    expect(readFrames(bytes)).toBeNull();
  }
});

test("ADM-POD-11 GAP-96 FAKE-18 the settings name one narrator; without a key the built-in voice is the one", () => {
  const set = {
    ELEVENLABS_API_KEY: speechKey,
    ELEVENLABS_VOICE_ID: "v1",
    ELEVENLABS_VOICE_NAME: "Ana",
  };
  expect(readConfig(set).speech).toEqual({
    apiKey: speechKey,
    baseUrl: "https://api.elevenlabs.io",
    model: "eleven_multilingual_v2",
    voice: { id: "v1", name: "Ana" },
  });
  expect(openSpeech(readConfig(set).speech, fetch)?.engine).toBe("elevenlabs");
  expect(openSpeech(readConfig({}).speech, fetch)?.engine).toBe("built-in");
  expect([isVoiceInstalled(), isVoiceInstalled("/")], "its package is optional").toEqual([
    true,
    false,
  ]);
  for (const [name, value] of Object.entries(set)) {
    if (name !== "ELEVENLABS_VOICE_NAME") continue;
    expect(() => readConfig({ [name]: value })).toThrow("ELEVENLABS_VOICE_ID");
  }
  expect(() => readConfig({ ELEVENLABS_API_KEY: speechKey })).toThrow("ELEVENLABS_VOICE_ID");
  expect(() => readConfig({ ...set, ELEVENLABS_API_KEY: "short" })).toThrow(
    /^(?!.*short)ELEVENLABS_API_KEY/,
  );
});
