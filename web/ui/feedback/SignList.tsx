import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../picture/Icon.tsx'
import css from './SignList.module.css'

interface SignListProps {
  readonly signs: readonly {
    readonly key: string
    /** It can do harm. */
    readonly grave: boolean
    readonly words: ReactNode
  }[]
}

/** What to look at before it hurts. None of it blocks: whoever chooses knows the person. */
export function SignList({ signs }: SignListProps) {
  if (signs.length === 0) return null
  return (
    <ul className={css.list}>
      {signs.map(({ key, grave, words }) => (
        <li key={key} data-grave={grave || undefined}>
          <Icon size={18} of={grave ? <IconAlertCircle /> : <IconAlertTriangle />} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  )
}
