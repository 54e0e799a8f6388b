// The video host's page in tests: speaks the player.js wire format, in the way that the video's id specifies.
const [, , , video = ""] = location.pathname.split("/");
const asked = new URLSearchParams(location.search);
const LENGTH_SECONDS = 40;
const TICK_MS = 250;
const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "progress", "seeked", "error"];
const METHODS = ["play", "pause", "getCurrentTime", "setCurrentTime", "getDuration", "getPaused"];

// The real receiver only responds to the page that it can read from the referrer.
const parentOrigin = document.referrer ? new URL(document.referrer).origin : null;
const is = (mode) => video === mode || video.startsWith(`${mode}-`);
const listeners = new Map();
let seconds = Number.parseInt(asked.get("t") ?? "0", 10) || 0;
let duration = is("late-duration") ? Number.NaN : LENGTH_SECONDS;
let playing = is("plays");

/** A test's remote control. `heard`: what the page requested, and when. */
window.player = {
  heard: [],
  /** Plays on by this many seconds in one jump, as fast viewing would. */
  advance(by) {
    seconds = Math.min(seconds + by, LENGTH_SECONDS);
    tell("timeupdate", timeValue());
    if (seconds === LENGTH_SECONDS) tell("ended");
  },
  seek(to) {
    seconds = to;
    tell("seeked");
    tell("timeupdate", timeValue());
  },
  /** The metadata has arrived: from now on the duration is known. */
  load() {
    duration = LENGTH_SECONDS;
  },
  position: () => seconds,
};

addEventListener("message", ({ origin, source, data }) => {
  if (is("dead") || source !== parent || origin !== parentOrigin) return;
  const message = typeof data === "string" ? JSON.parse(data) : data;
  if (message.context !== "player.js") return;
  window.player.heard.push({ method: message.method, value: message.value, at: Date.now() });
  if (message.method === "addEventListener") subscribe(message);
  else if (!is("silent")) obey(message);
});

if (!is("dead")) {
  send("ready", readyValue());
  const rate = Number(/-x(\d+)$/.exec(video)?.[1] ?? 1);
  setInterval(
    () => playing && !is("still") && window.player.advance((TICK_MS / 1_000) * rate),
    TICK_MS,
  );
}
const nested = asked.get("nested");
if (nested) document.body.append(Object.assign(document.createElement("iframe"), { src: nested }));

function subscribe({ value, listener }) {
  listeners.set(value, (listeners.get(value) ?? new Set()).add(listener));
  if (value === "ready") send("ready", readyValue(), listener);
}

function obey({ method, value, listener }) {
  switch (method) {
    case "getCurrentTime":
      return send(method, is("object-shapes") ? { currentTime: seconds } : seconds, listener);
    case "getDuration":
      return send(method, is("object-shapes") ? { duration } : duration, listener);
    case "getPaused":
      return send(method, !playing, listener);
    case "setCurrentTime":
      return window.player.seek(value);
    case "play":
    case "pause":
      playing = method === "play";
      return tell(method);
    default:
      return tell("error", { code: 2, msg: `Invalid Method "${method}"` });
  }
}

function timeValue() {
  return is("object-shapes") ? { currentTime: seconds, duration } : { seconds, duration };
}

function readyValue() {
  return { src: location.href, events: EVENTS, methods: METHODS };
}

function tell(event, value) {
  if (is("silent") || is("dead")) return;
  for (const listener of listeners.get(event) ?? []) send(event, value, listener);
}

function send(event, value, listener) {
  const message = { context: "player.js", version: "0.0.11", event, value, listener };
  parent.postMessage(is("object-shapes") ? message : JSON.stringify(message), "*");
}
