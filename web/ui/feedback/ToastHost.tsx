import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { Toast, type ToastProps } from './Toast.tsx'
import css from './Toast.module.css'

type Shown = Pick<ToastProps, 'tone' | 'title' | 'detail' | 'action'>

export interface Message extends Shown {
  id: number
  /** Milliseconds since 1970. */
  at: number
}

interface Toasts {
  show: (message: Shown) => void
  /** Every message of the session, the latest first. */
  recent: readonly Message[]
}

const ToastContext = createContext<Toasts>({ show: () => undefined, recent: [] })

/** `show` says what happened; `recent` keeps it readable after the toast is gone. */
export function useToasts(): Toasts {
  return use(ToastContext)
}

const stays = 3000
/** A way back stands longer. */
const staysWithAction = 10_000
const kept = 50

export interface ToastHostProps {
  closeWord: string
  children: ReactNode
}

/** Stands once round the application. Its two live regions are in the page from the start, so that nothing is missed. */
export function ToastHost({ closeWord, children }: ToastHostProps) {
  const [recent, setRecent] = useState<readonly Message[]>([])
  const [open, setOpen] = useState<readonly number[]>([])
  const host = useRef<HTMLDivElement>(null)
  const next = useRef(1)
  const show = useCallback<Toasts['show']>((message) => {
    const id = next.current++
    setRecent((all) => [{ ...message, id, at: Date.now() }, ...all].slice(0, kept))
    setOpen((all) => [...all, id])
  }, [])
  const close = useCallback((id: number) => setOpen((all) => all.filter((each) => each !== id)), [])
  const toasts = useMemo(() => ({ show, recent }), [show, recent])

  // A popover shown last lies above a dialog that was opened before it.
  useEffect(() => {
    const show = () => {
      host.current?.hidePopover()
      host.current?.showPopover()
    }
    if (open.length > 0) return show()
    // Where nothing is said yet, the page is laid out once as a whole, and not for this first.
    const later = setTimeout(show)
    return () => clearTimeout(later)
  }, [open.length])

  const lane = (alerts: boolean) =>
    recent
      .filter(({ id, tone }) => open.includes(id) && (tone === 'error') === alerts)
      .map((message) => <TimedToast key={message.id} message={message} closeWord={closeWord} onClose={close} />)
  return (
    <ToastContext value={toasts}>
      {children}
      <div ref={host} popover="manual" className={css.host}>
        <div className={css.lane} role="alert">
          {lane(true)}
        </div>
        <div className={css.lane} role="status">
          {lane(false)}
        </div>
      </div>
    </ToastContext>
  )
}

interface TimedToastProps {
  message: Message
  closeWord: string
  onClose: (id: number) => void
}

/** Goes after three seconds, or ten with a way back, but not while someone points at it or has the focus in it. */
function TimedToast({ message: { id, tone, title, detail, action }, closeWord, onClose }: TimedToastProps) {
  const [pointedAt, setPointedAt] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = pointedAt || focused
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => onClose(id), action ? staysWithAction : stays)
    return () => clearTimeout(timer)
  }, [held, id, action, onClose])
  return (
    <div
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toast
        {...(tone && { tone })}
        {...(action && { action })}
        title={title}
        detail={detail}
        closeWord={closeWord}
        onClose={() => onClose(id)}
      />
    </div>
  )
}

export interface RecentMessagesProps {
  label: string
  empty: ReactNode
  /** Writes milliseconds since 1970 as the time of day of the reader's language. */
  time: (at: number) => string
}

export function RecentMessages({ label, empty, time }: RecentMessagesProps) {
  const { recent } = useToasts()
  if (recent.length === 0) return <p>{empty}</p>
  return (
    <ul className={css.recent} aria-label={label}>
      {recent.map(({ id, at, title, detail }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{time(at)}</time> <b>{title}</b> {detail}
        </li>
      ))}
    </ul>
  )
}
