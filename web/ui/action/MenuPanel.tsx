import { Menu } from '@mantine/core'
import { useCallback, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import { MantineAnchor } from '../theme/MantineAnchor.tsx'
import { MantineParts } from '../theme/MantineParts.tsx'
import type { MenuItem } from './Menu.tsx'
import css from './Menu.module.css'

interface MenuPanelProps {
  /** Of the button that opened it. */
  readonly id: string
  readonly items: readonly MenuItem[]
  readonly head: ReactNode
  /** Closes it and gives the focus back. */
  readonly onClose: () => void
}

/**
 * Mantine's menu: it follows its button when the page is scrolled, and knows the arrows, Home, End and the first letters.
 * As a native popover it is drawn above everything, also above a dialog.
 */
export default function MenuPanel({ id, items, head, onClose }: MenuPanelProps) {
  const show = useCallback((panel: HTMLDivElement | null) => {
    if (!panel || panel.matches(':popover-open')) return
    panel.showPopover()
    panel.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' && event.key !== 'Escape') return
    // Tab goes on from the button. Escape would close a dialog round the menu as well.
    if (event.key === 'Escape') event.preventDefault()
    onClose()
  }
  return (
    <MantineParts>
      <Menu
        opened
        onChange={onClose}
        id={id}
        unstyled
        trapFocus={false}
        returnFocus={false}
        closeOnEscape={false}
        withInitialFocusPlaceholder={false}
        withinPortal={false}
        floatingStrategy="fixed"
        position="bottom-end"
        offset={4}
        middlewares={{ flip: true, shift: { padding: 8 } }}
        transitionProps={{ duration: 0 }}
        classNames={{
          dropdown: css.menu ?? '',
          item: css.item ?? '',
          itemLabel: css.label ?? '',
          label: css.head ?? '',
        }}
      >
        <Menu.Target>
          <MantineAnchor of={id} />
        </Menu.Target>
        <Menu.Dropdown popover="manual" ref={show} onKeyDown={press}>
          {head && <Menu.Label>{head}</Menu.Label>}
          {items.map((item) => (
            <Item key={item.key} item={item} onClose={onClose} />
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineParts>
  )
}

function Item({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { word, icon, onChoose, render, reason, danger } = item
  const choose = () => {
    if (reason) return
    onClose()
    onChoose?.()
  }
  // Mantine's own way to disable an item would keep the arrows, and with them its reason, from it.
  const button = (root: ComponentPropsWithRef<'button'>) => (
    <button {...root} aria-disabled={reason ? true : undefined} data-danger={danger || undefined} />
  )
  const link = (root: ComponentPropsWithRef<'a'>) => render?.({ ...root, type: undefined })
  return (
    <Menu.Item closeMenuOnClick={false} onClick={choose} renderRoot={render && !reason ? link : button}>
      {icon && <Icon of={icon} />}
      <span>
        {word}
        {reason && <small>{reason}</small>}
      </span>
    </Menu.Item>
  )
}
