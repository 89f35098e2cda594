import { useSay } from "#ui/language/language.tsx";
import type { Words } from "#values/say.ts";

const words: Record<string, Words> = {
  published: { en: "Published", es: "Publicado" },
  scheduled: { en: "Scheduled", es: "Programado" },
  draft: { en: "Draft", es: "Borrador" },
};

const looks: Record<string, string> = {
  published: "border-pine text-pine",
  scheduled: "border-dashed border-pine text-pine",
  draft: "border-ochre text-ochre",
};

/** Whether visitors see a post or a podcast; a state that is not known is grey. */
export function PublicationBadge({ state }: { state: string }) {
  const say = useSay();
  const label = words[state];
  return (
    <span className={`chip font-medium ${looks[state] ?? "border-edge text-muted"}`}>
      {label ? say(label) : state}
    </span>
  );
}
