import { href } from "react-router";
import { PageHeading } from "#ui/page/page.tsx";

/** The heading of the list and the address to subscribe to. */
export function ListHeading() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <PageHeading lead="Short episodes about races and running, to listen to on the way or to read. A synthetic voice reads them, and says so.">
        Podcasts
      </PageHeading>
      <a href={href("/podcasts/feed.xml")} className="link-strong py-1.5">
        Subscribe by RSS
      </a>
    </div>
  );
}
