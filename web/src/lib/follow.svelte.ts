/** Keeps a scrolling box, whose lines are in one child, at its newest line, unless its reader has scrolled up. */

import type { Attachment } from "svelte/attachments";

const SLACK = 24; // pixels from the end that still count as the end

export class Following {
  missed = $state(false); // there are new lines below what is read
  #box: HTMLElement | undefined;
  #atEnd = true;

  readonly watch: Attachment<HTMLElement> = (box) => {
    this.#box = box;
    this.#atEnd = true;
    const scrolled = (): void => {
      this.#atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < SLACK;
      if (this.#atEnd) this.missed = false;
    };
    const lines = new MutationObserver((changes) => {
      if (changes.some((change) => change.addedNodes.length > 0)) this.#grown();
    });
    // A sheet is opened, or lines wrap differently, as they do when a typeface arrives.
    const size = new ResizeObserver(() => this.#grown(false));
    lines.observe(box, { childList: true, subtree: true });
    for (const part of [box, ...box.children]) size.observe(part);
    box.addEventListener("scroll", scrolled);
    this.toEnd();
    return () => {
      lines.disconnect();
      size.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  };

  toEnd = (): void => {
    this.#atEnd = true;
    this.missed = false;
    if (this.#box) this.#box.scrollTop = this.#box.scrollHeight;
  };

  #grown(news = true): void {
    if (this.#atEnd) this.toEnd();
    else if (news) this.missed = true;
  }
}
