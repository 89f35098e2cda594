import { chanceOf, hashOf } from "#drawing/chance.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { isRaceKind, type RaceKind, raceKind } from "#features/races/race-type.ts";
import { type MarkdownNode, parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { type Lang, langs, type Words } from "#values/say.ts";
import { longestScript } from "../script/markup.ts";
import { type SpokenLine, spokenLines } from "../script/spoken-lines.ts";

/** When a line of the script is heard, in seconds; the line −1 is the disclosure that comes first. */
export type Cue = { line: number; start: number; end: number };

/** How far the recording of a script is. */
export type AudioProgress = {
  id: string;
  status: "waiting" | "running" | "done" | "failed";
  /** The latest try failed; one that is not over is retried. */
  isFailing: boolean;
  /** From 0 to 1. */
  share: number;
  /** The address of the recording, once it is done. */
  audioUrl: string | null;
  seconds: number | null;
};

/** A published episode in a list. */
export type PodcastSummary = {
  id: string;
  title: string;
  /** The first 300 characters of the script without its tags. */
  excerpt: string;
  audioUrl: string;
  seconds: number | null;
  createdAt: Date;
  /** The language that is spoken in it. */
  lang: Lang;
  /** Of its first race: the color of its bib and the scene of its cover. */
  kind: RaceKind;
};

/** An episode with everything that its page, its files and its entry in the feed are made of. */
export type Podcast = Omit<PodcastSummary, "excerpt"> & {
  script: string;
  /** What an administrator wrote about it. */
  description: string | null;
  /** Says that the voice is synthetic. */
  disclosure: string;
  /** Of the recording; `null` where it was not made here. */
  bytes: number | null;
  voiceName: string | null;
  cues: Cue[];
  updatedAt: Date;
  /** The races that it talks about, in its order. */
  races: { id: string; name: string }[];
};

/** Said first in every recording, and shown with it. */
export const aiDisclosure = "This episode is read by a synthetic voice.";
const syntheticVoice: Words = { en: aiDisclosure, es: "Una voz sintética lee este episodio." };

/** What a recording begins with, in the language of its script. */
export function disclosureSaidIn(lang: Lang): string {
  return syntheticVoice[lang];
}

/** Says what drafted the script of an episode. */
export const draftedBy = {
  "built-in": {
    en: "Its script was drafted by a program from data on this site.",
    es: "Un programa redactó el guion con datos de este sitio.",
  },
  model: {
    en: "Its script was drafted by an AI language model.",
    es: "Un modelo de lenguaje de IA redactó el guion.",
  },
} satisfies Record<string, Words>;

/** The sentences of disclosures that nobody has worded otherwise. */
const disclosures: readonly Words[] = [syntheticVoice, ...Object.values(draftedBy)];

/** A disclosure in the language of a page, as far as its sentences are ours, in whichever they are. */
export function disclosureIn(disclosure: string, lang: Lang): string {
  return disclosures.reduce(
    (text, words) => langs.reduce((said, from) => said.replace(words[from], words[lang]), text),
    disclosure,
  );
}

/** The most characters of a field, and the most races of an episode. */
export const podcastLimits = { topic: 200, title: 200, script: longestScript, races: 12 } as const;

/** The side of the square of a drawn cover, in its own units. */
const side = 640;

/** From the middle of the sound to the lower edge. */
const marginBelow = 118;

const bars = { count: 32, width: 10, step: 20, least: 14, most: 150 };

/** Scenes of episodes without a race. */
const scenes = ["road", "trail", "ultra", "triathlon", "urban"] as const;

type Covered = Pick<PodcastSummary, "id" | "kind">;

/** The scene of an episode: that of its first race, or else one chosen by its id. */
export function coverKind(id: string, storedType: string | null): RaceKind {
  if (storedType !== null) return raceKind(storedType);
  return scenes[hashOf(id) % scenes.length] ?? "road";
}

/** Draws the cover of an address that `podcastCoverAddress` made; `null` for any other. */
export function drawPodcastCover(id: string, query: URLSearchParams): string | null {
  const kind = query.get("scene") ?? "";
  return isRaceKind(kind) ? podcastCoverSvg({ id, kind }) : null;
}

/**
 * The cover of an episode as an SVG document: a scene of its race with the sound in front of it.
 * @param share - how much of its height is shown, where a box that is wider than high cuts it off
 */
export function podcastCoverSvg({ id, kind }: Covered, share = 1): string {
  const scene = coverSvg({ seed: id, type: kind }, { width: side, height: side });
  const middle = (side * (1 + share)) / 2 - marginBelow * share;
  return scene.replace(/<\/svg>\s*$/, `${soundOf(id, middle)}</svg>`);
}

/** A row of bars, as high as the loudness of a voice: words, and the pauses between them. */
function soundOf(seed: string, middle: number): string {
  const chance = chanceOf(`sound ${seed}`);
  const phase = chance.between(0, 6);
  const drawn = Array.from({ length: bars.count }, (_, place) => {
    const swell = Math.abs(Math.sin(phase + place * 0.52)) * chance.between(0.55, 1);
    const height = Math.round(bars.least + swell * (bars.most - bars.least));
    const x = place * bars.step + (bars.step - bars.width) / 2;
    return `<rect x="${x}" y="${Math.round(middle - height / 2)}" width="${bars.width}" height="${height}" rx="5"/>`;
  });
  return `<g fill="${lightColors.paper}" fill-opacity=".94">${drawn.join("")}</g>`;
}

/** A line of the script with the seconds at which it is heard; `null` where no recording says them. */
export type TranscriptLine = Pick<SpokenLine, "block" | "kind" | "markdown" | "text"> & {
  /** Its place in the script; −1 for the sentence that every recording begins with. */
  line: number;
  start: number | null;
  end: number | null;
};

/** Everything that is said in an episode, in its order. */
export function transcriptOf({
  script,
  cues,
  lang,
}: Pick<Podcast, "script" | "cues" | "lang">): TranscriptLine[] {
  const disclosure = disclosureSaidIn(lang);
  const cueOf = new Map(cues.map((cue) => [cue.line, cue]));
  const timed = (line: number) => ({
    line,
    start: cueOf.get(line)?.start ?? null,
    end: cueOf.get(line)?.end ?? null,
  });
  const lines = spokenLines(script).map(
    ({ block, kind, markdown, text }, line): TranscriptLine => ({
      block,
      kind,
      markdown,
      text,
      ...timed(line),
    }),
  );
  const first: TranscriptLine = {
    block: -1,
    kind: "paragraph",
    markdown: disclosure,
    text: disclosure,
    ...timed(-1),
  };
  return [first, ...lines];
}

/** The lines of a transcript with their Markdown read, as the page shows them. */
export function shownLines(lines: readonly TranscriptLine[]): ShownLine[] {
  return lines.map(({ line, kind, block, start, markdown }, place) => ({
    line,
    kind,
    isFirst: lines[place - 1]?.block !== block,
    start,
    tree: parseMarkdown(kind === "heading" ? `# ${markdown}` : markdown, { shift: 2 }),
  }));
}

/** A line of a transcript as the page shows it. */
export type ShownLine = Pick<TranscriptLine, "line" | "kind" | "start"> & {
  /** The first line of its paragraph. */
  isFirst: boolean;
  tree: MarkdownNode[];
};
