/** Where others can open this page. */

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;

/** Whether a host name only works on the machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

export interface Invitation {
  origin: string;
  alone: boolean; // nobody else can open it
}

/** The page's own origin, or if that only works on this machine, the one for other devices. */
export async function invitation(
  here: { origin: string; hostname: string },
  addressForOthers: () => Promise<string>,
): Promise<Invitation> {
  if (!isLoopback(here.hostname)) return { origin: here.origin, alone: false };
  const address = await addressForOthers();
  return { origin: address || here.origin, alone: !address };
}
