/** The pictures on the packets, cut as for a linocut: few shapes in the colour, its shade and the paper. 100 by 84 wide. */

import type { Card } from "../protocol";

export interface Cut {
  d: string;
  ink: "pattern" | "colour" | "shade" | "paper";
  line?: number; // how wide a line is; without it a shape is filled
  turn?: string; // a transform
}

/** A kidney bean, lying, hollow below. */
const KIDNEY =
  "M14 47C14 25 30 12 50 12s36 13 36 35c0 14-9 21-18 19-9-2-8-12-18-12s-9 10-18 12c-9 2-18-5-18-19Z";
const KIDNEY_SHADOW = "M68 16c11 6 18 17 18 31 0 14-9 21-18 19 8-3 11-12 10-22-1-12-4-20-10-28Z";
const KIDNEY_LIGHT = "M23 42c2-11 10-18 21-20M31 44c2-5 5-9 10-11";

function kidney(turn: string): Cut[] {
  return [
    { d: KIDNEY, ink: "shade", line: 7, turn },
    { d: KIDNEY, ink: "pattern", turn },
    { d: KIDNEY_SHADOW, ink: "shade", turn },
    { d: KIDNEY_LIGHT, ink: "paper", line: 4, turn },
  ];
}

/** A bean of coffee with its seam. */
function seamed(turn: string): Cut[] {
  const oval = "M50 12a21 30 0 1 0 .1 0Z";
  return [
    { d: oval, ink: "shade", line: 7, turn },
    { d: oval, ink: "pattern", turn },
    { d: "M52 14c-12 14 10 40-4 56", ink: "paper", line: 5, turn },
  ];
}

/** A long slender pod with the beans showing through. */
function slender(turn: string): Cut[] {
  const pod = "M8 62c4-4 10-5 15-9C40 40 58 26 86 18c6-2 9 4 4 8-22 12-36 32-58 42-10 4-20 4-24-6Z";
  return [
    { d: pod, ink: "shade", line: 7, turn },
    { d: pod, ink: "pattern", turn },
    { d: "M24 60c6-1 10-4 13-7M44 48c5-2 8-5 11-8M62 36c4-2 7-5 10-7", ink: "paper", line: 4, turn },
    { d: "M90 20l8-7", ink: "shade", line: 5, turn },
  ];
}

