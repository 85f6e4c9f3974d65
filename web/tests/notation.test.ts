import { describe, expect, it } from "vitest";
import {
  acceptText,
  counterText,
  firstCopies,
  NOTHING,
  offerText,
  readProposal,
  reviseText,
  signalText,
} from "../src/lib/notation";

describe("composed moves", () => {
  it("name turned-over cards, places and several recipients", () => {
    const bundle = {
      ...NOTHING,
      give: [
        { card: "soy" as const, place: "turned" as const },
        { card: "chili" as const, place: 3 },
      ],
      want: ["red" as const],
    };
    expect(offerText(0, bundle, [1, 2], true)).toBe(
      "p0 offer turned soy + chili@3 for red to p1,p2 first-come",
    );
    expect(counterText(2, 7, bundle, 0)).toBe("p2 counter 7 turned soy + chili@3 for red to p0");
    expect(reviseText(0, 7, bundle)).toBe("p0 revise 7 turned soy + chili@3 for red");
  });

  it("know gifts, requests, invitations and favors", () => {
    const give = [{ card: "soy" as const, place: 1 }];
    expect(offerText(0, { ...NOTHING, give }, [2])).toBe("p0 offer soy@1 for nothing to p2");
    expect(offerText(0, { ...NOTHING, want: ["red"] }, [2])).toBe("p0 offer nothing for red to p2");
    expect(offerText(0, { ...NOTHING, give, mode: "anything" }, [2])).toBe("p0 offer soy@1 for any to p2");
    expect(offerText(0, { ...NOTHING, give, want: ["red", "blue"], mode: "one-of" }, [2])).toBe(
      "p0 offer soy@1 for red or blue to p2",
    );
    expect(offerText(0, { ...NOTHING, giveFavors: ["F5"], wantFavors: ["F1"] }, [1])).toBe(
      "p0 offer F5 for F1 to p1",
    );
  });

  it("answer with copies and tell signals", () => {
    expect(acceptText(1, 7, 2, [3, "turned"])).toBe("p1 accept 7.2 from 3,turned");
    expect(acceptText(1, 7, 1, [])).toBe("p1 accept 7.1");
    expect(firstCopies([["turned", 2], [2, 4], [2]])).toEqual(["turned", 2]);
    expect(signalText(1, "want", "red")).toBe("p1 want red");
  });
});

describe("offers that a bot advises", () => {
  it.each([
    "p0 offer turned soy + chili@3 for red to p1,p2 first-come",
    "p0 offer turned black-eyed for any to p2",
    "p0 offer soy + F5 for red + green + F1 to p1",
    "p0 offer nothing for red or blue to p1",
    "p0 counter 7 soy for nothing to p2",
    "p0 revise 3 soy + soy for red",
  ])("are read as they are written: %s", (text) => {
    const { verb, number, bundle, to, firstCome } = readProposal(text) ?? expect.fail(text);
    const written = {
      offer: () => offerText(0, bundle, to, firstCome),
      counter: () => counterText(0, number, bundle, to[0] ?? -1),
      revise: () => reviseText(0, number, bundle),
    };
    expect(written[verb]()).toBe(text);
  });

  it("may count equal cards", () => {
    const read = readProposal("p0 offer 2 blue for 3 soy to p1");
    expect(read?.bundle.give).toEqual([
      { card: "blue", place: "hand" },
      { card: "blue", place: "hand" },
    ]);
    expect(read?.bundle.want).toEqual(["soy", "soy", "soy"]);
  });

  it("are told from other moves", () => {
    expect(readProposal("p0 plant soy 1")).toBeNull();
  });
});
