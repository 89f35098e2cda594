import { fold } from "#values/text/fold.ts";

const goal =
  /\b(i want to|i d like to|id like to|my goal|my target|aiming (for|to)|trying to|training for|preparing for|(?:want|like|going|need|hoping) to (?:prepare|train|get ready) for|go under|wanna (?:run|break|finish|do)|break \d|sub ?\d|quiero (correr|bajar|hacer|terminar|preparar(?:me)?|entrenar(?:me)?|mejorar|acabar|romper|lograr|llegar)|mi (meta|objetivo) es|bajar de|me preparo|estoy preparando|entreno para|my first|mi primer[ao]?|i (?:have|ve got|got|signed up for) (?:a|an|my|the) (?:\w+ )?(?:race|half|marathon|ultra|\d+ ?k)|(?:tengo|me inscribi (?:en|a)) (?:un|una|el|la|mi) (?:\w+ )?(?:carrera|media|maraton|ultra|\d+ ?k))\b/;
const question =
  /^(and |y )?(what|which|how|when|where|why|can|could|should|do|is|cual|que|como|cuando|donde|por que|puedo|debo)\b/;

/** Without accents, capitals and marks. */
function plainOf(text: string): string {
  return fold(text)
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function isQuestion(text: string): boolean {
  return text.includes("?") || question.test(plainOf(text));
}

/** Whether somebody says what they run for: `I want to break 50 minutes for 10K`. */
export function isGoal(text: string): boolean {
  return goal.test(plainOf(text)) && !isQuestion(text);
}

/** `Ok thanks, ` before a question. */
const courtesy =
  /^(?:(?:ok|okay|thanks|thank you|thx|gracias|hi|hello|hey|hola|buenas|buenos d[ií]as|good morning|well|bueno)(?:,? (?:coach|profe|entrenador))?[,.!]*\s+)+(?=\S+\s+\S)/iu;
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
