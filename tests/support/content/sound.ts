import { createMp3Encoder } from "wasm-media-encoders";

const sampleRate = 16_000;

/** An MP3 of a quiet tone, of a constant bit rate: as small as a real one can be. */
export async function aTone(seconds: number): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate: 32 });
  const samples = Float32Array.from(
    { length: seconds * sampleRate },
    (_, place) => Math.sin((place * 440 * 2 * Math.PI) / sampleRate) * 0.05,
  );
  const begun = encoder.encode([samples]).slice();
  const rest = encoder.finalize().slice();
  return Buffer.concat([begun, rest]);
}
