import { describe, expect, it } from "vitest";
import { invitation, isLoopback } from "../src/lib/invitation";
import type { Welcome } from "../src/protocol";
import offers from "./fixtures/offers.json";
import { stage } from "./stage";

const at = (host: string): { origin: string; hostname: string } => ({
  origin: `http://${host}:8000`,
  hostname: host,
});
const says = (address: string) => (): Promise<string> => Promise.resolve(address);
const silent = (): Promise<string> => Promise.reject(new Error("nobody was to be asked"));

describe("an invitation", () => {
  it.each(["localhost", "LOCALHOST", "beans.localhost", "127.0.0.1", "127.9.8.7", "[::1]"])(
    "from %s names the address that the server knows for others",
    async (host) => {
      const found = await invitation(at(host), says("http://192.168.7.7:8000"));
      expect(found).toEqual({ origin: "http://192.168.7.7:8000", alone: false });
    },
  );

  it.each(["192.168.7.7", "beans.example", "localhost.example", "128.0.0.1", "[fd00::1]"])(
    "from %s names the page's own address",
    async (host) => {
      expect(isLoopback(host)).toBe(false);
      expect(await invitation(at(host), silent)).toEqual({ origin: `http://${host}:8000`, alone: false });
    },
  );

  it("stands in the waiting room as others can open it", async () => {
    const played = offers as unknown as Welcome;
    const waiting = { ...played, room: { ...played.room, status: "waiting" as const }, games: [] };
    const page = await stage(`/t/${played.room.table}`, waiting);
    const link = document.querySelector<HTMLInputElement>("input[readonly]");
    expect(link?.value).toBe(`http://192.168.7.7:8000/t/${played.room.table}`);
    await page.close();
  });

  it("says when nobody else can open it", async () => {
    expect(await invitation(at("localhost"), says(""))).toEqual({
      origin: "http://localhost:8000",
      alone: true,
    });
  });
});
