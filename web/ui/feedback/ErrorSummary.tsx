import { useId } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Icon } from '../picture/Icon.tsx'
import css from './ErrorSummary.module.css'

export interface ErrorSummaryProps {
  title: string
  /** `field` is the id of the control the error belongs to. */
  errors: readonly { field: string; text: string }[]
  /** Shown from so many errors on; fewer are seen at their fields. */
  from?: number | undefined
}

export function ErrorSummary({ title, errors, from = 3 }: ErrorSummaryProps) {
  const titleId = useId()
  if (errors.length < from) return null
  return (
    <section className={css.summary} tabIndex={-1} aria-labelledby={titleId}>
      <Icon size={24} of={<IconAlertCircle />} />
      <div>
        <h2 id={titleId}>{title}</h2>
        <ul>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
