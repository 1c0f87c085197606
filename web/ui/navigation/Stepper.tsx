import type { ReactNode } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Stepper.module.css'

export interface StepperProps<Key extends string> {
  label: string
  /** Stands in for the circles below 768 px: "Step 2 of 4". */
  shortText: string
  /** Read out after the word of a finished step. */
  doneWord: string
  steps: readonly {
    key: Key
    word: ReactNode
    /** What the step came to, under its word; shown of the steps that have been gone to. */
    result?: ReactNode
  }[]
  current: Key
  /** Finished steps are links back. */
  onGo: (key: Key) => void
}

export function Stepper<Key extends string>({ label, shortText, doneWord, steps, current, onGo }: StepperProps<Key>) {
  const here = steps.findIndex(({ key }) => key === current)
  return (
    <div>
      <p className={css.short}>{shortText}</p>
      <ol className={css.steps} aria-label={label}>
        {steps.map(({ key, word, result }, at) => {
          const state = at < here ? 'done' : at === here ? 'current' : 'to-come'
          const children = (
            <>
              <span className={css.circle} aria-hidden="true">
                {state === 'done' ? <Icon of={<IconCheck />} /> : at + 1}
              </span>
              <span className={css.words}>
                <b>
                  {word}
                  {state === 'done' && <VisuallyHidden> {doneWord}</VisuallyHidden>}
                </b>
                {result && at <= here && <small>{result}</small>}
              </span>
            </>
          )
          return (
            <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' ? (
                <a
                  className={css.step}
                  href={`#${key}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(key)
                  }}
                >
                  {children}
                </a>
              ) : (
                <span className={css.step}>{children}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
