/**
 * A letter as mail programs show it. Its frame has no scripts and not our address: it can do nothing but be
 * looked at.
 */
export function LetterPreview({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={forFrame(html)}
      className="h-96 w-full rounded-card border border-line bg-surface"
    />
  );
}

/** The frame inherits our policy, which allows no style sheets: the letter is shown in light colors. */
function forFrame(html: string): string {
  return html
    .replace(/<style>[^<]*<\/style>/g, "")
    .replace("<head>", '<head><base target="_blank">');
}
