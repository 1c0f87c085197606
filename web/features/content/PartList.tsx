import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import css from './PartList.module.css'

export interface Part {
  readonly key: string
  readonly icon: ReactNode
  readonly title: string
  /** What it is for, in one sentence. */
  readonly purpose: string
}

/** What a place in the product holds, each part with its word and what it is for. */
export function PartList({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <ul className={css.parts}>
      {parts.map(({ key, icon, title, purpose }) => (
        <li key={key}>
          <Icon size={24} of={icon} />
          <div>
            <h3>{title}</h3>
            <p>{purpose}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
