import { type MarkdownNode, parseMarkdown } from "#ui/markdown/markdown-tree.ts";
import { type SpokenLine, spokenLines } from "../script/spoken-lines.ts";
import { disclosureSaidIn, type Podcast } from "./podcast.ts";

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