export const DRAWINGS: Record<Card, Cut[]> = {
  garden: [
    { d: "M50 82V4", ink: "shade", line: 5 },
    { d: "M50 78c-18-6-16-16 0-22s16-18 0-24", ink: "shade", line: 4 },
    { d: "M46 50C28 54 12 44 10 24c20-4 36 6 36 26Z", ink: "pattern" },
    { d: "M54 34c-2-18 12-30 34-28 2 20-12 32-34 28Z", ink: "pattern" },
    { d: "M54 56c18-4 32 4 38 22-18 4-34-4-38-22Z", ink: "shade" },
    { d: "M42 46C34 42 26 36 19 30M58 30c7-6 14-12 22-17M62 62c8 2 15 6 21 11", ink: "paper", line: 3.5 },
  ],
  red: kidney("rotate(-16 50 42)"),
  "black-eyed": [
    ...kidney("rotate(-10 50 42)"),
    { d: "M50 44a12 10 0 1 0 .1 0Z", ink: "shade", turn: "rotate(-10 50 42)" },
    { d: "M48 52h6", ink: "paper", line: 5, turn: "rotate(-10 50 42)" },
  ],
  soy: [
    { d: "M4 44C20 8 80 8 96 40 80 78 20 78 4 44Z", ink: "shade", turn: "rotate(-14 50 42)" },
    { d: "M13 44C28 18 72 18 87 41 72 67 28 68 13 44Z", ink: "paper", turn: "rotate(-14 50 42)" },
    {
      d: "M28 33a10 10 0 1 0 .1 0ZM50 28a14 14 0 1 0 .1 0ZM73 32a10 10 0 1 0 .1 0Z",
      ink: "pattern",
      turn: "rotate(-14 50 42)",
    },
    {
      d: "M28 33a10 10 0 1 0 .1 0ZM50 28a14 14 0 1 0 .1 0ZM73 32a10 10 0 1 0 .1 0Z",
      ink: "shade",
      line: 3.5,
      turn: "rotate(-14 50 42)",
    },
    { d: "M5 44l-8-8", ink: "shade", line: 5, turn: "rotate(-14 50 42)" },
  ],
  green: [...slender("rotate(8 50 42) translate(0 -8)"), ...slender("rotate(-30 50 42) translate(4 10)")],
  stink: [
    ...kidney("translate(12 25) scale(.76 .82)"),
    {
      d: "M32 28c-7-6 7-10 0-16s3-9 2-11M50 24c-7-6 7-10 0-16M68 28c-7-6 7-10 0-16s3-9 2-11",
      ink: "shade",
      line: 5,
    },
  ],
  chili: [
    { d: "M28 22c12-10 30-6 34 12 4 20 14 32 32 34-20 16-52 10-63-15-6-13-8-24-3-31Z", ink: "shade", line: 7 },
    { d: "M28 22c12-10 30-6 34 12 4 20 14 32 32 34-20 16-52 10-63-15-6-13-8-24-3-31Z", ink: "pattern" },
    { d: "M35 34c1 14 8 26 22 32", ink: "paper", line: 4.5 },
    { d: "M24 27c4-14 30-20 39 1-7-3-10 3-15-2-5 6-9 1-13 5-4-4-7 0-11-4Z", ink: "shade" },
    { d: "M42 16C41 8 34 3 24 4", ink: "shade", line: 6 },
  ],
  blue: [
    ...kidney("translate(22 -4) rotate(64 50 42) scale(.68) translate(22 16)"),
    ...kidney("translate(2 20) rotate(-24 40 42) scale(.8)"),
  ],
  brandy: [
    { d: "M27 8h46c9 26 0 46-19 50v10h15v10H31V68h15V58C27 54 18 34 27 8Z", ink: "shade" },
    { d: "M33 13h34c2 6 3 11 3 15H30c0-4 1-9 3-15Z", ink: "paper" },
    { d: "M29 33h42c-1 12-8 20-21 20S30 45 29 33Z", ink: "pattern" },
    { d: "M36 38c1 5 4 8 8 10", ink: "paper", line: 4 },
    { d: "M10 62l7-5M90 62l-7-5M94 38h-9M92 16l-8 4", ink: "shade", line: 4.5 },
  ],
  coffee: [
    ...seamed("translate(16 0) rotate(34 50 42) scale(.9) translate(4 3)"),
    ...seamed("translate(-16 4) rotate(-22 50 42)"),
  ],
  cocoa: [
    {
      d: "M50 2c22 8 30 26 27 44-3 19-15 30-27 36-12-6-24-17-27-36C20 28 28 10 50 2Z",
      ink: "shade",
      turn: "rotate(38 50 42)",
    },
    {
      d: "M50 9c4 20 4 44 0 66-4-22-4-46 0-66ZM38 16c-6 18-5 36 3 54C29 60 22 34 38 16ZM62 16c6 18 5 36-3 54 12-10 19-36 3-54Z",
      ink: "colour",
      turn: "rotate(38 50 42)",
    },
    { d: "M33 28c-2 10-2 18 1 26", ink: "paper", line: 4, turn: "rotate(38 50 42)" },
    { d: "M50 4V-8", ink: "shade", line: 6, turn: "rotate(38 50 42)" },
  ],
  field: [
    { d: "M2 58c30-9 66-9 96 0v26H2Z", ink: "shade" },
    {
      d: "M12 84c8-12 18-20 28-27M37 84c3-10 6-18 9-27M63 84c-3-10-6-18-9-27M88 84c-8-12-18-20-28-27",
      ink: "pattern",
      line: 5,
    },
    { d: "M50 60V32", ink: "shade", line: 5 },
    { d: "M49 42C30 44 20 32 18 14c20 0 32 10 31 28Z", ink: "colour" },
    { d: "M51 36C50 18 62 6 84 6c0 20-12 32-33 30Z", ink: "colour" },
    { d: "M44 36C36 32 30 26 26 21M57 30c6-7 12-12 19-16", ink: "paper", line: 3.5 },
  ],
  magpie: [
    {
      d: "M10 30l16-7c4-11 18-15 28-7 14 12 30 26 46 54l-12 4c-10-10-18-12-28-12-18 0-32-10-30-28Z",
      ink: "colour",
    },
    { d: "M34 40c0 12 11 19 24 17-3-10-12-18-24-17Z", ink: "paper" },
    { d: "M52 30c10 6 18 14 24 24-10-2-20-10-24-24Z", ink: "paper" },
    { d: "M36 22h.1", ink: "paper", line: 6 },
    { d: "M46 62v14M56 63v13M26 78h54", ink: "shade", line: 5 },
  ],
  "?": [],
};
