import type { SpeechLine } from "#services/speech/speech.ts";
import { longestPauseMs, type MarkedScript, type Piece, readInline, readMarks } from "./markup.ts";

/**
 * One sentence or heading of a script, heard without an interruption. A cue's `line` is its place in
 * the list.
 */
export type SpokenLine = SpeechLine & {
  /** The number of the paragraph, heading or list entry that it belongs to. */
  block: number;
  kind: "heading" | "paragraph" | "entry";
  /** Markdown of the line without the mark of its block, and without tags. */
  markdown: string;
  text: string;
};

/** The pause after a line without a tag, in milliseconds. */
const pauses = { sentence: 250, heading: 700, paragraph: 600, entry: 400 } as const;

/** Where a sentence has no end, a line ends at a comma, and latest at this length. */
const lengths = { comma: 280, longest: 420 } as const;

/**
 * The lines that a voice reads of a script. Markdown and tags are read; `ssml` holds words and breaks
 * of at most three seconds, and nothing else that was typed. Takes as long as the script is.
 *
 * @example spokenLines("Run easy. <break time=\"1s\"/> Then rest.").map(({ ssml, pauseAfter }) => …)
 *   // ["Run easy.", 1000], ["Then rest.", 600]
 */
export function spokenLines(script: string): SpokenLine[] {
  const marked = readMarks(script);
  const lines: SpokenLine[] = [];
  let block = 0;
  for (const { kind, text } of blocksOf(marked)) {
    const before = lines.length;
    addLines(lines, { kind, block }, readInline(marked, text));
    const last = lines.at(-1);
    if (!last || lines.length === before) continue;
    last.pauseAfter = Math.max(last.pauseAfter, pauses[kind]);
    block += 1;
  }
  return lines;
}

type Block = { kind: SpokenLine["kind"]; text: string };

const heading = /^\s{0,3}#{1,6}\s+/;
const entry = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
/** A rule, the mark of a code block, and the line below the head of a table. */
const nothing = /^\s*(?:[-*_=]{3,}|`{3,}[\w-]*|~{3,}[\w-]*|\|?[\s:|-]*-[\s:|-]*)\s*$/;

function blocksOf({ text }: MarkedScript): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  const begin = (kind: Block["kind"], line: string) => {
    open = { kind, text: line };
    blocks.push(open);
  };
  for (const written of text.split("\n")) {
    const line = written.replace(/^\s*>[>\s]*/, "");
    const isEmpty = !line.trim() || nothing.test(line);
    if (isEmpty) open = null;
    else if (heading.test(line)) {
      begin("heading", line.replace(heading, "").replace(/\s+#+\s*$/, ""));
      open = null;
    } else if (entry.test(line)) begin("entry", line.replace(entry, ""));
    else if (open) continueBlock(open, line);
    else begin("paragraph", line);
  }
  return blocks;
}

function continueBlock(block: Block, line: string) {
  block.text += `\n${line.trim()}`;
}

/** Adds the lines of a block; silence at its beginning belongs to the line before. */
function addLines(
  lines: SpokenLine[],
  place: Pick<SpokenLine, "block" | "kind">,
  pieces: readonly Piece[],
) {
  let line = emptyLine();
  let pause: number | null = null;
  const end = () => {
    const ssml = line.ssml.replace(/\s+/g, " ").trim();
    if (/[\p{L}\p{N}]/u.test(ssml.replace(/<[^>]*>/g, ""))) {
      const [markdown, text] = [line.markdown.trim(), line.text.replace(/\s+/g, " ").trim()];
      lines.push({ ...place, markdown, text, ssml, pauseAfter: pause ?? pauses.sentence });
    } else {
      const previous = lines.at(-1);
      if (previous) previous.pauseAfter = Math.max(previous.pauseAfter, pause ?? 0);
    }
    line = emptyLine();
    pause = null;
  };
  for (const piece of pieces) {
    const isWord = /\S/.test(piece.text);
    if (isWord && line.lastWord && endsBefore(line, piece)) end();
    if (isWord && pause !== null && line.lastWord) {
      line.ssml += ` <break time="${pause}ms"/> `;
      pause = null;
    } else if (isWord && pause !== null) end();
    line.markdown += piece.markdown;
    line.text += piece.text;
    line.ssml += piece.spoken;
    if (isWord) line.lastWord = piece.text;
    if (piece.pauseMs !== undefined) pause = Math.min(longestPauseMs, (pause ?? 0) + piece.pauseMs);
  }
  end();
}

function emptyLine() {
  return { markdown: "", text: "", ssml: "", lastWord: "" };
}

const sentenceEnd = /[.!?…]["'”’)\]*_]*$/;
const sentenceBegin = /^["'“‘(¿¡*_]*[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
const abbreviation = /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|mt|vs|no|approx|e\.g|i\.e|\p{Lu})\.$/iu;
const clauseEnd = /[,;:–—]$/;

/** Whether the next word begins a new line. */
function endsBefore({ ssml, text, lastWord }: ReturnType<typeof emptyLine>, next: Piece): boolean {
  const length = Math.max(ssml.length, text.length);
  if (length >= lengths.longest) return true;
  if (length >= lengths.comma && clauseEnd.test(lastWord)) return true;
  const isEnd = sentenceEnd.test(lastWord) && !abbreviation.test(lastWord);
  return isEnd && sentenceBegin.test(next.text);
}
