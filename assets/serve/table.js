// Sends what is tapped without loading the page anew, and minds the stream that says what is new.
// Every page works without it.
"use strict";
(() => {
  const PART = "text/vnd.dokbak.part";
  const body = document.body, main = document.getElementById("main");
  const old = document.getElementById("old"), said = document.getElementById("said");
  const inside = "inside" in body.dataset;

  // The key is in the part of the address that no server sees, and does not load an open page anew.
  const comeIn = () => {
    const key = new URLSearchParams(location.hash.slice(1)).get("k");
    if (!key) return;
    history.replaceState(null, "", "/");
    const door = document.getElementById("door");
    if (door && !inside) { door.elements.k.value = key; door.submit(); }
  };
  comeIn();
  addEventListener("hashchange", comeIn);
  const root = document.documentElement;
  root.dataset.script = "";
  try {
    for (const name of ["look", "size", "turn"]) {
      const value = localStorage.getItem(name);
      if (value) root.dataset[name] = value;
    }
  } catch { /* a browser that keeps nothing */ }
  // Shows which looks are chosen.
  const chosen = () => {
    for (const button of main.querySelectorAll("[data-set]")) {
      const [name, value] = button.dataset.set.split("=");
      button.setAttribute("aria-pressed", String((root.dataset[name] || "") === value));
    }
  };
  chosen();
  main.addEventListener("click", (event) => {
    const button = event.target.closest("[data-set]");
    if (!button) return;
    const [name, value] = button.dataset.set.split("=");
    if (value) root.dataset[name] = value; else delete root.dataset[name];
    chosen();
    try { localStorage.setItem(name, value); } catch { /* as above */ }
  });
  if (!inside) return;

  let number = body.dataset.number, latest = number, busy = 0, due = "", seenAt = new Date();
  const now = (at) => at.toLocaleTimeString(document.documentElement.lang, {hour: "2-digit", minute: "2-digit"});
  const isOld = (yes) => {
    old.hidden = !yes;
    if (yes) old.textContent = old.dataset.text.replace("{}", now(seenAt));
  };
  const fresh = () => { seenAt = new Date(); isOld(false); };

  // What can have the focus, and what tells one from another: its id, what it does, what it says.
  const controls = () => [...main.querySelectorAll("a,button,input,select,textarea,summary")];
  const says = (one) => one.getAttribute("aria-label") || one.textContent;
  const same = [(one) => one.id, (one) => one.value && one.name + one.value, (one) => one.tagName + says(one)];
  const focused = () => {
    const active = document.activeElement;
    if (!main.contains(active)) return () => {};
    const at = controls().indexOf(active), marks = same.map((mark) => mark(active));
    return () => {
      const all = controls();
      const found = same.map((mark, by) => marks[by] && all.find((one) => mark(one) === marks[by]));
      (found.find(Boolean) || (all[at]?.tagName === active.tagName ? all[at] : undefined))?.focus({preventScroll: true});
    };
  };

  // What somebody changed in a field: what is typed or chosen, or whether it is ticked.
  const held = (field) => field.type === "checkbox" || field.type === "radio" ? "checked" : "value";
  const what = (field) => field[held(field)];
  const differs = (field) => field.matches("select") ? [...field.options].some((one) => one.selected !== one.defaultSelected)
    : what(field) !== (held(field) === "checked" ? field.defaultChecked : field.defaultValue);

  // Puts a new screen in the place of the old one. What is half typed stays unless it was taken, and a
  // notice stays until something else is done.
  const put = (html, done = false, news = false) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const refocus = focused();
    const kept = new Map();
    if (!done) for (const field of main.querySelectorAll("input[id],textarea[id],select[id]")) if (differs(field)) kept.set(field.id, what(field));
    const open = new Set([...main.querySelectorAll("details[open][id]")].map((one) => one.id));
    const before = main.querySelector("[data-say]")?.dataset.say, asked = main.querySelector("h1")?.textContent;
    const notices = news ? [...main.querySelectorAll(".notice[role=alert]")] : [];
    main.replaceChildren(...notices, ...page.body.childNodes);
    for (const [field, value] of kept) {
      const found = document.getElementById(field);
      // What was ticked is an answer to its question alone.
      if (typeof value === "boolean") { if (found && main.querySelector("h1")?.textContent === asked) found.checked = value; continue; }
      if (found) found.value = value;
      // Where its field is gone, what was typed and not taken stands beside the reason.
      else if (!news) main.querySelector(".notice")?.append(Object.assign(document.createElement("q"), {textContent: value}));
    }
    for (const one of open) { const found = document.getElementById(one); if (found) found.open = true; }
    refocus();
    // Another question begins at the top.
    if (main.querySelector("h1")?.textContent !== asked) scrollTo(0, 0);
    const after = main.querySelector("[data-say]")?.dataset.say;
    if (after && after !== before) said.textContent = after;
    mark(); chosen();
  };
  const mark = () => {
    for (const link of document.querySelectorAll("nav a")) {
      if (link.getAttribute("href") === location.pathname) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  };
  mark();

  const part = async (address, options = {}) => {
    const stop = new AbortController(), timer = setTimeout(() => stop.abort(), 8000);
    try {
      const response = await fetch(address, {...options, headers: {...options.headers, Accept: PART}, signal: stop.signal, redirect: "follow"});
      const text = await response.text();
      const its = response.headers.get("x-dokbak");
      // A head that was torn has no length, and a browser takes it for a whole one.
      if (!its || !response.headers.has("content-length")) throw new Error("not a page of ours");
      return {status: response.status, text, number: its, at: response.headers.get("x-dokbak-at")};
    } finally { clearTimeout(timer); }
  };

  // Fetches the screen as it is now, after news or when somebody goes there.
  const renew = async (done = false, news = false) => {
    if (busy) { due = news ? due || "news" : "place"; return; }
    busy++;
    try {
      const got = await part(location.pathname + location.search);
      if (got.status === 401) { location.reload(); return; }
      number = got.number; put(got.text, done, news); fresh();
    } catch { isOld(true); } finally { busy--; catchUp(); }
  };

  // Fetches what came meanwhile, unless the answer had it already.
  const catchUp = () => { if (busy) return; const what = due; due = ""; if (what === "place") renew(); else if (what && latest !== number) renew(false, true); };

  const random = () => { const bytes = crypto.getRandomValues(new Uint8Array(16)); return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, "-"); };
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));

  // Sends a form until it is answered; its key makes it count once.
  const send = async (form, button) => {
    const data = new URLSearchParams(new FormData(form));
    if (button?.name) data.set(button.name, button.value);
    if (data.has("key")) data.set("key", random());
    busy++;
    main.setAttribute("aria-busy", "true");
    try {
      for (let tries = 0; ; tries++) {
        try {
          const got = await part(button?.getAttribute("formaction") || form.action, {method: "POST", body: data});
          if (got.status === 401) { location.reload(); return; }
          if (got.status === 429 && !got.number) throw new Error("later");
          if (got.at && got.at !== location.pathname + location.search) { history.pushState(null, "", got.at); scrollTo(0, 0); }
          number = got.number; put(got.text, got.status < 400); fresh();
          return;
        } catch (error) {
          isOld(true);
          await pause(Math.min(300 * 2 ** tries, 4000));
        }
      }
    } finally { main.removeAttribute("aria-busy"); busy--; catchUp(); }
  };
  let line = Promise.resolve();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const button = event.submitter;
    if (form.id === "door" || !main.contains(form)) return;
    event.preventDefault();
    if ((button?.getAttribute("formmethod") || form.method) !== "post") {
      const query = new URLSearchParams(new FormData(form));
      if (button?.name) query.set(button.name, button.value);
      for (const name of ["key", "seen", "at", "then"]) if (form.elements[name]?.closest("form.begin")) query.delete(name);
      history.replaceState(null, "", form.getAttribute("action") + "?" + query);
      line = line.then(() => renew(true));
      return;
    }
    line = line.then(() => form.isConnected ? send(form, button) : sendAgain(form, button));
  });
  // A tap on a screen that was replaced meanwhile is meant for the same button of the new one.
  const sendAgain = (form, button) => {
    const found = button && [...main.querySelectorAll("button")].find((one) => one.name === button.name && one.value === button.value);
    return found ? send(found.form, found) : undefined;
  };

  // Links within the table change the screen without loading the page.
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    history.pushState(null, "", link.getAttribute("href"));
    renew().then(() => { scrollTo(0, 0); main.querySelector("h1")?.setAttribute("tabindex", "-1"); main.querySelector("h1")?.focus({preventScroll: true}); });
  });
  addEventListener("popstate", () => renew());

  // The stream: a phone that hears nothing for longer than two heartbeats opens a new one.
  let stream, heard = 0, timer, doubt;
  const listen = () => {
    clearTimeout(timer);
    stream?.close();
    heard = Date.now();
    stream = new EventSource("/events?id=" + encodeURIComponent(number));
    const news = () => { heard = Date.now(); };
    stream.addEventListener("hello", () => { news(); fresh(); });
    stream.addEventListener("beat", () => { news(); fresh(); });
    stream.addEventListener("new", (event) => { news(); latest = event.lastEventId; if (latest !== number) renew(false, true); else fresh(); });
    // The browser opens it again by itself, unless it was refused.
    stream.onerror = () => {
      if (stream.readyState === 2) { isOld(true); clearTimeout(timer); timer = setTimeout(listen, 2000); }
      else doubt ??= setTimeout(() => { doubt = undefined; if (stream?.readyState === 0) isOld(true); }, 3000);
    };
  };
  setInterval(() => { if (stream && Date.now() - heard > 25000) { isOld(true); listen(); } }, 1000);
  addEventListener("pagehide", () => { stream?.close(); stream = undefined; clearTimeout(timer); });
  addEventListener("pageshow", () => { if (!stream) { listen(); renew(false, true); } });
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { renew(false, true); if (!stream || Date.now() - heard > 12000) listen(); } });
  addEventListener("online", () => { listen(); renew(false, true); });
  listen();
})();
