import { buttonClass } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { NewTabNote } from "#ui/navigation/text-link.tsx";

/** Opens WhatsApp with a text to send to a group. */
export function WhatsAppLink({ text }: { text: string }) {
  const say = useSay();
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ look: "quiet", size: "small" })}
    >
      {say({ en: "Share on WhatsApp", es: "Compartir por WhatsApp" })}
      <NewTabNote />
    </a>
  );
}
