import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/overlay/menu.tsx";

/** Opens the share window of a network with the address and the title. It needs no script. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const [text, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  const networks = [
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}&t=${text}` },
    { name: "X", href: `https://x.com/intent/post?url=${address}&text=${text}` },
    {
      name: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}&title=${text}`,
    },
  ];
  return (
    <Menu
      align="end"
      arrow={false}
      className="button button-quiet button-small"
      label={
        <>
          <Icon name="share" /> Share
        </>
      }
    >
      {networks.map((network) => (
        <a key={network.name} href={network.href} target="_blank" rel="noopener noreferrer">
          {network.name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ))}
    </Menu>
  );
}
