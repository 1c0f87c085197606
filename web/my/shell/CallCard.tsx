import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/Icon.tsx'
import { useTexts } from '../language/use-texts.ts'
import { PressCall } from '../parts/Press.tsx'
import css from './Shell.module.css'

/** Whom to call: the name of a place, and its number. */
export interface Contact {
  readonly name: string
  readonly phone: string | null
}

interface CallCardProps {
  readonly title?: string
  /** Two numbers on the start page, one elsewhere. */
  readonly numbers: readonly { readonly about: ReactNode; readonly contact: Contact }[]
}

/** Closes every page: somebody who would rather talk to a person. */
export function CallCard({ title, numbers }: CallCardProps) {
  const { callCard } = useTexts().shell
  return (
    <section className={css.call} id="call" tabIndex={-1} aria-labelledby="call-title">
      <div className={css.inner}>
        <h2 id="call-title">
          <Icon size={24} of={<IconPhone />} />
          {title ?? callCard.title}
        </h2>
        {numbers.length === 0 && <p>{callCard.noNumber}</p>}
        <div className={css.numbers}>
          {numbers.map(({ about, contact }) => (
            <div key={contact.name + contact.phone}>
              <p>{about}</p>
              {contact.phone === null ? (
                <p>{callCard.noNumber}</p>
              ) : (
                <PressCall phone={contact.phone} icon={<IconPhone />} />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Shows whom to call and reads it out, from anywhere on the page. */
export function goToCall(): void {
  const card = document.getElementById('call')
  card?.scrollIntoView({ block: 'end' })
  card?.focus({ preventScroll: true })
}
