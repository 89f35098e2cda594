import { Outlet } from "react-router";
import { Container } from "#ui/page/page.tsx";

/** Around the screens of webhooks. */
export default function WebhooksFrame() {
  return (
    <Container className="py-6 md:py-10">
      <Outlet />
    </Container>
  );
}
