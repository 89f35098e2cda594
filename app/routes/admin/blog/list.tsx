import { data, href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { listPosts } from "#features/blog/editing/listing.server.ts";
import { noOfficePostFilters } from "#features/blog/editing/listing.ts";
import { readPostFilters } from "#features/blog/editing/schema.ts";
import { services } from "#services/context.ts";
import { Arriving } from "#ui/arriving.tsx";
import { arrivingPage } from "#ui/arriving-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { readPageNumber } from "#values/form/paging.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { PostList } from "./list/post-list.tsx";
import { zoneOf } from "./zone.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now, log } = services(args.context);
  const { searchParams } = args.url;
  const filters = readPostFilters(searchParams);
  const zone = zoneOf(args.request);
  try {
    const listing = await listPosts(
      { db, now },
      admin,
      filters,
      readPageNumber(searchParams.get("page")),
    );
    return data({ loaded: { filters, zone, listing } });
  } catch (error) {
    log.error({ error }, "posts not read");
    return data({ loaded: { filters, zone, listing: null } }, 500);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({
    filters: noOfficePostFilters,
    zone: "UTC",
    listing: null,
  }));
}

export const meta: Route.MetaFunction = () => officeMeta("Blog Management");

/** All posts, the latest first. */
export default function BlogPosts({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading
        lead="Posts for readers: drafts, scheduled and published ones"
        actions={<ButtonLink to={href("/admin/blog/new")}>Create New Post</ButtonLink>}
      >
        Blog Management
      </ToolHeading>
      <Arriving value={loaded} fallback={<PostSkeletons />}>
        {(list) => <PostList {...list} />}
      </Arriving>
    </>
  );
}

const skeletons = 6;

function PostSkeletons() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletons }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} data-skeleton="" className="card grid gap-3 p-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
