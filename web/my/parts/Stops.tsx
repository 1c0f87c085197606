import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useAllTexts } from '../language/use-texts.ts'
import css from './Stops.module.css'

export interface StopOnWay {
  readonly key: string
  readonly word: ReactNode
  readonly state: 'done' | 'now' | 'to-come'
  readonly icon: ReactNode
  readonly when?: ReactNode
}

/** The way of a parcel or of a question, downwards: what was, where it is, what is to come. */
export function Stops({ label, stops }: { readonly label: string; readonly stops: readonly StopOnWay[] }) {
  const { states } = useAllTexts().parcel
  return (
    <ol className={css.way} aria-label={label}>
      {stops.map(({ key, word, state, icon, when }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.mark} aria-hidden="true">
            <Icon size={24} of={state === 'done' ? <IconCheck /> : icon} />
          </span>
          <div>
            <b>
              {word}
              <VisuallyHidden> {states[state]}</VisuallyHidden>
            </b>
            {when && <small>{when}</small>}
          </div>
        </li>
      ))}
    </ol>
  )
}
