/** `Ok thanks, ` before a question. */
const courtesy =
  /^(?:(?:ok|okay|thanks|thank you|thx|gracias|hi|hello|hey|hola|buenas|buenos d[ií]as|good morning|well|bueno)(?:,? coach)?[,.!]*\s+)+(?=\S+\s+\S)/iu;
const address =
  /^[Cc]oach[,!.]?\s+(?=\S+\s+\S)|[,!.]?\s*\b[Cc]oach(?:\s+\p{Lu}\p{L}+)?[.!]*(?=\?*$)/u;

/** `Find me a coach` speaks of coaches; `hello coach` speaks to one. */
const seeksCoach = /\b(?:a|an|my|find|need|want|hire|the|un|una|busco|quiero|el)\s+\w*\s*coach\b/iu;

/** `Hi coach, I want …` without the greeting. */
export function withoutCourtesy(text: string): string {
  const trimmed = text.trim().replace(courtesy, "");
  if (seeksCoach.test(trimmed)) return trimmed;
  return trimmed.replace(address, "").trim() || trimmed;
}
