import { href } from "react-router";
import { authorIn, listPicture, type PostPage } from "#features/blog/reading/post.ts";
import { Icon } from "#ui/icon.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TranslationLink, WrittenIn } from "#ui/language/translation.tsx";
import { NewTabNote } from "#ui/navigation/text-link.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { formatDay, toDay } from "#values/day.ts";

/** The title with who wrote it and when, and the featured image. */
export function PostHead({
  page: { post, written, minutes },
  url,
}: {
  page: PostPage;
  url: string;
}) {
  const say = useSay();
  const lang = useLang();
  const published = toDay(post.publishedAt);
  const updated = toDay(post.updatedAt);
  return (
    <>
      <header className="post-head">
        <Breadcrumb
          steps={[
            { label: say({ en: "Home", es: "Inicio" }), to: href("/") },
            { label: say({ en: "Blog", es: "Blog" }), to: href("/blog") },
          ]}
        />
        <h1 lang={post.lang}>{post.title}</h1>
        <div className="post-byline">
          <p>
            <span>
              <Rich
                text={say({
                  en: `By <0>${post.authorName}</0>`,
                  es: `Por <0>${authorIn(post.authorName, "es")}</0>`,
                })}
                parts={[(words) => <b>{words}</b>]}
              />
            </span>
            <time dateTime={published}>{formatDay(published, lang)}</time>
            <span>{say({ en: `${minutes} min read`, es: `${minutes} min de lectura` })}</span>
            <WrittenIn lang={post.lang} />
            {updated > published && (
              <span>
                <Rich
                  text={say({
                    en: `Updated <0>${formatDay(updated, lang)}</0>`,
                    es: `Actualizado el <0>${formatDay(updated, lang)}</0>`,
                  })}
                  parts={[(words) => <time dateTime={updated}>{words}</time>]}
                />
              </span>
            )}
          </p>
          <ShareLinks title={post.title} url={url} />
        </div>
        <TranslationLink translation={written.translation}>
          {{ en: "Read this article in English", es: "Lee este artículo en español" }}
        </TranslationLink>
      </header>
      <figure className="post-picture">
        <img
          {...listPicture(post)}
          sizes={post.featuredImage ? "(width < 52rem) 94vw, 50rem" : undefined}
          alt={post.featuredImage ? post.featuredImageAlt : ""}
          fetchPriority="high"
        />
      </figure>
    </>
  );
}

/** Opens the share window of a network with the address and the title. It needs no script. */
function ShareLinks({ title, url }: { title: string; url: string }) {
  const say = useSay();
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
          <Icon name="share" /> {say({ en: "Share", es: "Compartir" })}
        </>
      }
    >
      {networks.map((network) => (
        <a key={network.name} href={network.href} target="_blank" rel="noopener noreferrer">
          {network.name}
          <NewTabNote />
        </a>
      ))}
    </Menu>
  );
}
