import { load } from "../src/lib/words/index.svelte";

await load("en");
