/**
 * For a `clientLoader`: coming from another page, the screen opens at once and fills when its data
 * arrives; within the screen, what is shown stays until the next is here.
 * @param otherwise - what is shown where the server cannot be reached
 */
export async function arrivingPage<Loaded>(
  request: Request,
  loading: Promise<Loaded>,
  otherwise: () => Loaded,
): Promise<{ loaded: Loaded | Promise<Loaded> }> {
  if (location.pathname === new URL(request.url).pathname) return { loaded: await loading };
  const arriving = loading.catch((problem: unknown) => {
    // What is not awaited cannot lead elsewhere: the address is asked for as a page of its own.
    if (problem instanceof Response) location.assign(request.url);
    return otherwise();
  });
  return { loaded: arriving };
}
