import { afterEach, describe, expect, it } from "vitest";
import { nameOf } from "../src/lib/games";
import { openGuide } from "../src/lib/reference.svelte";
import { stage, type Stage } from "./stage";

let page: Stage;
afterEach(async () => {
  dispatchEvent(new PopStateEvent("popstate"));
  await page.settle();
  await page.close();
});

const opened = (): HTMLElement | null => document.querySelector<HTMLElement>("dialog[open]");
const heading = (): string => opened()?.querySelector("h2")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
async function follow(text: string, within: ParentNode = document): Promise<void> {
  const link = [...within.querySelectorAll<HTMLElement>("a, button")].find((one) =>
    one.textContent?.includes(text),
  );
  if (!link) throw new Error(`There is no link ${text}`);
  link.click();
  await page.settle();
  await page.settle();
}

describe("the rules", () => {
  it("are listed by game and add-on, each leading to its guide", async () => {
    page = await stage("/rules");
    expect([...document.querySelectorAll("li a")].map((one) => one.getAttribute("href"))).toEqual([
      "/rules/anniversary",
      "/rules/coin",
    ]);
    await follow(nameOf("anniversary", null));
    expect(document.querySelector("h1")?.textContent).toBe("The base game");
    await follow("coin", document.querySelector("article") as HTMLElement);
    expect(document.querySelector("h1")?.textContent).toBe("The coin");
  });

  it("name a guide that there is not in a sentence", async () => {
    page = await stage("/rules/chess");
    expect(document.querySelector('[role="alert"]')?.textContent).toBe("There is nothing here.");
  });

  it("show beans as a table with their packets", async () => {
    page = await stage("/rules/anniversary");
    const row = document.querySelector("tbody tr");
    expect(row?.querySelector("th")?.textContent).toContain("Soy");
    expect(row?.querySelector("[data-kind=soy]")).not.toBeNull();
  });

  it("lead from one to the next, and back", async () => {
    page = await stage("/rules/anniversary");
    await follow("AB-22");
    expect(heading()).toBe("AB-22 No room");
    await follow("AB-52", opened() as HTMLElement);
    expect(heading()).toBe("AB-52 Protected");
    await follow("Back to AB-22");
    expect(heading()).toBe("AB-22 No room");
    expect(opened()?.textContent).not.toContain("Back to");
    await follow("Close", opened() as HTMLElement);
    expect(opened()).toBeNull();
  });

  it("have addresses of their own", async () => {
    page = await stage("/rules/AB-52");
    await page.settle();
    expect(heading()).toBe("AB-52 Protected");
  });
});

describe("the book of a game", () => {
  it("turns to its add-ons, and follows links without leaving the screen", async () => {
    page = await stage("/new");
    openGuide("anniversary+coin/4");
    await page.settle();
    await page.settle();
    expect(heading()).toBe("The base game");
    const pages = [...(opened()?.querySelectorAll("nav button") ?? [])].map((one) => one.textContent);
    expect(pages).toEqual([nameOf("anniversary", null), nameOf("coin", null), "What a harvest pays"]);
    await follow("coin", opened()?.querySelector("article") as HTMLElement);
    expect(heading()).toBe("The coin");
    expect(location.pathname).toBe("/new");
  });

  it("closes when the screen changes", async () => {
    page = await stage("/new");
    openGuide("anniversary/4");
    await page.settle();
    expect(opened()).not.toBeNull();
    dispatchEvent(new PopStateEvent("popstate"));
    await page.settle();
    expect(opened()).toBeNull();
  });
});
