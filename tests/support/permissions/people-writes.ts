import { admins, type Write } from "./matrix.ts";
import { world } from "./people.ts";

const [other, inactive] = world.others.map((id) => `/admin/users/${id}`) as [string, string];
const moderated = `/admin/reviews/${world.reviews[0]}`;
const otherAdmin = `/admin/users/${world.otherAdmin}`;

/** What administrators do to accounts, invitations and reviews. */
export const peopleWrites: Record<string, Write[]> = {
  "admin/users/new": admins(
    "/admin/users/new",
    { email: "somebody-new@example.com" },
    "/admin/users/invitations",
  ),
  "admin/users/:id/deactivate": admins(`${other}/deactivate`, {}, other),
  "admin/users/:id/activate": admins(`${inactive}/activate`, {}, inactive),
  "admin/users/:id/make-admin": admins(`${inactive}/make-admin`, {}, inactive),
  "admin/users/:id/remove-admin": admins(`${otherAdmin}/remove-admin`, {}, otherAdmin),
  "admin/users/:id/password-reset": admins(`${inactive}/password-reset`, {}, inactive),
  "admin/users/invitations/:id/resend": admins(
    `/admin/users/invitations/${world.invitations[0]}/resend`,
    {},
    "/admin/users/invitations",
  ),
  "admin/users/invitations/:id/withdraw": admins(
    `/admin/users/invitations/${world.invitations[1]}/withdraw`,
    {},
    "/admin/users/invitations",
  ),
  "admin/reviews/:id/hide": admins(`${moderated}/hide`, { reason: "spam" }, "/admin/reviews"),
  "admin/reviews/:id/show": admins(`${moderated}/show`, {}, "/admin/reviews"),
  "admin/reviews/:id/delete": admins(`${moderated}/delete`, {}, "/admin/reviews"),
};
