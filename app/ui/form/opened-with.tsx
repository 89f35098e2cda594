import type { EditAnswer, FieldTexts } from "#values/form/three-way.ts";

/**
 * What the fields held when they were loaded, so that only what was changed here is saved. After
 * another refusal that stays what it was, however much is read again.
 */
export function OpenedWith({ texts, answer }: { texts: FieldTexts; answer: EditAnswer | null }) {
  const before = answer && !answer.meanwhile ? answer.typed.opened : undefined;
  return <input type="hidden" name="opened" value={before ?? JSON.stringify(texts)} />;
}
