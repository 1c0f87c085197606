import type { ReactNode } from 'react'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../../ui/table/Facts.tsx'
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx'
import type { Fact } from './filled-facts.ts'
import type { Step } from './steps.ts'
import css from '../form/Form.module.css'

interface SummaryCardsProps {
  readonly title: ReactNode
  readonly factsOf: (step: Step) => readonly Fact[]
  readonly onChange: (step: Step) => void
}

const parts = ['identity', 'contact', 'others'] as const

/** Everything once more, to be read: each part leads back to where it is changed. */
export function SummaryCards({ title, factsOf, onChange }: SummaryCardsProps) {
  const t = useAllTexts()
  const words = t.recipientForm.wizard
  return (
    <>
      {parts.map((part, at) => {
        const facts = factsOf(part)
        return (
          <Card
            key={part}
            title={at === 0 ? title : words.steps[part]}
            aside={
              <Button variant="text" size="compact" onClick={() => onChange(part)}>
                <span aria-hidden="true">{t.common.actions.change}</span>
                <VisuallyHidden>{t.orders.check.changePart({ part: words.steps[part] })}</VisuallyHidden>
              </Button>
            }
            padded
          >
            {facts.length > 0 ? <DefinitionList items={facts} /> : <p className={css.quiet}>{t.common.words.notSet}</p>}
          </Card>
        )
      })}
    </>
  )
}
