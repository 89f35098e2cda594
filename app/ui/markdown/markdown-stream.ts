import { Lexer, type Token, Tokenizer, type Tokens } from "marked";
import remend from "remend";
import { blocks, effortOf, flatten, type MarkdownNode, paragraphs } from "./markdown-tree.ts";

/** How a text looks with its next piece: from block number `from` on it shows `blocks`. */
type MarkdownChange = { from: number; blocks: MarkdownNode[] };

/** Markdown that arrives in pieces. */
type MarkdownStream = {
  push(piece: string): MarkdownChange;
  /** Says that no piece comes any more: marks that are still open are shown as they were typed. */
  end(): MarkdownChange;
};

/** Marks times letters of one block, as in `parseMarkdown`: beyond it is shown as it was typed. */
const blockEffort = 300_000;

/** A list that is longer than this ends at its next blank line, and another one begins. */
const longestList = 2000;

/** Blocks of more letters than this are read again only when they have grown by a part. */
const longBlock = 1000;
const leastGrowth = 1 / 50;

/** A line that goes on with a list, or a blank one. */
const listLine = /^(?:[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|$)/;

/** Blocks that a blank line ends; lists, code and HTML may go on after it. */
const endedByBlankLine = ["paragraph", "heading", "hr", "table", "blockquote", "text"];

/** `##` becomes h3. */
const frame = { shift: 1, depth: 0 };

/**
 * Reads Markdown while it arrives. A block that has ended never changes again, and only the open one
 * is read with each piece. Marks that are still open are closed, so that a bold word is bold from its
 * first letter on; a link is its words until it is whole. However the text was cut, the blocks are
 * the same at the end. Raw HTML comes out as the text it is, pictures as their words.
 * @param keepsLink - which addresses stay links; of all others the words are left
 */
export function markdownStream(keepsLink: (href: string) => boolean): MarkdownStream {
  let ended = 0;
  let open = "";
  /** Up to here no blank line is left to look at. */
  let looked = 0;
  /** The open block is a list, which a blank line does not end. */
  let isList = false;
  /** How many blocks the last change has left. */
  let unchanged = 0;
  /** How much of the open text was read for the last change. */
  let readLength = 0;
  /** The first half of a line end that was cut. */
  let held = "";

  function change(next: string, isLast: boolean): MarkdownChange {
    const from = ended;
    open += next;
    const closed = closeBlocks();
    const isLong = open.length > longBlock && open.length - readLength < open.length * leastGrowth;
    if (isLong && closed.length === 0 && !isLast) return { from: unchanged, blocks: [] };
    ended += closed.length;
    readLength = open.length;
    const shown = keepLinks([...closed, ...readOpen(open, isLast)], keepsLink);
    unchanged = from + shown.length;
    return { from, blocks: shown };
  }

  /** Takes the blocks that have ended off the open text. */
  function closeBlocks(): MarkdownNode[] {
    const closed: MarkdownNode[] = [];
    for (let end = blankLineEnd(open, looked); end !== null; end = blankLineEnd(open, looked)) {
      const goesOn = isList && end <= longestList && isListText(open.slice(looked, end));
      const { read, length, last } = goesOn ? nothing : endedBlocks(open.slice(0, end));
      closed.push(...read);
      open = open.slice(length);
      // The line end before the next blank line may be the one after this one.
      looked = end - length;
      readLength = Math.max(readLength - length, 0);
      isList = goesOn || last === "list";
    }
    return closed;
  }

  return {
    push(piece) {
      const text = held + piece;
      held = text.endsWith("\r") ? "\r" : "";
      return change(flatLines(held ? text.slice(0, -1) : text), false);
    },
    end() {
      const rest = held;
      held = "";
      return change(flatLines(rest), true);
    },
  };
}

/** A whole text as the stream shows it at its end. */
export function readAnswer(text: string, keepsLink: (href: string) => boolean): MarkdownNode[] {
  const stream = markdownStream(keepsLink);
  const { blocks: first } = stream.push(text);
  const { from, blocks: last } = stream.end();
  return [...first.slice(0, from), ...last];
}

function flatLines(text: string): string {
  return text.replaceAll("\0", "").replace(/\r\n?/g, "\n");
}

/** Behind the next blank line; `null` without one. */
function blankLineEnd(text: string, from: number): number | null {
  const blank = /\n[ \t]*\n/g;
  blank.lastIndex = from;
  return blank.test(text) ? blank.lastIndex : null;
}

function isListText(text: string): boolean {
  return text.split("\n").every((line) => listLine.test(line));
}

/** What has ended: its blocks, its letters, and the kind of the block that is still open. */
type EndedPart = { read: MarkdownNode[]; length: number; last: string | null };

const nothing: EndedPart = { read: [], length: 0, last: null };

/** The blocks of a text that ends with a blank line and that nothing can change any more. */
function endedBlocks(text: string): EndedPart {
  const source = flatten(text);
  const all = { length: text.length, last: null };
  if (effortOf(source) > blockEffort) return { ...all, read: paragraphs(text.trim()) };
  const tokens = lex(source);
  const last = tokens.findLast(({ type }) => type !== "space");
  const isEnded = !last || endedByBlankLine.includes(last.type) || isClosedCode(last);
  const isLong = last?.type === "list" && last.raw.length > longestList;
  if (isEnded || isLong) return { ...all, read: blocks(tokens, frame) };
  const before = tokens.slice(0, tokens.indexOf(last));
  const length = before.reduce((sum, { raw }) => sum + raw.length, 0);
  const isWhole = source === text && tokens.map(({ raw }) => raw).join("") === text;
  return isWhole
    ? { read: blocks(before, frame), length, last: last.type }
    : { ...nothing, last: null };
}

/** Code between fences, with its last fence. */
function isClosedCode({ type, raw }: Token): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1];
  return type === "code" && fence !== undefined && raw.trimEnd().endsWith(`\n${fence}`);
}

