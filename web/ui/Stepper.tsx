import type { ReactElement, ReactNode } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './Stepper.module.css'

export interface StepperProps {
  label: string
  /** Stands in for the circles below 768 px: "Step 2 of 4". */
  shortText: string
  /** Read out after the word of a finished step. */
  doneWord: string
  steps: readonly {
    key: string
    word: ReactNode
    /** What the step came to, under its word. */
    result?: ReactNode
    state: 'done' | 'current' | 'to-come'
    /** Finished steps are links back. */
    render?: (look: { className: string; children: ReactNode }) => ReactElement
  }[]
}

export function Stepper({ label, shortText, doneWord, steps }: StepperProps) {
  return (
    <div>
      <p className={css.short}>{shortText}</p>
      <ol className={css.steps} aria-label={label}>
        {steps.map(({ key, word, result, state, render }, at) => {
          const children = (
            <>
              <span className={css.circle} aria-hidden="true">
                {state === 'done' ? (
                  <Icon>
                    <IconCheck />
                  </Icon>
                ) : (
                  at + 1
                )}
              </span>
              <span className={css.words}>
                <b>
                  {word}
                  {state === 'done' && <VisuallyHidden> {doneWord}</VisuallyHidden>}
                </b>
                {result && <small>{result}</small>}
              </span>
            </>
          )
          return (
            <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {render && state === 'done' ? (
                render({ className: css.step ?? '', children })
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
