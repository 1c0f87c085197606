import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

export interface MenuItem {
  key: string
  word: ReactNode
  icon?: ReactNode
  onChoose?: () => void
  /** Leads somewhere: draws the router's link with the look of an item. */
  render?: (look: ComponentPropsWithoutRef<'a'>) => ReactElement
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
    'aria-controls': string | undefined
    onClick: (event: MouseEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
    onPointerEnter: () => void
    onFocus: () => void
  }) => ReactNode
  items: readonly MenuItem[]
  /** Quiet words on top, for example who is signed in. */
  head?: ReactNode
}

const loadPanel = () => import('./MenuPanel.tsx')
const MenuPanel = lazy(loadPanel)

/** The button is there at once; what it opens is fetched when it is reached, so that no page pays for a closed menu. */
export function Menu({ trigger, items, head }: MenuProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const fetchPanel = () => void loadPanel()
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-dropdown` : undefined,
        // A double click opens it, and does not shut it again.
        onClick: (event) => event.detail < 2 && setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
        onPointerEnter: fetchPanel,
        onFocus: fetchPanel,
      })}
      {open && (
        <Suspense>
          <MenuPanel id={id} items={items} head={head} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