function readOpen(text: string, isLast: boolean): MarkdownNode[] {
  const source = flatten(text);
  if (effortOf(source) > blockEffort) return paragraphs(text.trim());
  return blocks(lex(isLast ? source : remend(source, halfOpen)), frame);
}

/** What to do about marks that are still open. Other marks stay as they will be at the end. */
const halfOpen = {
  linkMode: "text-only",
  htmlTags: false,
  katex: false,
  comparisonOperators: false,
  singleTilde: false,
} as const;

const tokenizer = new Tokenizer();
const { heading, lheading } = Tokenizer.prototype;
tokenizer.heading = (source) => belowH2(heading.call(tokenizer, source));
tokenizer.lheading = (source) => belowH2(lheading.call(tokenizer, source));
// Links by reference are not read: a definition at the end would change the blocks before it.
tokenizer.def = () => undefined;

/** `#` is as large as `##`: which level a text begins with is known too late. */
function belowH2(token: Tokens.Heading | undefined): Tokens.Heading | undefined {
  return token && { ...token, depth: Math.max(token.depth, 2) };
}

function lex(source: string): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer }).lex(source);
}

/** The same tree where only some links lead anywhere; of the others the words are left. */
function keepLinks(
  tree: readonly MarkdownNode[],
  keeps: (href: string) => boolean,
): MarkdownNode[] {
  const kept: MarkdownNode[] = [];
  for (const node of tree) {
    if (typeof node === "string") add(kept, node);
    else for (const part of keepIn(node, keeps)) add(kept, part);
  }
  return kept;
}

function keepIn(
  [tag, children, attributes]: Exclude<MarkdownNode, string>,
  keeps: (href: string) => boolean,
): MarkdownNode[] {
  const inside = keepLinks(children, keeps);
  if (tag !== "a") return [attributes ? [tag, inside, attributes] : [tag, inside]];
  const href = attributes?.href;
  return href !== undefined && keeps(href) ? [["a", inside, { href }]] : inside;
}

/** Texts beside each other become one. */
function add(nodes: MarkdownNode[], node: MarkdownNode): void {
  const last = nodes.at(-1);
  if (typeof node === "string" && typeof last === "string") nodes[nodes.length - 1] = last + node;
  else nodes.push(node);
}
