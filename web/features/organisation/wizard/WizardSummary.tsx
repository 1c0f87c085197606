import type { ReactNode } from 'react'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './WizardFrame.module.css'
import type { WizardStepShown } from './WizardFrame.tsx'

export interface WizardSummaryProps {
  /** All of them; the last is the summary itself. */
  readonly steps: readonly WizardStepShown<string>[]
  /** Without which nobody can work here. */
  readonly missing?: readonly string[]
  /** What was entered in a step; of the others what they came to is shown. */
  readonly entered?: Readonly<Record<string, ReactNode>>
  readonly onFinish: () => unknown
}

/** All that was entered, step by step, each with its way back; what is missing is named, and cannot be left out (A-2.7-74). */
export function WizardSummary(props: WizardSummaryProps) {
  const { steps, missing = [], entered = {}, onFinish } = props
  const { wizard: words } = useAllTexts().organisationClients
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="error" title={words.missingTitle}>
          <ul>
            {steps
              .filter(({ name }) => missing.includes(name))
              .map(({ name, word, result, href }) => (
                <li key={name}>
                  <RouteLink to={href}>{word}</RouteLink>: {result}
                </li>
              ))}
          </ul>
        </Notice>
      )}
      {steps.slice(0, -1).map(({ name, word, result, href }) => (
        <Card key={name} title={word} aside={<RouteLink to={href}>{words.change({ name: word })}</RouteLink>} padded>
          <div className={css.entered}>{entered[name] ?? <p>{result}</p>}</div>
        </Card>
      ))}
      <div>
        <Button
          variant="primary"
          reason={missing.length > 0 ? words.missingReason : undefined}
          onClick={() => void onFinish()}
        >
          {words.finish}
        </Button>
      </div>
    </>
  )
}
