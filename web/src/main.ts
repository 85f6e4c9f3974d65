import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./lib/words/index.svelte";

const target = document.getElementById("page");
await begin();
if (target) mount(App, { target });
