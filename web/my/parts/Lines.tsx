import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { WayLink } from '../way/WayLink.tsx'
import type { About, Stop } from '../way/way.ts'
import css from './Lines.module.css'

interface LineProps {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly help?: ReactNode
}

function Inside({ icon, title, help }: LineProps) {
  return (
    <>
      <Icon size={24} of={icon} />
      <span className={css.words}>
        <b>{title}</b>
        {help && <small>{help}</small>}
      </span>
      <Icon size={24} of={<IconChevronRight />} />
    </>
  )
}

/** A row that leads to another page. */
export function LineTo({ to, about, ...line }: LineProps & { readonly to: Stop; readonly about?: About }) {
  return (
    <WayLink to={to} className={css.line} {...(about ? { about } : {})}>
      <Inside {...line} />
    </WayLink>
  )
}

/** A row that does something. */
export function LineDoes({ onPress, ...line }: LineProps & { readonly onPress: () => void }) {
  return (
    <button type="button" className={css.line} onClick={onPress}>
      <Inside {...line} />
    </button>
  )
}

interface FactProps {
  readonly name: ReactNode
  readonly children: ReactNode
  /** Changes it: drawn as one word, read with what it changes. */
  readonly change?: { readonly word: string; readonly label: string; readonly onPress: () => void } | null
}

export function Fact({ name, children, change }: FactProps) {
  return (
    <div className={css.fact}>
      <div>
        <span className={css.small}>{name}</span>
        <div>{children}</div>
      </div>
      {change && (
        <button type="button" className={css.change} onClick={change.onPress}>
          <span aria-hidden="true">{change.word}</span>
          <VisuallyHidden>{change.label}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

/** Short sentences under each other, each with an icon. */
export function Sentences({
  rows,
}: {
  readonly rows: readonly { readonly icon: ReactNode; readonly text: ReactNode; readonly isLost?: boolean }[]
}) {
  if (rows.length === 0) return null
  return (
    <ul className={css.list}>
      {rows.map(({ icon, text, isLost }, at) => (
        <li key={at} data-lost={isLost || undefined}>
          <Icon size={24} of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
