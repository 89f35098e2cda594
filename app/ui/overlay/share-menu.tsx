import { useSay } from "#ui/language/language.tsx";
import { NewTabNote } from "#ui/navigation/text-link.tsx";
import type { Sentence } from "#values/say.ts";
import { buttonClass } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "./menu.tsx";

type Sharer = { name: Sentence; href: string; isPage: boolean };

/** Ways to share a page. `name` is the title that goes with its address. */
export function ShareMenu({
  name,
  url,
  size = "small",
}: {
  name: string;
  url: string;
  size?: "small" | "normal";
}) {
  const say = useSay();
  return (
    <Menu
      align="end"
      arrow={false}
      className={buttonClass({ look: "quiet", size })}
      label={
        <>
          <Icon name="share" /> {say({ en: "Share", es: "Compartir" })}
        </>
      }
    >
      {sharers(name, url).map((sharer) => (
        <a
          key={sharer.href}
          href={sharer.href}
          {...(sharer.isPage && { target: "_blank", rel: "noopener noreferrer" })}
        >
          {say(sharer.name)}
          {sharer.isPage && <NewTabNote />}
        </a>
      ))}
      <CopyButton text={url} done={say({ en: "Link copied", es: "Enlace copiado" })}>
        {say({ en: "Copy link", es: "Copiar enlace" })}
      </CopyButton>
    </Menu>
  );
}

function sharers(name: string, url: string): Sharer[] {
  const [title, address] = [encodeURIComponent(name), encodeURIComponent(url)];
  return [
    {
      name: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
      isPage: true,
    },
    {
      name: "Twitter",
      href: `https://twitter.com/intent/tweet?url=${address}&text=${title}`,
      isPage: true,
    },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
      isPage: true,
    },
    { name: "WhatsApp", href: `https://wa.me/?text=${title}%20${address}`, isPage: true },
    {
      name: { en: "Email", es: "Correo" },
      href: `mailto:?subject=${title}&body=${address}`,
      isPage: false,
    },
  ];
}
