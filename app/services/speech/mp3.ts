/** Sound as frames of MP3 and nothing else, so that another sound of its kind can follow. */
export type Frames = {
  bytes: Uint8Array;
  seconds: number;
  sampleRate: number;
  channels: 1 | 2;
  bitRate: number;
};

/** By the version's bits in the header: 2.5, none, 2 and 1. */
const sampleRates = [
  [11_025, 12_000, 8000],
  [],
  [22_050, 24_000, 16_000],
  [44_100, 48_000, 32_000],
];
const bitRates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  others: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const layer3 = 1;
const version1 = 3;
const monoMode = 3;

/**
 * The frames of an MP3 with a constant bit rate. Tags are left out, and so is the frame that only
 * describes the others. `null` for anything else: another format, a variable rate, or no sound.
 */
export function readFrames(file: Uint8Array): Frames | null {
  const pieces: Uint8Array[] = [];
  let first: Header | null = null;
  let at = behindId3(file);
  while (at + 4 <= file.length) {
    const header = readHeader(file, at);
    if (!header || at + header.length > file.length) break;
    const frame = file.subarray(at, at + header.length);
    at += header.length;
    if (!first && isDescription(frame)) continue;
    first ??= header;
    if (!isAlike(header, first)) return null;
    pieces.push(frame);
  }
  if (!first) return null;
  const { samples, sampleRate, channels, bitRate } = first;
  return {
    bytes: Buffer.concat(pieces),
    seconds: (pieces.length * samples) / sampleRate,
    sampleRate,
    channels,
    bitRate,
  };
}

type Header = {
  /** Of the frame, in bytes. */
  length: number;
  /** In a frame. */
  samples: number;
  sampleRate: number;
  channels: 1 | 2;
  bitRate: number;
};

function readHeader(file: Uint8Array, at: number): Header | null {
  const [sync = 0, kind = 0, rates = 0, mode = 0] = file.subarray(at, at + 4);
  if (sync !== 0xff || kind >> 5 !== 7 || ((kind >> 1) & 3) !== layer3) return null;
  const version = (kind >> 3) & 3;
  const sampleRate = sampleRates[version]?.[(rates >> 2) & 3];
  const rate = (version === version1 ? bitRates.first : bitRates.others)[rates >> 4];
  if (!sampleRate || !rate) return null;
  const samples = version === version1 ? 1152 : 576;
  const padding = (rates >> 1) & 1;
  const length = Math.floor((samples / 8) * ((rate * 1000) / sampleRate)) + padding;
  return {
    length,
    samples,
    sampleRate,
    channels: mode >> 6 === monoMode ? 1 : 2,
    bitRate: rate * 1000,
  };
}

function isAlike(one: Header, other: Header): boolean {
  return (
    one.sampleRate === other.sampleRate &&
    one.bitRate === other.bitRate &&
    one.channels === other.channels
  );
}

/** Encoders put their description where a decoder expects silence. */
function isDescription(frame: Uint8Array): boolean {
  const head = Buffer.from(frame.subarray(0, 64)).toString("latin1");
  return head.includes("Xing") || head.includes("Info") || head.includes("VBRI");
}

/** The place behind a tag at the beginning, whose length has 28 bits. */
function behindId3(file: Uint8Array): number {
  if (Buffer.from(file.subarray(0, 3)).toString("latin1") !== "ID3") return 0;
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10);
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d);
}
