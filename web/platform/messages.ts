import type { ErrorCode } from '@omsorg/contract/error-codes.ts'
import type { MissingRight } from '@omsorg/contract/platform-refusals.ts'

/** What a message says: the text of a code, or words that came with it. `traceId` stands below in small print. */
export interface MessageContent {
  readonly code?: ErrorCode
  readonly text?: string
  /** A code that the catalogue does not know: shown after the generic text (A-8.1-03). */
  readonly unknownCode?: string
  readonly traceId?: string
  /** What the person lacks for what was asked. */
  readonly missing?: MissingRight
}

export interface DialogRequest extends MessageContent {
  readonly kind: 'dialog'
  readonly title: 'information' | 'error' | 'system'
}

export interface ToastRequest extends MessageContent {
  readonly kind: 'toast'
  readonly tone: 'success' | 'error' | 'other'
  /** A way back, while the toast stands. */
  readonly action?: { readonly word: string; readonly run: () => void }
}

export interface Messages {
  /** The dialog that stands now; the others wait behind it. */
  readonly dialog: DialogRequest | null
  /** Toasts that have not reached the screen yet. */
  readonly toasts: readonly ToastRequest[]
}

/** The one place from which dialogs and toasts are asked for, also by what is no component. */
export function createMessages() {
  let dialogs: readonly DialogRequest[] = []
  let current: Messages = { dialog: null, toasts: [] }
  const watchers = new Set<() => void>()

  function become(toasts: readonly ToastRequest[]): void {
    current = { dialog: dialogs[0] ?? null, toasts }
    for (const watch of watchers) watch()
  }

  return {
    current: (): Messages => current,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    announce(request: DialogRequest | ToastRequest): void {
      if (request.kind === 'toast') return become([...current.toasts, request])
      dialogs = [...dialogs, request]
      become(current.toasts)
    },
    closeDialog(): void {
      dialogs = dialogs.slice(1)
      become(current.toasts)
    },
    /** Hands the toasts to the screen, once. */
    takeToasts(): readonly ToastRequest[] {
      const { toasts } = current
      if (toasts.length > 0) become([])
      return toasts
    },
    /** Messages may name persons: they go with whoever signs out. */
    clear(): void {
      dialogs = []
      become([])
    },
  }
}

export const messages = createMessages()
