import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useResult } from "./use-result";

/** A toast's text; `tone` decides its color, and whether it is announced at once. */
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: "neutral" | "success" | "danger";
  /** How long it stays, in ms (5 s by default). */
  lasts?: number;
};

/** A toast's action; it closes the toast. */
export type ToastAction = { label: string; run: () => void };

const manager = Toast.createToastManager();
const TONES = {
  neutral: "border-l-accent",
  success: "border-l-success",
  danger: "border-l-danger",
} as const;

export function showToast({
  title,
  description,
  tone = "neutral",
  lasts,
  action,
}: ToastMessage & { action?: ToastAction }): void {
  const act = () => {
    manager.close(id);
    action?.run();
  };
  const id = manager.add({
    title,
    description,
    type: tone,
    timeout: lasts,
    priority: tone === "danger" ? "high" : "low",
    actionProps: action && { children: action.label, onClick: act },
  });
}

/** Shows a toast whenever a new one comes from the server: a loader's notice or an action's result. */
export function useToast(message: ToastMessage | null | undefined): void {
  useResult(message ?? undefined, showToast);
}

/** Where toasts appear; once a page. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager} limit={4}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 grid gap-3 sm:left-auto sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function toneOf(type: string | undefined): string {
  return type === "success" || type === "danger" ? TONES[type] : TONES.neutral;
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // What can be focused must not be hidden, as the base does with toasts until they are.
      aria-hidden={false}
      className={`panel border-l-4 p-4 floating transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 ${toneOf(toast.type)}`}
    >
      <Toast.Content className="flex items-start gap-3">
        <div className="grid flex-1 gap-0.5">
          <Toast.Title className="font-sans text-[0.95rem] font-semibold leading-snug tracking-normal" />
          <Toast.Description className="text-sm text-quiet" />
        </div>
        {toast.actionProps && (
          <Toast.Action
            aria-hidden={false}
            className="-my-1 min-h-9 rounded-control px-3 font-semibold text-accent text-sm hover:bg-sunken"
          />
        )}
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={false}
          className="-m-2 grid size-9 place-content-center rounded-control text-quiet hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
