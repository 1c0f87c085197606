import { useEffect, useId, useRef } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { Icon } from '../picture/Icon.tsx'
import css from './ErrorSummary.module.css'

export interface ErrorSummaryProps {
  title: string
  /** `field` is the id of the control the error belongs to. */
  errors: readonly { field: string; text: string }[]
  /** Shown from so many errors on; fewer are seen at their fields. */
  from?: number | undefined
  /** Takes the focus when it appears, after a form was sent. */
  takesFocus?: boolean | undefined
}

export function ErrorSummary({ title, errors, from = 3, takesFocus = false }: ErrorSummaryProps) {
  const shown = errors.length >= from
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (shown && takesFocus) box.current?.focus()
  }, [shown, takesFocus])
  if (!shown) return null
  return (
    <section className={css.summary} ref={box} tabIndex={-1} aria-labelledby={titleId}>
      <Icon size={24}>
        <IconAlertCircle />
      </Icon>
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
