import { useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import css from './Menu.module.css'

export interface MenuItem {
  key: string
  word: ReactNode
  icon?: ReactNode
  onChoose?: () => void
  /** Leads somewhere: draws the router's link with the look of an item. */
  render?: (look: { className: string; role: 'menuitem'; tabIndex: -1; children: ReactNode }) => ReactElement
  /** Why it cannot be chosen now; stays in the menu with this under it. */
  reason?: ReactNode
  danger?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens it gets these. */
  trigger: (links: {
    id: string
    'aria-haspopup': 'menu'
    'aria-expanded': boolean
    'aria-controls': string
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
  }) => ReactNode
  items: readonly MenuItem[]
  /** Quiet words on top, for example who is signed in. */
  head?: ReactNode
}

/** A native popover: drawn above everything and closed by Escape or a press outside, by the browser itself. */
export function Menu({ trigger, items, head }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const button = () => document.getElementById(`${id}-button`)
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  const show = () => {
    const box = button()?.getBoundingClientRect()
    if (!box || !panel.current) return
    panel.current.showPopover()
    const { offsetWidth: width, offsetHeight: height } = panel.current
    const left = Math.min(Math.max(8, box.right - width), window.innerWidth - width - 8)
    const below = box.bottom + 4
    const top = below + height > window.innerHeight ? Math.max(8, box.top - height - 4) : below
    panel.current.style.left = `${Math.max(8, left)}px`
    panel.current.style.top = `${top}px`
    entries()[0]?.focus()
  }
  const close = () => {
    panel.current?.hidePopover()
    button()?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const all = entries()
    const here = all.findIndex((entry) => entry === document.activeElement)
    const named = event.key.length === 1 && all.find((each) => each.innerText.toLowerCase().startsWith(event.key))
    const next = {
      ArrowDown: all[(here + 1) % all.length],
      ArrowUp: all.at(here - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    const target = next ?? (named || undefined)
    if (event.key === 'Tab') close()
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <>
      {trigger({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': `${id}-menu`,
        onClick: () => (open ? close() : show()),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          show()
        },
      })}
      <div
        ref={panel}
        popover="auto"
        className={css.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={move}
      >
        {head && <div className={css.head}>{head}</div>}
        <div role="menu" id={`${id}-menu`} aria-labelledby={`${id}-button`}>
          {items.map((item) => (
            <Entry key={item.key} item={item} onClose={close} />
          ))}
        </div>
      </div>
    </>
  )
}

function Entry({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { word, icon, onChoose, render, reason, danger } = item
  const children = (
    <>
      {icon && <Icon>{icon}</Icon>}
      <span>
        {word}
        {reason && <small>{reason}</small>}
      </span>
    </>
  )
  const choose = () => {
    if (reason) return
    onClose()
    onChoose?.()
  }
  if (render && !reason) return render({ className: css.item ?? '', role: 'menuitem', tabIndex: -1, children })
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={css.item}
      data-danger={danger || undefined}
      aria-disabled={reason ? true : undefined}
      onClick={choose}
    >
      {children}
    </button>
  )
}
