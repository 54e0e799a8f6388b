// The player's page of a known video host in tests (MED-3): speaks YouTube's, Vimeo's or Wistia's messages, by its own origin.
const LENGTH_SECONDS = 40;
const host = location.hostname.split(".").at(-2);
const asked = new URLSearchParams(location.search);
// Each starts at the second that its address names in the host's own way.
const starts = {
  "youtube-nocookie": asked.get("start"),
  vimeo: /t=(\d+)s/.exec(location.hash)?.[1],
  wistia: asked.get("time"),
};
const videoId = location.pathname.split("/").at(-1);
// YouTube speaks to the page whose origin it was told.
const parentOrigin = asked.get("origin") ?? new URL(document.referrer).origin;
let seconds = Number(starts[host] ?? 0);
let subscribed = false;

/** A test's remote control, like that of `player-page.js`. */
window.player = {
  heard: [],
  advance(by) {
    seconds = Math.min(seconds + by, LENGTH_SECONDS);
    tell();
    if (seconds === LENGTH_SECONDS && host === "wistia") trigger("statechange", "ended");
  },
  seek(to) {
    seconds = to;
    tell();
  },
  /** Another video plays in the same frame. */
  another() {
    if (host === "youtube-nocookie")
      send({
        event: "infoDelivery",
        info: { currentTime: 39, duration: 40, videoData: { video_id: "AnotherOne1" } },
      });
  },
  position: () => seconds,
};

addEventListener("message", ({ origin, source, data }) => {
  if (source !== parent || origin !== parentOrigin) return;
  if (host === "wistia" && data === "amp-listening") return listen("timeupdate");
  const message = JSON.parse(data);
  if (message.event === "listening") {
    listen("timeupdate");
    return send({ event: "onReady", id: message.id });
  }
  window.player.heard.push({ method: message.method ?? message.func, value: message.value });
  switch (message.method ?? message.func) {
    case "ping":
      return send({ event: "ready" });
    case "addEventListener":
      subscribed ||= message.value === "timeupdate";
      return;
    case "getDuration":
      return send({ method: "getDuration", value: LENGTH_SECONDS });
    case "getCurrentTime":
      return send({ method: "getCurrentTime", value: seconds });
    case "setCurrentTime":
      return window.player.seek(message.value);
    case "seekTo":
    case "time":
      return window.player.seek(message.args[0]);
  }
});

function listen(value) {
  subscribed = true;
  window.player.heard.push({ method: "addEventListener", value });
}

function tell() {
  if (!subscribed) return;
  if (host === "youtube-nocookie")
    send({
      event: "infoDelivery",
      info: { currentTime: seconds, duration: LENGTH_SECONDS, videoData: { video_id: videoId } },
    });
  else if (host === "vimeo")
    send({ event: "timeupdate", data: { seconds, duration: LENGTH_SECONDS, percent: 0 } });
  else trigger("timechange", seconds);
}

function trigger(...args) {
  send({ method: "_trigger", args });
}

function send(message) {
  parent.postMessage(JSON.stringify(message), parentOrigin);
}
