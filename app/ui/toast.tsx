/** Short messages in a corner, which disappear after a while. Our own, because the headless base's weigh 15 KB on every page. */

import { X } from "lucide";
import { type FocusEvent, useRef, useState, useSyncExternalStore } from "react";
import type { Message } from "~/platform/web/act-result";
import { Icon } from "./icon";
import { useEveryKey } from "./use-keys";
import { useResult } from "./use-result";
import { useTimer } from "./use-timer";

export type ToastMessage = Message;

/** A toast's action; it closes the toast. */
export type ToastAction = { label: string; run: () => void };

type Toast = ToastMessage & { id: number; action?: ToastAction; instead?: string };

const LASTS_MS = 5_000;
/** For someone who first has to see what they did. */
const UNDO_LASTS_MS = 15_000;
const MOST = 4;
const NONE: readonly Toast[] = [];
const TONES = {
  neutral: "border-l-accent",
  success: "border-l-success",
  danger: "border-l-danger",
} as const;

let toasts = NONE;
let latest = 0;
const listeners = new Set<() => void>();

type Offer = { action?: ToastAction; undo?: (() => void) | undefined; instead?: string };

/**
 * `undo`: takes back what the toast tells of, which then stays longer. `instead`: an earlier toast with the same one is
 * replaced.
 */
export function showToast({ undo, ...told }: ToastMessage & Offer): void {
  latest += 1;
  const message = undo
    ? { lasts: UNDO_LASTS_MS, ...told, action: { label: "Undo", run: undo } }
    : told;
  const { instead } = message;
  const others = toasts.filter((each) => instead === undefined || each.instead !== instead);
  change([...others, { ...message, id: latest }].slice(-MOST));
}

/** Shows a toast whenever a new one comes from the server: a loader's notice or an action's result. */
export function useToast(message: ToastMessage | null | undefined): void {
  useResult(message ?? undefined, showToast);
}

/**
 * Where toasts appear; once per page. They stay while they have the focus, which F6 brings, and under the pointer if
 * they have an action: a plain one must not stay over the button that someone wants to reach.
 */
export function Toasts() {
  const shown = useSyncExternalStore(
    listen,
    () => toasts,
    () => NONE,
  );
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEveryKey((event) => {
    if (event.key !== "F6" || toasts.length === 0) return;
    event.preventDefault();
    region.current?.focus();
  });

  const isWithin = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true;
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!isWithin(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  // Browsers do not report that the pointer or the focus has left a removed element.
  const close = (id: number) => {
    if (isWithin(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
    setHovered(false);
    setFocused(false);
    dismiss(id);
  };
  return (
    <section
      ref={region}
      aria-label="Notifications"
      aria-live="polite"
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={({ relatedTarget }) => setFocused(isWithin(relatedTarget))}
      data-toasts
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bar,0px)+var(--line,0px))] z-50 sm:left-auto sm:w-96"
    >
      <ul className="grid gap-3">
        {shown.map((toast) => (
          <ToastView
            key={toast.id}
            toast={toast}
            isHeld={isFocused || (isHovered && toast.action !== undefined)}
            onClose={() => close(toast.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type ToastViewProps = { toast: Toast; isHeld: boolean; onClose: () => void };

function ToastView({ toast, isHeld, onClose }: ToastViewProps) {
  const { id, title, description, tone = "neutral", lasts = LASTS_MS, action } = toast;
  useTimer(isHeld || lasts === 0 ? null : lasts, () => dismiss(id));
  return (
    <li
      className={`panel flex items-start gap-3 border-l-4 p-4 floating transition-opacity starting:opacity-0 ${TONES[tone]}`}
    >
      <div role={tone === "danger" ? "alert" : undefined} className="grid flex-1 gap-0.5">
        <p className="font-semibold text-[0.95rem] leading-snug">{title}</p>
        {description && <p className="text-quiet text-sm">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="-my-1 min-h-9 rounded-control px-3 font-semibold text-accent text-sm hover:bg-sunken"
          onClick={() => {
            onClose();
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Dismiss"
        className="-m-2 grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken"
        onClick={onClose}
      >
        <Icon of={X} className="size-4" />
      </button>
    </li>
  );
}

function dismiss(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
