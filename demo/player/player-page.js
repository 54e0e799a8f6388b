// The demo's player: speaks the player.js wire format to the page that frames it.
const video = document.querySelector("video");
const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "progress", "seeked", "error"];
const METHODS = ["play", "pause", "getCurrentTime", "setCurrentTime", "getDuration", "getPaused"];
const parentOrigin = document.referrer ? new URL(document.referrer).origin : null;
const listeners = new Map();

const start = Number.parseInt(new URLSearchParams(location.search).get("t") ?? "0", 10) || 0;
video.addEventListener(
  "loadedmetadata",
  () => {
    // A video watched to the end restarts.
    if (start < video.duration - 1) video.currentTime = start;
  },
  { once: true },
);

addEventListener("message", ({ origin, source, data }) => {
  if (source !== parent || origin !== parentOrigin) return;
  const message = read(data);
  if (message?.context !== "player.js") return;
  if (message.method === "addEventListener") subscribe(message);
  else obey(message);
});

for (const event of ["play", "pause", "ended", "seeked", "error"])
  video.addEventListener(event, () => tell(event));
video.addEventListener("timeupdate", () => tell("timeupdate", time()));
video.addEventListener("progress", () => tell("progress", time()));
send("ready", readyValue());

function read(data) {
  try {
    return typeof data === "string" ? JSON.parse(data) : data;
  } catch {
    return null;
  }
}

function subscribe({ value, listener }) {
  listeners.set(value, (listeners.get(value) ?? new Set()).add(listener));
  if (value === "ready") send("ready", readyValue(), listener);
}

function obey({ method, value, listener }) {
  switch (method) {
    case "getCurrentTime":
      return send(method, video.currentTime, listener);
    case "getDuration":
      return send(method, video.duration, listener);
    case "getPaused":
      return send(method, video.paused, listener);
    case "setCurrentTime":
      video.currentTime = Number(value) || 0;
      return;
    case "play":
      return void video.play().catch(() => tell("pause"));
    case "pause":
      return video.pause();
    default:
      return tell("error", { code: 2, msg: `Invalid Method "${method}"` });
  }
}

function time() {
  return { seconds: video.currentTime, duration: video.duration };
}

function readyValue() {
  return { src: location.href, events: EVENTS, methods: METHODS };
}

function tell(event, value) {
  for (const listener of listeners.get(event) ?? []) send(event, value, listener);
}

function send(event, value, listener) {
  const message = { context: "player.js", version: "0.0.11", event, value, listener };
  parent.postMessage(JSON.stringify(message), parentOrigin ?? "*");
}
