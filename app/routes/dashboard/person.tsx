import type { ReactNode } from "react";
import { href } from "react-router";
import { photoAddress } from "#features/accounts/profile/photo.ts";
import { Avatar } from "#ui/list/avatar.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";

/** The viewer, with the badge of a member beside the name. */
export function Person({
  person,
  badge,
}: {
  person: { name: string; email: string; image: string | null };
  badge?: ReactNode;
}) {
  const { name, email, image } = person;
  return (
    <header className="dashboard-person">
      <Avatar
        name={name}
        image={image && photoAddress(image, "large")}
        className="size-16 text-xl"
      />
      <div className="min-w-0">
        <h1 className="text-2xl">
          <bdi>{name}</bdi> {badge}
        </h1>
        <p className="truncate text-muted">{email}</p>
        <TextLink look="strong" to={href("/account/edit")} className="text-sm">
          Edit profile
        </TextLink>
      </div>
    </header>
  );
}
