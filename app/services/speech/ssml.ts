/** Words, or silence in milliseconds. */
export type SpeechPiece = { words: string } | { silenceMs: number };

const brk = /<break time="(\d{1,5})ms"\/>/g;
const entities: Record<string, string> = { "&amp;": " and ", "&lt;": " ", "&gt;": " " };

/**
 * What a line of a script asks for. Words are freed of every character that any engine could read as
 * markup, so that even a line that nothing has checked is only read aloud.
 */
export function piecesOf(ssml: string): SpeechPiece[] {
  const pieces: SpeechPiece[] = [];
  let end = 0;
  const addWords = (text: string) => {
    const words = wordsOf(text);
    if (/[\p{L}\p{N}]/u.test(words)) pieces.push({ words });
  };
  for (const match of ssml.matchAll(brk)) {
    addWords(ssml.slice(end, match.index));
    pieces.push({ silenceMs: Number(match[1]) });
    end = match.index + match[0].length;
  }
  addWords(ssml.slice(end));
  return pieces;
}

function wordsOf(text: string): string {
  return text
    .replace(/&(?:amp|lt|gt);/g, (entity) => entities[entity] ?? " ")
    .replace(/[<>&[\]{}\\]|\p{Cc}/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
